import { pageSearch, textParam } from '../../ui/search-params.ts'

/** `bank` is snpmb for the other bank, `kind` sama or mirip for one of both; their words are outside of the first load. */
export const twinsSearch = pageSearch.extend({ bank: textParam, kind: textParam })
