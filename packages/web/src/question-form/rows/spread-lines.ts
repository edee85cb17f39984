import { isBlank } from '../values/blank.ts'
import { BLANK_ROW, type ListName, type Lists } from '../values/item-values.ts'

/** The field of each list that pasted lines fill. */
const TEXT_FIELD = {
  selections: 'selection_text',
  short_answers: 'short_answer_text',
  statements: 'text',
  keywords: 'keyword_text',
  rows: 'text',
  matches: 'text',
  lures: 'text',
  rubric: 'text',
} as const satisfies Record<ListName, string>

type Row = Lists[ListName][number]

/**
 * Fills several pasted texts into the rows from `index` on: blank rows are used, filled ones are never overwritten. `last`
 * is the index of the row with the last text.
 */
export function spread(name: ListName, rows: readonly Row[], index: number, texts: readonly string[]) {
  const isFree = isBlank[name] as (row: Row) => boolean
  const before = rows.slice(0, index)
  const after = rows.slice(index)
  const taken = after[0] && !isFree(after[0]) ? after.splice(0, 1) : []
  const pasted = texts.map((text) => {
    const [next] = after
    const free = next && isFree(next) ? after.shift() : undefined
    return { ...BLANK_ROW[name], ...free, [TEXT_FIELD[name]]: text }
  })
  const filled = [...before, ...taken, ...pasted]
  return { rows: [...filled, ...after], last: filled.length - 1 }
}
