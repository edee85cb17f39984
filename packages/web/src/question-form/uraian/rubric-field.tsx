import { LEVELS, MOST_POINTS } from '@bank/contract/question-form/limits'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { FormLine } from '../../editor/form-line.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readPoints } from '../read-points.ts'
import { LineRows } from '../rows/line-rows.tsx'
import type { ItemValues } from '../values/item-values.ts'

/** What an essay gets points for. Together the best levels are what it is worth. */
export function RubricField() {
  const { control } = useFormContext<ItemValues>()
  return (
    <section aria-label="Rubrik" className="mt-4">
      <h4 className="mb-1 text-sm font-semibold text-ink">Rubrik</h4>
      <LineRows
        name="rubric"
        what="kriteria"
        label="Kriteria"
        hint="Poin soal ini adalah jumlah tingkat tertinggi tiap kriteria."
        nameOf={nameOf}
        addLabel="Tambah kriteria"
      >
        {(index, tools) => (
          <div className="space-y-2 p-1 pb-3">
            <FormLine control={control} name={`rubric.${index}.text`} hideLabel label={nameOf(index)} tools={tools()} />
            <Levels criterion={index} />
          </div>
        )}
      </LineRows>
    </section>
  )
}

/** The levels of one criterion, each with its points. */
function Levels({ criterion }: { criterion: number }) {
  const { control, register, getValues, formState } = useFormContext<ItemValues>()
  const name = `rubric.${criterion}.levels` as const
  const levels = useFieldArray({ control, name, keyName: 'key' })
  const errors = formState.errors.rubric?.[criterion]?.levels
  const add = () => {
    const points = (getValues(name) ?? []).map((level) => level.points)
    levels.append(
      { points: Math.min(MOST_POINTS, Math.max(0, ...points.filter(Number.isFinite)) + 1), text: '' },
      { shouldFocus: false },
    )
  }
  return (
    <div className="space-y-2 pl-4">
      <div aria-hidden className="flex gap-2 text-sm text-muted">
        <span className="w-20 shrink-0">Poin</span>
        <span>Syarat tingkat ini</span>
      </div>
      {levels.fields.map(({ key }, at) => (
        <div key={key} className="flex items-start gap-2">
          <div className="w-20 shrink-0">
            <TextField
              hideLabel
              label={`Poin tingkat ${at + 1} ${nameOf(criterion).toLowerCase()}`}
              inputMode="decimal"
              error={errors?.[at]?.points?.message}
              {...register(`${name}.${at}.points`, { setValueAs: readPoints })}
            />
          </div>
          <div className="min-w-0 flex-1">
            <FormLine
              control={control}
              name={`${name}.${at}.text`}
              hideLabel
              label={`Tingkat ${at + 1} ${nameOf(criterion).toLowerCase()}`}
              tools={
                levels.fields.length > LEVELS.least && (
                  <IconButton icon={X} label={`Hapus tingkat ${at + 1}`} onClick={() => levels.remove(at)} />
                )
              }
            />
          </div>
        </div>
      ))}
      {levels.fields.length < LEVELS.most && (
        <Button kind="quiet" icon={Plus} className="-ml-3 text-brand" onClick={add}>
          Tambah tingkat
        </Button>
      )}
    </div>
  )
}

const nameOf = (index: number) => `Kriteria ${index + 1}`
