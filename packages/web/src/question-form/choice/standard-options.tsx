import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useReplacedRows } from '../rows/use-replaced-rows.ts'
import { BLANK_ROW, type ItemValues, type Lists } from '../values/item-values.ts'

/** Sets of options that exams ask again and again, always in this order. */
const SETS: readonly { name: string; options: readonly string[] }[] = [
  {
    name: 'Sebab-akibat',
    options: [
      'Pernyataan benar, alasan benar, dan keduanya menunjukkan hubungan sebab akibat.',
      'Pernyataan benar, alasan benar, tetapi keduanya tidak menunjukkan hubungan sebab akibat.',
      'Pernyataan benar dan alasan salah.',
      'Pernyataan salah dan alasan benar.',
      'Pernyataan dan alasan salah.',
    ],
  },
  {
    name: 'Asosiasi (1), (2), (3), (4)',
    options: [
      '(1), (2), dan (3) SAJA yang benar.',
      '(1) dan (3) SAJA yang benar.',
      '(2) dan (4) SAJA yang benar.',
      '(4) SAJA yang benar.',
      '(1), (2), (3), dan (4) benar.',
    ],
  },
  {
    name: 'Kecukupan data',
    options: [
      'Pernyataan (1) SAJA cukup untuk menjawab pertanyaan, tetapi pernyataan (2) SAJA tidak cukup.',
      'Pernyataan (2) SAJA cukup untuk menjawab pertanyaan, tetapi pernyataan (1) SAJA tidak cukup.',
      'DUA pernyataan BERSAMA-SAMA cukup untuk menjawab pertanyaan, tetapi SATU pernyataan SAJA tidak cukup.',
      'Pernyataan (1) SAJA cukup untuk menjawab pertanyaan dan pernyataan (2) SAJA cukup.',
      'Pernyataan (1) dan pernyataan (2) tidak cukup untuk menjawab pertanyaan.',
    ],
  },
  {
    name: 'Hubungan P dan Q',
    options: [
      'Kuantitas P lebih besar daripada Q.',
      'Kuantitas P lebih kecil daripada Q.',
      'Kuantitas P sama dengan Q.',
      'Informasi yang diberikan tidak cukup untuk memutuskan salah satu dari tiga pilihan di atas.',
    ],
  },
]

/** Fills the options with a standard set, which has one answer and keeps its order. The answer mark stays at its letter. */
export function StandardOptions() {
  const form = useFormContext<ItemValues>()
  const { rowsNow, replace, undo } = useReplacedRows('selections')
  const [before, setBefore] = useState<ItemValues['interaction']>()
  const setInteraction = (interaction: ItemValues['interaction']) =>
    form.setValue('interaction', interaction, { shouldDirty: true })

  const use = (options: readonly string[]) => {
    const now = rowsNow() as Lists['selections']
    const answer = now.findIndex(({ is_answer }) => is_answer === true)
    const interaction = form.getValues('interaction')
    setBefore(interaction)
    setInteraction({ ...interaction, multiple: false, order: 'tetap' })
    replace(
      options.map((selection_text, at) => ({
        ...BLANK_ROW.selections,
        ...now[at],
        selection_text,
        image: '',
        is_answer: at === answer,
      })),
    )
  }
  const takeBack = () => {
    undo?.()
    setInteraction(before)
  }
  return (
    <>
      <Menu
        label="Pilihan baku"
        icon={ListChecks}
        worded
        items={SETS.map(({ name, options }) => ({ label: name, onSelect: () => use(options) }))}
      />
      {undo && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-body">
          Pilihan diganti.
          <Button kind="quiet" onClick={takeBack}>
            Kembalikan
          </Button>
        </p>
      )}
    </>
  )
}
