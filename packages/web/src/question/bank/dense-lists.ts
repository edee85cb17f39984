/** What the list shows instead of whole cards, in one chunk: it costs the first load one name. */
export { TableView } from '../table/table-view.tsx'
export { BriefCards } from './brief-cards.tsx'
