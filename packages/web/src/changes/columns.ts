import { LEVEL_NAME } from '@bank/contract/access'
import type { AccountHistory } from '@bank/contract/account'
import {
  QUESTION_COLUMNS,
  type QuestionColumn,
  type QuestionColumnName,
  type QuestionColumns,
} from '@bank/contract/question-columns'
import { LABEL_WORD, TYPE_WORD } from '../ui/question-words.ts'
import { STATUS_LABEL } from '../ui/status-pill.tsx'

/** The label of a column, and how its value is shown. */
export interface Column {
  label: string
  /** `html`: rich text. `name`: an id, shown by the name sent with it. `image`: a picture id. `words`: a code.
   * `document`: an object, shown by lines. */
  as: 'text' | 'html' | 'name' | 'image' | 'words' | 'document'
  words?: Readonly<Record<string, string>>
}

export const text = (label: string): Column => ({ label, as: 'text' })
export const html = (label: string): Column => ({ label, as: 'html' })
const name = (label: string): Column => ({ label, as: 'name' })
export const words = (label: string, meaning: Readonly<Record<string, string>>): Column => ({
  label,
  as: 'words',
  words: meaning,
})

/** Columns of a table by their names in the database. */
export type Columns = Readonly<Record<string, Column | null>>

/** A column that history does not show. */
export const HIDDEN = null

/** Columns that are called alike in every table. */
export const COMMON: Columns = {
  name: text('Nama'),
  code: text('Kode'),
  subject_id: name('Subjek'),
  class_id: name('Kelas'),
  category_id: name('Kategori'),
  topic_id: name('Materi'),
  subtopic_id: name('Sub-materi'),
  indicator_id: name('Indikator'),
  level_id: name('Level soal'),
  parent_id: name('Group'),
  selection_id: name('Pilihan'),
  statement_id: name('Pernyataan'),
  image_id: { label: 'Gambar', as: 'image' },
  status: words('Status', STATUS_LABEL),
  label: words('Label', LABEL_WORD),
  family: words('Rumpun', { literasi: 'Literasi', numerasi: 'Numerasi' }),
  // the entry itself says of which row it is, of which question, who made it and when
  id: HIDDEN,
  question_id: HIDDEN,
  discussion_id: HIDDEN,
  created_at: HIDDEN,
  created_by: HIDDEN,
  // a moved part is reported in a sentence (`isMove`)
  position: HIDDEN,
  // derived from the category
  product_type: HIDDEN,
}

type CodeColumn = {
  [Name in QuestionColumnName]: QuestionColumns[Name] extends { as: 'code' } ? Name : never
}[QuestionColumnName]
const CODE_WORDS: Readonly<Record<CodeColumn, Readonly<Record<string, string>>>> = {
  type: TYPE_WORD,
  label: LABEL_WORD,
  status: STATUS_LABEL,
}

function told(column: string, { word, as }: QuestionColumn): Column | null {
  if (word === null) return HIDDEN
  if (as === 'code') return words(word, CODE_WORDS[column as CodeColumn])
  return { label: word, as: as === 'fragment' ? 'html' : as }
}

/** The columns of a question, as the contract tells them. */
export const QUESTION: Columns = Object.fromEntries(
  Object.entries(QUESTION_COLUMNS).map(([column, description]) => [column, told(column, description)]),
)

const RESET_WORD: Readonly<Record<AccountHistory['password_reset'], string>> = {
  approved: 'Disetujui',
  rejected: 'Ditolak',
  mail: 'Diganti lewat email',
  console: 'Diganti lewat konsol',
  open: 'Diganti',
}
const FACTOR_WORD: Readonly<Record<AccountHistory['second_factor'], string>> = {
  'totp-added': 'Aplikasi autentikator dipasang',
  'totp-removed': 'Aplikasi autentikator dilepas',
  'passkey-added': 'Kunci sandi ditambahkan',
  'passkey-removed': 'Kunci sandi dilepas',
  'codes-renewed': 'Kode pemulihan diganti',
  'code-used': 'Satu kode pemulihan dipakai',
  'taken-off': 'Dilepas oleh admin',
  console: 'Dilepas lewat konsol',
}
/** What the server, not the database, writes down of an account. */
export const ACCOUNT: Readonly<Record<keyof AccountHistory, Column>> = {
  name: text('Nama'),
  email: text('Email'),
  level: words('Level', LEVEL_NAME),
  is_active: words('Status akun', { 1: 'Aktif', 2: 'Menunggu verifikasi' }),
  password: words('Password', { changed: 'Diganti' }),
  password_reset: words('Password baru', RESET_WORD),
  second_factor: words('Verifikasi dua langkah', FACTOR_WORD),
  capabilities: text('Wewenang telaah'),
  review_policy: text('Alur telaah'),
}
