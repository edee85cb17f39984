// The filters and the page of a list live in its URL.
// In <resource>-search.ts:  what it may hold, see search-params.ts
// In the screen:            const { search, filter, turn } = useListSearch('/shell/subjek')
import { type RegisteredRouter, type RouteById, type RouteIds, useNavigate, useSearch } from '@tanstack/react-router'

type Ids = RouteIds<RegisteredRouter['routeTree']>
type SearchOf<Id extends Ids> = RouteById<RegisteredRouter['routeTree'], Id>['types']['fullSearchSchema']

/** The search of a list. `filter` resets to the first page and replaces the history entry; `turn` adds one by default. */
export function useListSearch<const Id extends Ids>(from: Id) {
  // the open dialog, which also stands in the address, is no filter of the list
  const { buka: _, ...rest } = useSearch({ from }) as { buka?: string }
  const search = rest as SearchOf<Id>
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
      void navigate({
        to: '.',
        search: ((now: object) => ({ ...now, page: page > 1 ? page : undefined })) as never,
        replace,
        state: replace || {},
      }),
  }
}
