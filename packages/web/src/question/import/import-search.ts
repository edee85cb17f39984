import { pageSearch, textParam } from '../../ui/search-params.ts'

/** `bank` is the one that a file is meant for, where a list of questions led here. */
export const importSearch = pageSearch.extend({ bank: textParam })

/** `state` is one of a row; its words are outside of the first load. */
export const importRowsSearch = pageSearch.extend({ state: textParam })
