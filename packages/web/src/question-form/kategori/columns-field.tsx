import { MOST } from '@bank/contract/question-form/limits'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { FieldNotes } from '../../ui/form-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ItemValues } from '../values/item-values.ts'
import { newColumn } from './document.ts'

/** The pairs of words that exams use. */
const USUAL = [
  ['Benar', 'Salah'],
  ['Ya', 'Tidak'],
  ['Sesuai', 'Tidak sesuai'],
  ['Setuju', 'Tidak setuju'],
  ['Fakta', 'Opini'],
] as const

/** The columns of a Kategori question, by their words. */
export function ColumnsField() {
  const form = useFormContext<ItemValues>()
  const { control, register, formState } = form
  const columns = useFieldArray({ control, name: 'columns', keyName: 'key' })
  const { errors } = formState
  const now = () => form.getValues('columns') ?? []
  const added = (before: NonNullable<ItemValues['columns']>) => newColumn(before, form.getValues('used'))

  /** The first columns take the words; their rows stay where they are, and so do further columns. */
  const use = (words: readonly string[]) => {
    const next = [...now()]
    while (next.length < words.length) next.push(added(next))
    form.setValue(
      'columns',
      next.map((column, at) => ({ ...column, text: words[at] ?? column.text })),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">Kolom</legend>
      <div className="mb-2 flex flex-wrap gap-2">
        {USUAL.map((words) => (
          <Button key={words[0]} kind="quiet" className="bg-quiet" onClick={() => use(words)}>
            {words.join(' / ')}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {columns.fields.map(({ key }, at) => (
          <div key={key} className="flex items-start gap-0.5">
            <div className="w-40">
              <TextField
                hideLabel
                label={`Kolom ${at + 1}`}
                placeholder={`Kolom ${at + 1}`}
                error={errors.columns?.[at]?.text?.message}
                {...register(`columns.${at}.text`)}
              />
            </div>
            {columns.fields.length > 2 && (
              <IconButton icon={X} label={`Hapus kolom ${at + 1}`} onClick={() => columns.remove(at)} />
            )}
          </div>
        ))}
        {columns.fields.length < MOST.columns && (
          <Button kind="quiet" icon={Plus} className="text-brand" onClick={() => columns.append(added(now()))}>
            Tambah kolom
          </Button>
        )}
      </div>
      <FieldNotes id="columns" error={errors.columns?.message ?? errors.columns?.root?.message} />
    </fieldset>
  )
}
