import { choiceParam } from '../../ui/search-params.ts'
import { questionSearch } from '../bank/question-search.ts'

/** What of which bank is looked for; the general bank has no name in the address. */
export const exportSearch = questionSearch.extend({ bank: choiceParam(['snpmb']) })
