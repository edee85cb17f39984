import { pageSearch, textParam } from '../../ui/search-params.ts'

/** `state` is one of a row; its words are outside of the first load. */
export const importRowsSearch = pageSearch.extend({ state: textParam })
