import { ApiError, type ErrorCode, FILL_ALL } from '@bank/contract'

interface PostgresError extends Error {
  code: string
  detail?: string
  table?: string
  constraint?: string
}

/** Values that PostgreSQL cannot hold: NUL, wrong encoding, too large, no number, too long for an index. */
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
/** The connection or the server went away, is starting, is full, or took too long. */
const AWAY = /^(08...|57P0.|57014|55P03|53...|25P03|CONNECT.*|ECONN.*|ENOENT|EPIPE|CONNECTION_.*)$/
/** What the driver says without a code when the connection broke, or when none was free in time. */
const LOST =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|timeout exceeded when)/

/** What a foreign key's columns are called on the wire. */
const WIRE_NAME: Record<string, string> = { level_id: 'ql_id', statement_id: 'statement_question_id' }
/** What was sent twice, by the index that found it out. */
const UNIQUE_FIELD: Record<string, string> = {
  subject_code: 'code',
  category_code: 'code',
  account_email: 'ac_email',
  question_level_name: 'qtn_level_name',
  answer_question_id_selection_id_key: 'selection_id',
  discussion_question_id_key: 'question_id',
  statement_answer_statement_id_key: 'statement_question_id',
}
/** A row that is left with nothing to show. An edit that keeps the rest of it is judged by the database alone. */
const EMPTY_PART = {
  selection_check: { field: 'selection_text', reason: 'Isi teks atau gambar pilihan.' },
  short_answer_check: { field: 'short_answer_text', reason: 'Isi jawaban atau batas bilangannya.' },
}
/** The refusal of a row that shows nothing, by the database's rule for it. */
export function nothingToShow(rule: keyof typeof EMPTY_PART) {
  const { field, reason } = EMPTY_PART[rule]
  return new ApiError('VALIDATION', { message: FILL_ALL, fields: { [field]: reason } })
}
const isEmptyPart = (rule: string): rule is keyof typeof EMPTY_PART => rule in EMPTY_PART

/** Where a person meets the rows of a table. */
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

/** PostgreSQL's own refusals, said as ours; anything else comes back as it was. */
export function fromPostgres(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (LOST.test(error.message)) return new ApiError('UNAVAILABLE')
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
    return new ApiError('VALIDATION', { fields: { [columnOf(table, constraint)]: 'Pilihan tidak ditemukan.' } })
  }
  if (code === '23514' && isEmptyPart(constraint)) return nothingToShow(constraint)
  if (UNFIT.has(code)) return new ApiError('VALIDATION')
  return AWAY.test(code) ? new ApiError('UNAVAILABLE' satisfies ErrorCode) : error
}

/** `category_subject_id_fkey` is about `subject_id`; of a composite key the first column is the one that was sent. */
function columnOf(table: string, constraint: string) {
  const columns = constraint.replace(`${table}_`, '').replace(/_fkey\d*$/, '')
  const first = /^[a-z]+?_id/.exec(columns)?.[0] ?? columns
  return WIRE_NAME[first] ?? first
}
