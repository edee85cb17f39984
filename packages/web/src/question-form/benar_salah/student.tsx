import { TRUTH } from '../../ui/question-words.ts'
import { StatementsInColumns } from '../statements-in-columns.tsx'
import type { StudentProps } from '../student-props.ts'

const COLUMNS = TRUTH.map(({ value, label }) => ({ id: value, text: label }))

export function StatementsAnswer({ shown, checked, ...props }: StudentProps) {
  const rows = shown.statements.map(({ id, text }) => ({ id: String(id), text, image: '' }))
  const keys = checked && new Map(checked.statements.map(({ id, answer }) => [String(id), answer]))
  return <StatementsInColumns {...props} columns={COLUMNS} rows={rows} keys={keys} />
}
