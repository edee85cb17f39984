// How the accepted answers of Isian singkat are read, and a box to try an answer in.

import { unreadBounds } from '@bank/contract/number/accepts'
import { bounded } from '@bank/contract/number/bounded'
import { keyReading, verdict } from '@bank/contract/number/key-words'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/choices.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/text-field.tsx'
import { withoutBlanks } from '../values/blank.ts'
import { BLANK_ROW, type ItemValues } from '../values/item-values.ts'

/** The accepted answer of a row, as it stands in the form. */
function useRow(index: number) {
  const { control } = useFormContext<ItemValues>()
  const row = useWatch({ control, name: `short_answers.${index}` })
  const { short_answer_text = '', first_range = '', second_range = '' } = row ?? BLANK_ROW.short_answers
  return { short_answer_text, first_range, second_range }
}

/** The unit beside the student's box, as it stands in the form. */
function useUnit(): string {
  const { control } = useFormContext<ItemValues>()
  return useWatch({ control, name: 'interaction.unit' }) ?? ''
}

/** Below an accepted answer: how its text is read, and bounds that cannot be. */
export function KeyReading({ index }: { index: number }) {
  const row = useRow(index)
  const unit = useUnit()
  const unread = unreadBounds(row, unit)
  if (row.short_answer_text === '' && unread.length === 0) return null
  return (
    <p className="text-sm text-muted sm:col-span-2 lg:col-span-4">
      {row.short_answer_text !== '' && keyReading(row.short_answer_text, unit)}
      {unread.length > 0 && ` Batas ${unread.join(' dan ')} tidak terbaca sebagai bilangan.`}
    </p>
  )
}

/** Fills in both bounds of an accepted answer that is a number; `5%` is percent of it. */
export function Tolerance({ index }: { index: number }) {
  const { setValue } = useFormContext<ItemValues>()
  const { short_answer_text } = useRow(index)
  const unit = useUnit()
  const fill = (typed: string) => {
    const bounds = bounded(short_answer_text, typed, unit)
    if (!bounds) return
    setValue(`short_answers.${index}.first_range`, bounds.upper, { shouldDirty: true })
    setValue(`short_answers.${index}.second_range`, bounds.lower, { shouldDirty: true })
  }
  return <TextField label="Toleransi (±)" onChange={({ target }) => fill(target.value)} />
}

/** The unit after the student's box, how strictly texts are compared, and a box to try an answer in. */
export function AnswerReading() {
  const form = useFormContext<ItemValues>()
  const { control, register, formState } = form
  const [typed, setTyped] = useState('')
  const [rows, interaction] = useWatch({ control, name: ['short_answers', 'interaction'] })
  const accepted = withoutBlanks({ question_text: '', short_answers: rows }).short_answers.map((row) => ({
    short_answer_text: row.short_answer_text ?? '',
    first_range: row.first_range ?? '',
    second_range: row.second_range ?? '',
  }))
  const said =
    typed.trim() === '' ? '' : verdict(accepted, typed, { unit: interaction?.unit, exact: interaction?.exact === true })
  const isRight = said === 'Diterima'
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <div className="w-40">
          <TextField
            label="Satuan"
            placeholder="misalnya meter"
            error={formState.errors.interaction?.unit?.message}
            {...register('interaction.unit')}
          />
        </div>
        <Controller
          name="interaction.exact"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Checkbox label="Harus persis sama" checked={value === true} onChange={onChange} />
          )}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="w-60">
          <TextField label="Coba jawaban" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </div>
        <p
          role="status"
          className={classes(
            'flex min-h-control items-center gap-1.5 text-sm font-semibold',
            isRight ? 'text-approved' : 'text-progress',
          )}
        >
          {said !== '' && (isRight ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />)}
          {said}
        </p>
      </div>
    </div>
  )
}
