import { useFormContext, useWatch } from 'react-hook-form'
import type { UploadImage } from '../../editor/use-editor-uploads.ts'
import { Checkbox } from '../../ui/choices.tsx'
import { letterOf } from '../../ui/letter.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { LineRows } from '../rows/line-rows.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { OptionRow } from './option-row.tsx'
import { hasSeveralAnswers, setMultiple } from './several.ts'

const StandardOptions = onDemand(() => import('./standard-options.tsx'), 'StandardOptions')

/** The options of a multiple-choice question with their answer marks. Several pasted lines become several options. */
export function OptionsField({ upload }: { upload: UploadImage }) {
  const form = useFormContext<ItemValues>()
  const several = useWatch({ control: form.control, name: 'selections', compute: hasSeveralAnswers })
  const wished = useWatch({ control: form.control, name: 'interaction.multiple' })
  const many = wished === true || several
  const order = useWatch({ control: form.control, name: 'interaction.order' })
  const keepInPlace = (now: boolean) =>
    form.setValue('interaction.order', now ? 'tetap' : 'auto', { shouldDirty: true })
  const options = () => form.getValues('selections') ?? []

  const mark = (index: number, right: boolean) => {
    for (const other of options().keys()) {
      if (other === index) form.setValue(`selections.${other}.is_answer`, right, { shouldDirty: true })
      else if (!many) form.setValue(`selections.${other}.is_answer`, false, { shouldDirty: true })
    }
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6">
        <Checkbox label="Lebih dari satu jawaban" checked={many} onChange={(now) => setMultiple(form, now)} />
        <Checkbox label="Tetap di tempat" checked={order === 'tetap'} onChange={keepInPlace} />
      </div>
      <LineRows
        name="selections"
        what="pilihan"
        label="Pilihan jawaban"
        keys="Alt+B menandai jawaban, Enter ke pilihan berikutnya."
        hint="Beberapa baris yang ditempel menjadi beberapa pilihan."
        nameOf={nameOf}
        addLabel="Tambah pilihan"
        beside={<StandardOptions />}
        onMark={(index, key) => key === 'b' && mark(index, !options()[index]?.is_answer)}
      >
        {(index, tools) => <OptionRow index={index} many={many} onMark={mark} upload={upload} tools={tools} />}
      </LineRows>
    </>
  )
}

const nameOf = (index: number) => `Pilihan ${letterOf(index)}`
