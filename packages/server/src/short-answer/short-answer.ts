import { nothingToShow } from '../db/postgres-errors.ts'
import { sanitizeFragment } from '../rich-text/sanitize.ts'

interface Sent {
  short_answer_text?: string
  first_range?: string
  second_range?: string
}

/** The columns of what was sent; what was not sent stays undefined. */
export const writtenShortAnswer = ({ short_answer_text, first_range, second_range }: Sent) => ({
  text: short_answer_text === undefined ? undefined : sanitizeFragment(short_answer_text, 'short_answer_text'),
  first_range,
  second_range,
})

/** At least one of the three fields is filled (decisions 3). */
export function requireSomething({ text, first_range, second_range }: ReturnType<typeof writtenShortAnswer>) {
  if (text || first_range || second_range) return
  throw nothingToShow('short_answer_check')
}
