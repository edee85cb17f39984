// The filters and the page of a list live in its URL.
// In <resource>-search.ts:  export const subjectSearch = z.object({ page: pageParam, subject_name: textParam })
// In the screen:            const { search, filter, turn } = useListSearch('/shell/subjek')
import { type RegisteredRouter, type RouteById, type RouteIds, useNavigate, useSearch } from '@tanstack/react-router'
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

type Ids = RouteIds<RegisteredRouter['routeTree']>
type SearchOf<Id extends Ids> = RouteById<RegisteredRouter['routeTree'], Id>['types']['fullSearchSchema']

/** What a list is asked for. `filter` goes back to its first page and replaces the history entry; `turn` adds one unless told. */
export function useListSearch<const Id extends Ids>(from: Id) {
  const search = useSearch({ from }) as SearchOf<Id>
  const navigate = useNavigate()
  return {
    search,
    filter: (change: Partial<SearchOf<Id>>) =>
      void navigate({
        to: '.',
        search: { ...search, ...change, page: undefined } as never,
        replace: true,
        resetScroll: false,
      }),
    turn: (page: number, replace = false) =>
      void navigate({ to: '.', search: { ...search, page: page > 1 ? page : undefined } as never, replace }),
  }
}
