import { type QtiForm, shuffleOf } from './form.ts'
import { matchInteraction, TABLE } from './match.ts'
import { byRule } from './response.ts'

export const kategori: QtiForm = {
  values: ({ rows = {} }) => Object.entries(rows).map(([row, column]) => `${row} ${column}`),
  response(question) {
    const { rows = [] } = question.interaction
    const key = rows.flatMap(({ id, column }) => (column === null ? [] : [`${id} ${column}`]))
    return byRule(question, 'directedPair', key)
  },
  interaction: ({ interaction: { rows = [], columns = [], order } }, write) =>
    matchInteraction(
      rows.map((row) => ({ id: row.id, content: write(row), most: 1 })),
      columns.map((column) => ({ id: column.id, content: write(column), most: 0 })),
      { ...TABLE, shuffle: shuffleOf({ order }) },
    ),
}
