import { ApiError, FILL_ALL, HELD_SECONDS } from '@bank/contract'
import { isDamage } from './damage.ts'

/** Of a field whose value is an id of nothing that is there, or that may be chosen there. */
export const NO_CHOICE = 'Pilihan tidak ditemukan.'

interface PostgresError extends Error {
  code: string
  detail?: string
  table?: string
  constraint?: string
}

/** Codes for values that PostgreSQL cannot store: NUL, wrong encoding, too large, no number, too long for an index. */
const UNFIT = new Set([
  '22021',
  '22003',
  '22P02',
  '22001',
  '22007',
  '22008',
  '54000',
  '2201W',
  '2201X',
  '23502',
  '23514',
])
/** Codes for a connection or server that is gone, starting, full or too slow, and for changes that lock each other out. */
const AWAY = /^(08...|40001|40P01|57P0.|57014|55P03|53...|25P03|CONNECT.*|ECONN.*|ENOENT|EPIPE|CONNECTION_.*)$/
/** Of them what another change held too long: nothing was done, and the same may be sent again at once. */
const HELD = new Set(['40001', '40P01', '55P03'])

/** Of a status that does not follow a review (migration 0079). */
const NOT_REVIEWED = 'BS001'

/** The driver's messages without a code, for a broken connection or when none was free in time. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded when)/

const HELD_MESSAGE = 'Data ini sedang diubah dari tempat lain. Tunggu sebentar, atau coba lagi.'
const DAMAGED = 'Sebagian data di disk server rusak, jadi permintaan ini tidak dapat dijawab. Beri tahu admin.'

/** The API's names of columns of foreign keys, where they differ. */
const WIRE_NAME: Record<string, string> = { level_id: 'ql_id', statement_id: 'statement_question_id' }
/** The field that must be unique, by the name of the unique index. */
const UNIQUE_FIELD: Record<string, string> = {
  subject_code: 'code',
  category_code: 'code',
  account_email: 'ac_email',
  question_level_name: 'qtn_level_name',
  answer_question_id_selection_id_key: 'selection_id',
  discussion_question_id_key: 'question_id',
  statement_answer_statement_id_key: 'statement_question_id',
}
/** Check constraints against rows without content. Partial edits are checked only there, because they omit fields. */
const EMPTY_PART = {
  selection_check: { field: 'selection_text', reason: 'Isi teks atau gambar pilihan.' },
  short_answer_check: { field: 'short_answer_text', reason: 'Isi jawaban atau batas bilangannya.' },
}
/** The VALIDATION error for a row without content, by the name of its check constraint. */
export function nothingToShow(rule: keyof typeof EMPTY_PART) {
  const { field, reason } = EMPTY_PART[rule]
  return new ApiError('VALIDATION', { message: FILL_ALL, fields: { [field]: reason } })
}
const isEmptyPart = (rule: string): rule is keyof typeof EMPTY_PART => rule in EMPTY_PART

/** The Indonesian name of a table, as people see it in the app. */
const TABLE_NAME: Record<string, string> = {
  category: 'kategori',
  category_class: 'kategori',
  topic: 'materi',
  subtopic: 'sub-materi',
  indicator: 'indikator',
  question: 'soal',
  banner: 'banner',
  selection: 'pilihan jawaban',
  text_image: 'teks',
}

/** Translates an error of PostgreSQL or its driver into an ApiError; returns any other error unchanged. */
export function fromPostgres(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (LOST.test(error.message)) return new ApiError('UNAVAILABLE')
  if (isDamage(error)) return new ApiError('UNAVAILABLE', { message: DAMAGED })
  if (!('code' in error)) return error
  const { code, detail = '', table = '', constraint = '' } = error as PostgresError
  if (code === '23505') {
    const field = UNIQUE_FIELD[constraint]
    return new ApiError('DUPLICATE', { fields: field ? { [field]: 'Sudah digunakan.' } : undefined })
  }
  if (code === '23503') {
    if (detail.includes('still referenced')) {
      const user = TABLE_NAME[table] ?? 'data lain'
      return new ApiError('IN_USE', { fields: { [table]: `Data ini masih digunakan oleh ${user}.` } })
    }
    return new ApiError('VALIDATION', { fields: { [columnOf(table, constraint)]: NO_CHOICE } })
  }
  if (code === '23514' && isEmptyPart(constraint)) return nothingToShow(constraint)
  return ofCode(code) ?? error
}

function ofCode(code: string): ApiError | undefined {
  if (code === NOT_REVIEWED) return new ApiError('NOT_REVIEWED')
  if (UNFIT.has(code)) return new ApiError('VALIDATION')
  return AWAY.test(code) ? away(code) : undefined
}

const away = (code: string) =>
  HELD.has(code)
    ? new ApiError('UNAVAILABLE', { message: HELD_MESSAGE, retryAfterSeconds: HELD_SECONDS })
    : new ApiError('UNAVAILABLE')

/** `category_subject_id_fkey` is about `subject_id`. Of a composite key, the first column is what the client sent. */
function columnOf(table: string, constraint: string) {
  const columns = constraint.replace(`${table}_`, '').replace(/_fkey\d*$/, '')
  const first = /^[a-z]+?_id/.exec(columns)?.[0] ?? columns
  return WIRE_NAME[first] ?? first
}
