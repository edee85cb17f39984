import type { UseFormReturn } from 'react-hook-form'
import { withoutBlanks } from '../values/blank.ts'
import { BENAR_SALAH, type Column } from '../values/document-rows.ts'
import type { ItemValues } from '../values/item-values.ts'

export function tableOf(values: ItemValues) {
  const columns = values.columns?.filter(({ text }) => text.trim() !== '') ?? []
  const known = new Set(columns.map(({ id }) => id))
  const rows = withoutBlanks(values).rows.map((row) => ({
    ...row,
    column: row.column !== null && known.has(row.column) ? row.column : null,
  }))
  return rows.length > 0 || !sameColumns(columns, BENAR_SALAH) ? { columns, rows } : {}
}
const sameColumns = (one: Column[], other: Column[]) => JSON.stringify(one) === JSON.stringify(other)

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
  form.setValue('columns', BENAR_SALAH)
  form.setValue(
    'rows',
    statements.map(({ text, answer }) => ({ text, image: '', column: columnOf(answer) })),
    { shouldDirty: true },
  )
}
const columnOf = (answer: unknown) => (answer === '1' ? 'c1' : answer === '2' ? 'c2' : null)
