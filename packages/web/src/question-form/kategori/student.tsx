import { StatementsInColumns } from '../statements-in-columns.tsx'
import type { StudentProps } from '../student-props.ts'

export function CategoriesAnswer({ shown, checked, ...props }: StudentProps) {
  const { columns = [], rows = [] } = shown.interaction
  const keys = checked && new Map(checked.interaction.rows?.map(({ id, column }) => [id, column]))
  return <StatementsInColumns {...props} columns={columns} rows={rows} keys={keys} />
}
