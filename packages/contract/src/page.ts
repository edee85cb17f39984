import * as z from 'zod'

/** The most rows of a list without pages, and of one page. */
export const WHOLE_LIMIT = 5000
const PAGE_LIMIT = 100

const expected = { error: 'Harus berupa bilangan bulat positif.' }
const positive = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    expected,
  )
  .pipe(z.int(expected).positive(expected))

/** `page` and `limit` of every list. */
export const pageQuery = z.object({
  page: positive.optional(),
  limit: z.union([z.literal(''), positive], expected).optional(),
})
export type PageQuery = z.infer<typeof pageQuery>

/** A list's default page size, and whether it comes without pages when the query names none (decisions 1). */
export interface Paging {
  readonly size: 5 | 10
  readonly whole: boolean
}

/** The page that a query asks for; `limit` null is the whole list. */
export function pageOf({ page, limit }: PageQuery, paging: Paging): { page: number; limit: number | null } {
  if (typeof limit === 'number') return { page: page ?? 1, limit: Math.min(limit, PAGE_LIMIT) }
  const unbounded = paging.whole && (limit === '' || page === undefined)
  return unbounded ? { page: 1, limit: null } : { page: page ?? 1, limit: paging.size }
}

/** `more`: there are more rows than `totalData` says, which stops at 10,000 of a search by words. */
export const pagination = z
  .object({ page: z.int(), limit: z.int(), totalData: z.int(), more: z.boolean().optional() })
  .meta({ id: 'Pagination' })
