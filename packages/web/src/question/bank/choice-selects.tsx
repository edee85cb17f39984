import type { Control } from 'react-hook-form'
import { FormSelect } from '../../form/form-select.tsx'
import type { useChoices } from './choices.ts'
import { wordOf } from './question-columns.ts'
import type { QuestionValues } from './question-form.ts'

type Choices = ReturnType<typeof useChoices>

interface ChoiceSelectsProps {
  names: readonly (keyof Choices & keyof QuestionValues)[]
  control: Control<QuestionValues>
  choices: Choices
}

/** A select for each of these fields, with what it offers now. */
export const ChoiceSelects = ({ names, control, choices }: ChoiceSelectsProps) =>
  names.map((name) => (
    <FormSelect key={name} control={control} name={name} label={wordOf(name)} options={[]} {...choices[name]} />
  ))
