// What an address may hold beside its path. In <resource>-search.ts:
//   export const subjectSearch = z.object({ page: pageParam, subject_name: textParam })
// A file of its own: the router reads it before any list is drawn (list-search.ts).
import { type Choice, severalPattern } from '@bank/contract/question-filters'
import * as z from 'zod'

const digits = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Every parameter may be missing, and nonsense counts as missing: no link is ever broken. */
const lenient = <S extends z.ZodType>(schema: S) => z.catch(z.optional(schema), undefined)

export const pageParam = lenient(z.union([digits, z.int().positive()]))
export const idParam = lenient(z.union([digits, z.int().positive()]))
export const textParam = lenient(z.string().trim().min(1).max(255))
/** A day, 2026-01-31. */
export const dayParam = lenient(z.iso.date())
export const choiceParam = <const Value extends string>(values: readonly Value[]) => lenient(z.enum(values))
/** One of these values, several of them, others than these, or whether there is one: see several.ts. */
export const severalParam = (choice: Choice) => lenient(z.string().regex(severalPattern(choice)))

/** Of a list without filters. */
export const pageSearch = z.object({ page: pageParam })

/** What every page's address may hold beside: the dialog that is open, see opened.ts. */
export const openedSearch = z.object({ buka: textParam })
