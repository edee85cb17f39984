import type { ChangeSummary, HistoryEntry, historyRoutes } from '@bank/contract/history'
import type { Reply } from '@bank/contract/route'
import type { Column } from './columns.ts'
import { columnOf } from './things.ts'

/** What one save did to one row and its parts, newest entry first. */
export interface Change {
  key: string
  /** The table of the main row: question, topic. */
  resource: string
  row_id: number | null
  entries: [HistoryEntry, ...HistoryEntry[]]
  /** A bulk change of one question alone, which can be taken back. */
  bulk?: LargeChange
  /** The name of the file whose import it was. */
  file?: string | null
}

/** What one request did to several rows; its entries are read when people ask for them. */
export interface LargeChange extends ChangeSummary {
  /** Of a bulk change the first and the last entry, which tell what it set. */
  some?: readonly HistoryEntry[]
}

/** Sign-ins and sign-outs of one account, one after the other in the list. */
export interface SignIns {
  key: string
  /** At least two, newest first. */
  signIns: Change[]
}

type Card = Change | LargeChange | SignIns
export const isLarge = (card: Card): card is LargeChange => 'count' in card
export const isSignIns = (card: Card): card is SignIns => 'signIns' in card

/** A page of changes, as cards: what changed one row with its entries, the rest as it is summed up. */
export function asCards({ data, changes = [], pagination }: Reply<typeof historyRoutes.list>) {
  const small = new Map(changesOf(data).map((change) => [change.key, change]))
  const cardOf = (change: ChangeSummary): Change | LargeChange | undefined => {
    if (change.count > 1) return { ...change, some: data.filter((entry) => entry.change === change.change) }
    const card = small.get(`${change.change} ${change.resource} ${change.row_id}`)
    return card && { ...card, file: change.title, ...(change.restorable && { bulk: change }) }
  }
  return { data: folded(changes.map(cardOf).filter((card) => card !== undefined)), pagination }
}

/** Of the sign-ins of one account that follow each other on a page, one card is made. */
function folded(cards: readonly (Change | LargeChange)[]): Card[] {
  const rows: Card[] = []
  for (const card of cards) {
    const before = rows.at(-1)
    const known = before && !isLarge(before) ? (isSignIns(before) ? before.signIns : [before]) : []
    const [last] = known
    if (last && !isLarge(card) && isSignIn(card) && isSignIn(last) && last.row_id === card.row_id)
      rows.splice(-1, 1, { key: `sign-ins ${last.key}`, signIns: [...known, card] })
    else rows.push(card)
  }
  return rows
}

const isSignIn = ({ entries }: Change) => entries.every(({ action }) => action === 'login' || action === 'logout')

/** Groups history entries by save: one save of a question is one change. */
export function changesOf(entries: HistoryEntry[]): Change[] {
  const changes = new Map<string, Change>()
  for (const entry of entries) {
    const resource = entry.question_id === null ? entry.resource.replace(/_(image|class)$/, '') : 'question'
    const row_id = entry.question_id ?? entry.row_id
    const key = `${entry.change} ${resource} ${row_id}`
    const known = changes.get(key)
    if (known) known.entries.push(entry)
    else changes.set(key, { key, resource, row_id, entries: [entry] })
  }
  return [...changes.values()]
}

/** The entry of the main row; undefined if only its parts changed. */
export const ownEntry = ({ resource, entries }: Change) => entries.find((entry) => entry.resource === resource)

export interface Difference {
  name: string
  column: Column
  before: unknown
  after: unknown
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '' && !isEmpty(value)
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
/** A document is another object in each entry. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The changed columns that history shows, in the order of the row. */
export function differencesIn({ resource, before, after }: HistoryEntry): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const column = columnOf(resource, name)
    const [was, becomes] = [before?.[name], after?.[name]]
    if (!column || isSame(was, becomes) || (!hasValue(was) && !hasValue(becomes))) return []
    return [{ name, column, before: was, after: becomes }]
  })
}

/** Whether a part only changed its position; its content is the same. */
export const isMove = (entry: HistoryEntry) =>
  entry.before !== null && entry.before.position !== entry.after?.position && differencesIn(entry).length === 0
