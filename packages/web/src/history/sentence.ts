import type { HistoryEntry } from '@bank/contract/history'
import { type Change, differencesIn, ownEntry } from './changes.ts'
import { columnOf } from './columns.ts'
import { thingOf } from './things.ts'

/** `Sari` `mengubah soal` `NUM-Q000012` `: teks soal, label`. */
export interface Sentence {
  who: string
  does: string
  /** What it is called; empty when the sentence is over without it. */
  name: string
  more: string
}

const VERB: Record<HistoryEntry['action'], string> = {
  add: 'menambah',
  edit: 'mengubah',
  status: 'mengubah status',
  delete: 'menghapus',
  restore: 'memulihkan',
  login: 'masuk ke Bank Soal',
  logout: 'keluar dari Bank Soal',
}
/** Between what was done to a part and the thing that it belongs to. */
const TOWARDS: Partial<Record<HistoryEntry['action'], string>> = { add: 'pada', delete: 'dari', restore: 'pada' }

/** What the change says to people (`NUM-Q000012`, `Pecahan`). */
export function nameOf({ resource, row_id, entries }: Change): string {
  const [entry] = entries
  const id = String(row_id)
  if (resource === 'question') return entry.names.question_id?.[id] ?? entry.title ?? ''
  const own = entries.find((one) => one.resource === resource)
  const row = own?.after ?? own?.before
  return String(row?.name ?? row?.description ?? own?.title ?? entry.names[`${resource}_id`]?.[id] ?? '')
}

export function sentenceOf(change: Change): Sentence {
  const [entry] = change.entries
  const who = entry.ac_name ?? 'Sistem'
  const name = nameOf(change)
  if (change.resource === 'account') return { who, ...accountAct(entry, name) }

  const own = ownEntry(change)
  const thing = thingOf(change.resource)
  if (own) return { who, does: `${verbOf(change, own)} ${thing}`, name, more: moreOf(change, own) }
  const parts = partsOf(change)
  const actions = new Set(change.entries.map(({ action }) => action))
  const towards = actions.size === 1 ? TOWARDS[entry.action] : undefined
  if (towards) return { who, does: `${VERB[entry.action]} ${listed(parts)} ${towards} ${thing}`, name, more: '' }
  return { who, does: `mengubah ${thing}`, name, more: `: ${listed(parts)}` }
}

const isStatusAlone = ({ entries }: Change, own: HistoryEntry) => own.action === 'status' && entries.length === 1
const verbOf = (change: Change, own: HistoryEntry) =>
  own.action === 'status' && !isStatusAlone(change, own) ? VERB.edit : VERB[own.action]

function moreOf(change: Change, own: HistoryEntry): string {
  if (isStatusAlone(change, own)) {
    const word = (row: HistoryEntry['before']) => columnOf('question', 'status')?.words?.[String(row?.status)] ?? ''
    return ` dari ${word(own.before)} menjadi ${word(own.after)}`
  }
  // what came or went whole has all its parts with it
  if (own.before === null || own.after === null) return ''
  const columns = differencesIn(own).map(({ column }) => column.label.toLowerCase())
  const all = [...columns, ...partsOf(change)]
  return all.length > 0 ? `: ${listed(all)}` : ''
}

const partsOf = ({ resource, entries }: Change) =>
  entries.filter((entry) => entry.resource !== resource).map((entry) => thingOf(entry.resource))

const listed = (words: string[]) => [...new Set(words)].join(', ')

function accountAct(entry: HistoryEntry, name: string): Omit<Sentence, 'who'> {
  const { action, ac_id, row_id } = entry
  if (action === 'login' || action === 'logout') return { does: VERB[action], name: '', more: '' }
  if (action === 'add' && ac_id === row_id) return { does: 'mendaftar', name: '', more: '' }
  const columns = differencesIn(entry).map(({ column }) => column.label.toLowerCase())
  const more = action === 'edit' && columns.length > 0 ? `: ${listed(columns)}` : ''
  return { does: `${VERB[action]} akun`, name, more }
}
