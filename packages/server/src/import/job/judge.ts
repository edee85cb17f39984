import {
  type BankName,
  FORM_TYPE,
  type ImportDraft,
  type ImportRow,
  type ImportRowState,
  questionCreate,
  snpmbQuestionCreate,
} from '@bank/contract'
import { isTaken, isUndecided, type Match, matchNotes } from './match.ts'
import type { Note } from './note.ts'

/** The body of the call that adds a question to each bank. */
export const BODY = { general: questionCreate, snpmb: snpmbQuestionCreate } as const

/** What is known of a row, beside its state. */
export interface Judged {
  draft: ImportDraft
  notes: Note[]
  refusal: string[] | null
  accepted: boolean
  skipped: boolean
  /** The question of the bank that asks exactly the same. */
  similar_id: number | null
  /** The question of the bank that it is. */
  match_id: number | null
  match: Match | null
}

type Messages = ImportRow['messages']

const MISSING: Readonly<Record<string, string>> = {
  topic_id: 'Pilih materi.',
  class_id: 'Pilih kelas.',
  category_id: 'Pilih kategori.',
  ql_id: 'Pilih level soal.',
  label: 'Pilih label.',
  question_text: 'Teks soal kosong.',
}

const typeUnfit = (bank: BankName, { qt_id }: ImportDraft) =>
  bank === 'snpmb' && qt_id === FORM_TYPE.uraian ? 'Essay tidak ada di bank SNPMB.' : 'Tipe soal tidak ada di bank ini.'

/** What a person is told of a row that is not saved. */
export function messagesOf(bank: BankName, row: Judged): Messages {
  const { draft, notes, refusal, match } = row
  const refused = (refusal ?? []).map((text) => ({ severity: 'error' as const, text }))
  // an edit sends only what was changed
  if (match) return [...refused, ...matchNotes(match), ...notes]
  const missing = BODY[bank].safeParse(draft).error?.issues ?? []
  const sayOf = (field: string) =>
    notes.find(({ about }) => about === field)?.text ?? (field === 'qt_id' ? typeUnfit(bank, draft) : MISSING[field])
  const wrong = new Set(missing.map(({ path, message }) => sayOf(String(path[0])) ?? message))
  for (const text of refusal ?? []) wrong.add(text)
  return [
    ...[...wrong].map((text) => ({ ...notes.find((note) => note.text === text), severity: 'error' as const, text })),
    ...notes.filter(({ text }) => !wrong.has(text)),
  ]
}

/** Whether a row that is not saved can be. What a person has looked at needs no second look. */
export function stateOf(bank: BankName, row: Judged): ImportRowState {
  if (row.skipped) return 'skipped'
  if (row.match) return stateOfMatch(bank, row, row.match)
  if (row.similar_id !== null && !row.accepted) return 'same'
  const messages = messagesOf(bank, row)
  if (messages.some(({ severity }) => severity === 'error')) return 'wrong'
  return messages.some(({ severity }) => severity === 'look') && !row.accepted ? 'look' : 'ready'
}

function stateOfMatch(bank: BankName, row: Judged, { parts }: Match): ImportRowState {
  if (messagesOf(bank, row).some(({ severity }) => severity === 'error')) return 'wrong'
  if (parts.some(isUndecided)) return 'look'
  if (!parts.some(isTaken)) return 'unchanged'
  return row.notes.some(({ severity }) => severity === 'look') && !row.accepted ? 'look' : 'ready'
}
