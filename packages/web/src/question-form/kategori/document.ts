import type { UseFormReturn } from 'react-hook-form'
import { isBlank, withoutBlanks } from '../values/blank.ts'
import { type Column, columnsAfter } from '../values/document-rows.ts'
import type { ItemValues } from '../values/item-values.ts'
import { type Place, standing } from '../values/standing.ts'

const isUnnamed = ({ text }: Column) => text.trim() === ''

export function tableOf(values: ItemValues) {
  const columns = values.columns?.filter((column) => !isUnnamed(column)) ?? []
  const known = new Set(columns.map(({ id }) => id))
  const rows = withoutBlanks(values).rows.map((row) => ({
    ...row,
    column: row.column !== null && known.has(row.column) ? row.column : null,
  }))
  return rows.length > 0 || wordsOf(columns) !== wordsOf(columnsAfter(0)) ? { columns, rows } : {}
}
const wordsOf = (columns: readonly Column[]) => JSON.stringify(columns.map(({ text }) => text))

export const tablePlaces = ({ columns, rows }: ItemValues): Place[] => [
  ...standing('columns', columns, isUnnamed),
  ...standing('rows', rows, isBlank.rows),
  ['columns', 'columns.root'],
  ['rows', 'rows.root'],
]

/** A column that can be added: its id was never used. */
export const newColumn = (columns: readonly Column[], used: Record<string, number> = {}): Column => ({
  id: `c${Math.max(used.columns ?? 0, ...columns.map(({ id }) => Number(id.slice(1)))) + 1}`,
  text: '',
})

/** The statements of a Benar / Salah question as rows of a table, unless the table has rows already. */
export function documentOfStatements(form: Pick<UseFormReturn<ItemValues>, 'getValues' | 'setValue'>) {
  const values = form.getValues()
  const { statements, rows } = withoutBlanks(values)
  if (rows.length > 0 || statements.length === 0) return
  const columns = columnsAfter(values.used?.columns ?? 0)
  const columnOf = (answer: unknown) => columns[Number(answer) - 1]?.id ?? null
  form.setValue('columns', columns)
  form.setValue(
    'rows',
    statements.map(({ text, answer }) => ({ text, image: '', column: columnOf(answer) })),
    { shouldDirty: true },
  )
}
