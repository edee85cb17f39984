import * as z from 'zod'
import { grouped, id } from './fields.ts'

const MOST_LETTERS = 2_000
const chosen = 'Pilih soal.'

/**
 * Questions of one bank that a call is for: these, in this order, or what the bank's main list shows for a query, as it
 * stands in the address of that list, but for some.
 */
export const questionSelect = (most: number) => {
  const ids = z.array(id).max(most, `Paling banyak ${grouped(most)} soal.`)
  return z.union(
    [
      z.strictObject({ ids: ids.min(1, chosen) }),
      z.strictObject({ query: z.string().max(MOST_LETTERS), except: ids.optional() }),
    ],
    { error: chosen },
  )
}
export type QuestionSelect = z.output<ReturnType<typeof questionSelect>>
