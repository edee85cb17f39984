// The columns of the contract that question forms and version comparisons use.
import { BANKS, type BankName } from '@bank/contract/bank'
import { QUESTION_COLUMNS, type QuestionColumnName, type QuestionColumns } from '@bank/contract/question-columns'

type Column = QuestionColumns[QuestionColumnName]
/** A column that forms send and that has an Indonesian word. */
export type FormColumn = Extract<Column, { body: string; word: string }>
/** The body names of these columns, optionally of one value kind only. */
export type Sent<Kind extends FormColumn['as'] = FormColumn['as']> = Extract<FormColumn, { as: Kind }>['body']
/** The fields of a bank's form. */
export type FieldOf<Bank extends BankName> = Bank extends BankName ? keyof (typeof BANKS)[Bank]['fields'] : never
export type Field = FieldOf<BankName>

const isFormColumn = (column: Column): column is FormColumn => 'body' in column && column.word !== null
const FORM_COLUMNS: readonly FormColumn[] = Object.values(QUESTION_COLUMNS).filter(isFormColumn)
const columnOf = (name: Sent) => FORM_COLUMNS.filter(({ body }) => body === name)

export const wordOf = (name: Sent): string => columnOf(name)[0]?.word ?? name

/** The fields of a bank's form, in order. */
export const fieldsOf = (bank: BankName) =>
  Object.entries(BANKS[bank].fields).flatMap(([name, need]) =>
    columnOf(name as Field).map((column) => ({ name: name as Field, column, required: need === 'required' })),
  )

const isField = (name: string) => Object.values(BANKS).some(({ fields }) => name in fields)
/** What a question has beside the fields of its form; its answer and its document are told with the parts. */
export const BESIDE: readonly FormColumn[] = FORM_COLUMNS.filter(
  ({ body, as }) => !isField(body) && body !== 'answer' && as !== 'document',
)
