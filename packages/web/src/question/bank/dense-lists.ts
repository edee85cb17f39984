/** What the list shows instead of whole cards, or below one, in one chunk: it costs the first load one name. */
export { TableView } from '../table/table-view.tsx'
export { BriefCards } from './brief-cards.tsx'
export { FoundLine } from './found-line.tsx'
