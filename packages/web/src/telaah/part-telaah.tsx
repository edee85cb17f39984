// Of a dialog that edits a part of a question: strip={<PartTelaah form={form} of={id} fields={{ answer: 'answer' }} read={(values) => ({ ...question, ...values })} />}
import type { Question } from '@bank/contract/question'
import type { Linted } from '@bank/contract/telaah/index'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Telaah } from './telaah.tsx'

interface PartTelaahProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe'>
  /** The id of the question, where it is stored. */
  of?: number | undefined
  /** The form's fields by their places in the question; what is found elsewhere is not told here. */
  fields: Readonly<Record<string, FieldPath<Values>>>
  /** The question as it would be saved. */
  read: (values: Values) => Linted | undefined
}

export function PartTelaah<Values extends FieldValues>({ form, of, fields, read }: PartTelaahProps<Values>) {
  return (
    <Telaah
      watch={(changed) => form.subscribe({ formState: { values: true }, callback: changed })}
      read={() => ({
        question: read(form.getValues()),
        placeOf: (place) => fields[place],
        htmlOf: (field) => String(form.getValues(field as FieldPath<Values>) ?? ''),
      })}
      stored={
        of === undefined ? undefined : { id: of, placeOf: (place) => (place === null ? undefined : fields[place]) }
      }
    />
  )
}

/** A stored question as the rules read it. */
export const storedLinted = (question: Question): Linted => ({ ...question, inGroup: question.parent_id !== null })

/** The rows with this one at its place; a new one stands at the end. */
export const withRow = <Row,>(rows: readonly Row[], at: number, row: Row): Row[] => [
  ...rows.slice(0, at),
  row,
  ...rows.slice(at + 1),
]
