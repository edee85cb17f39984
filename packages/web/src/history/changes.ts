import type { HistoryEntry } from '@bank/contract/history'
import { type Column, columnOf } from './columns.ts'

/** What one save did to one thing and its parts, the last of it first. */
export interface Change {
  key: string
  /** The thing itself: a question, a topic. */
  resource: string
  row_id: number | null
  entries: [HistoryEntry, ...HistoryEntry[]]
}

/** Entries as they come from the list, by what people did: one save of a question is one change. */
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

/** The entry of the thing itself, if it was changed and not its parts alone. */
export const ownEntry = ({ resource, entries }: Change) => entries.find((entry) => entry.resource === resource)

export interface Difference {
  name: string
  column: Column
  before: unknown
  after: unknown
}

const said = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The columns that changed, as people know them, in the order of the row. */
export function differencesIn({ resource, before, after }: HistoryEntry): Difference[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.flatMap((name) => {
    const column = columnOf(resource, name)
    const [was, becomes] = [before?.[name], after?.[name]]
    if (!column || was === becomes || (!said(was) && !said(becomes))) return []
    return [{ name, column, before: was, after: becomes }]
  })
}

/** A part that only changed places with others: what it says is as it was. */
export const isMove = (entry: HistoryEntry) =>
  entry.before !== null && entry.before.position !== entry.after?.position && differencesIn(entry).length === 0
