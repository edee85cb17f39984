import type { HistoryEntry } from '@bank/contract/history'
import { number } from '../ui/format.ts'
import { type Change, differencesIn, type LargeChange, ownEntry } from './changes.ts'
import { columnOf, thingOf } from './things.ts'

/** The parts of a sentence: `Sari` `mengubah soal` `NUM-Q000012` `: teks soal, label`. */
export interface Sentence {
  who: string
  does: string
  /** The name of the row; empty when the sentence needs none. */
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
/** The preposition between the changed part and the row that it belongs to. */
const PREPOSITION: Partial<Record<HistoryEntry['action'], string>> = { add: 'pada', delete: 'dari', restore: 'pada' }

/** The name of the changed row (`NUM-Q000012`, `Pecahan`). */
export function nameOf({ resource, row_id, entries }: Change): string {
  const [entry] = entries
  const id = String(row_id)
  if (resource === 'question') return entry.names.question_id?.[id] ?? entry.title ?? ''
  const own = entries.find((one) => one.resource === resource)
  const row = own?.after ?? own?.before
  return String(row?.name ?? row?.description ?? own?.title ?? entry.names[`${resource}_id`]?.[id] ?? '')
}

export function sentenceOf(change: Change): Sentence {
  const { more, ...sentence } = sentenceOfRow(change)
  return { ...sentence, more: change.file ? `${more} · impor ${change.file}` : more }
}

function sentenceOfRow(change: Change): Sentence {
  const [entry] = change.entries
  const who = entry.ac_name ?? 'Sistem'
  const name = nameOf(change)
  if (change.resource === 'account') return { who, ...accountAct(entry, name) }

  const own = ownEntry(change)
  const thing = thingOf(change.resource)
  if (own) return { who, does: `${verbOf(change, own)} ${thing}`, name, more: moreOf(change, own) }
  const parts = partsOf(change)
  const actions = new Set(change.entries.map(({ action }) => action))
  const preposition = actions.size === 1 ? PREPOSITION[entry.action] : undefined
  if (preposition)
    return { who, does: `${VERB[entry.action]} ${listed(parts)} ${preposition} ${thing}`, name, more: '' }
  return { who, does: `mengubah ${thing}`, name, more: `: ${listed(parts)}` }
}

/** `Sari` `mengubah status` `240 soal` ` menjadi Approved`; `Sari` `mengimpor` `latihan.docx` `: 240 soal`. */
export function sentenceOfLarge(change: LargeChange): Sentence {
  const { ac_name, action, resource, count, set_columns, some = [], title } = change
  const who = ac_name ?? 'Sistem'
  const rows = `${number(count)} ${resource === null ? 'data' : thingOf(resource)}`
  if (title !== null && action === 'delete')
    return { who, does: 'membatalkan impor', name: title, more: `: ${rows} dihapus` }
  if (title !== null) return { who, does: 'mengimpor', name: title, more: `: ${rows}` }
  return { who, does: VERB[action], name: rows, more: action === 'status' ? becoming(some) : setBy(set_columns ?? []) }
}

/** `Sari` `masuk ke Bank Soal` `` ` 6 kali`; `Sari` `masuk dan keluar` `` ` 6 kali`. */
export function sentenceOfSignIns(changes: readonly Change[]): Sentence {
  const actions = new Set(changes.map(({ entries: [{ action }] }) => action))
  const [{ ac_name, action } = { ac_name: null, action: 'login' as const }] = changes[0]?.entries ?? []
  const does = actions.size === 1 ? VERB[action] : 'masuk ke dan keluar dari Bank Soal'
  return { who: ac_name ?? 'Sistem', does, name: '', more: ` ${number(changes.length)} kali` }
}

/** ` menjadi Approved`, where the first and the last row became the same. */
function becoming(some: readonly HistoryEntry[]) {
  const words = [...new Set(some.map(({ after }) => statusWord(after)))]
  return words.length === 1 ? ` menjadi ${words[0]}` : ''
}

/** `: label, level soal`, by the columns that a bulk change set. */
function setBy(columns: readonly string[]) {
  const words = columns.map((name) => columnOf('question', name)?.label.toLowerCase() ?? thingOf(name))
  return words.length > 0 ? `: ${listed(words)}` : ''
}

const statusWord = (row: HistoryEntry['before']) => columnOf('question', 'status')?.words?.[String(row?.status)] ?? ''

const isStatusAlone = ({ entries }: Change, own: HistoryEntry) => own.action === 'status' && entries.length === 1
const verbOf = (change: Change, own: HistoryEntry) =>
  own.action === 'status' && !isStatusAlone(change, own) ? VERB.edit : VERB[own.action]

function moreOf(change: Change, own: HistoryEntry): string {
  if (isStatusAlone(change, own)) {
    return ` dari ${statusWord(own.before)} menjadi ${statusWord(own.after)}`
  }
  // an added or deleted row includes all its parts, so they are not listed
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
