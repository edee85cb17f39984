import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { UploadImage } from '../editor/use-editor-uploads.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import type { ItemValues } from './item-values.ts'
import { letterOf } from './letter.ts'
import { OptionRow } from './option-row.tsx'
import { OrderedRows } from './ordered-rows.tsx'
import { usePastedLines } from './use-pasted-lines.ts'

/** The options of a multiple-choice question with their key. Several lines pasted into one become options. */
export function OptionsField({ upload }: { upload: UploadImage }) {
  const form = useFormContext<ItemValues>()
  const several = useWatch({ control: form.control, name: 'selections', compute: hasSeveralAnswers })
  const [wished, setWished] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { takeLines, undo } = usePastedLines(box)
  const many = wished || several
  const options = () => form.getValues('selections') ?? []

  const mark = (index: number, right: boolean) => {
    for (const other of options().keys()) {
      if (other === index) form.setValue(`selections.${other}.is_answer`, right, { shouldDirty: true })
      else if (!many) form.setValue(`selections.${other}.is_answer`, false, { shouldDirty: true })
    }
  }
  const allow = (now: boolean) => {
    setWished(now)
    const first = options().findIndex(({ is_answer }) => is_answer === true)
    if (!now && first >= 0) for (const at of options().keys()) form.setValue(`selections.${at}.is_answer`, at === first)
  }
  return (
    <div ref={box}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">Tandai jawabannya. Beberapa baris yang ditempel menjadi beberapa pilihan.</p>
        <Checkbox label="Lebih dari satu jawaban" checked={many} onChange={allow} />
      </div>
      <OrderedRows name="selections" label="Pilihan jawaban" nameOf={nameOf} addLabel="Tambah pilihan">
        {(index, tools) => (
          <OptionRow index={index} many={many} onMark={mark} upload={upload} onLines={takeLines} tools={tools} />
        )}
      </OrderedRows>
      {undo && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-body">
          Baris yang ditempel menjadi pilihan.
          <Button kind="quiet" onClick={undo}>
            Batalkan tempelan
          </Button>
        </p>
      )}
    </div>
  )
}

const nameOf = (index: number) => `Pilihan ${letterOf(index)}`
const hasSeveralAnswers = (options: ItemValues['selections']) =>
  (options ?? []).filter(({ is_answer }) => is_answer === true).length > 1
