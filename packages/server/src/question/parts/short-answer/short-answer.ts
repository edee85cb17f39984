import { nothingToShow } from '../../../db/postgres-errors.ts'

interface Sent {
  short_answer_text?: string
  first_range?: string
  second_range?: string
}

/** The columns for the fields that were sent; undefined for the others. */
export const writtenShortAnswer = ({ short_answer_text, first_range, second_range }: Sent) => ({
  text: short_answer_text,
  first_range,
  second_range,
})

/** Throws VALIDATION unless at least one of the three fields is filled (decisions 3). */
export function requireSomething({ text, first_range, second_range }: ReturnType<typeof writtenShortAnswer>) {
  if (text || first_range || second_range) return
  throw nothingToShow('short_answer_check')
}
