import { type BankName, type ImportRow, type ImportRowState, importRowPaging, type PageQuery } from '@bank/contract'
import type { Place } from '@bank/exchange/docx/blocks'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'
import { type Judged, messagesOf } from './judge.ts'
import { shownMatch } from './match.ts'
import { placeText } from './place-text.ts'

type Plain = Pick<Selectable<DB['import_row']>, 'id' | 'job_id' | 'no' | 'question_id' | 'head_no' | 'updated_at'>
export interface Row extends Plain, Judged {
  place: Place
  state: ImportRowState
  similar: ImportRow['similar']
  /** The question of its head. */
  parent_id: number | null
}

/** Whether a text for several questions stands at an earlier row too. */
export const isChild = ({ no, head_no }: Pick<Row, 'no' | 'head_no'>) => head_no !== null && head_no !== no

export const headQuestion = sql<number | null>`(
  select head.question_id from import_row head where head.job_id = import_row.job_id and head.no = import_row.head_no)`

/** What is known of rows of imports. */
export const rows = (db: Db) =>
  db.selectFrom('import_row').select([
    'id',
    'job_id',
    'no',
    sql<ImportRowState>`state`.as('state'),
    sql<Place>`place`.as('place'),
    sql<Judged['draft']>`draft`.as('draft'),
    sql<Judged['notes']>`notes`.as('notes'),
    sql<Judged['refusal']>`refusal`.as('refusal'),
    'accepted',
    'skipped',
    'question_id',
    'head_no',
    headQuestion.as('parent_id'),
    'similar_id',
    'match_id',
    sql<Judged['match']>`match`.as('match'),
    sql<ImportRow['similar']>`(
        select json_build_object('id_question', q.id, 'code', q.code) from question q where q.id = similar_id)`.as(
      'similar',
    ),
    'updated_at',
  ])

/** As the wire has it. */
export const asTold =
  (bank: BankName) =>
  (row: Row): ImportRow => ({
    id_import_row: row.id,
    id_import: row.job_id,
    no: row.no,
    state: row.state,
    draft: row.draft,
    messages: row.question_id === null ? [...twinMessages(row), ...messagesOf(bank, row)] : [],
    place: placeText(row.place),
    head_no: row.head_no,
    similar: row.similar,
    match: row.match && row.match_id !== null ? shownMatch(row.match_id, row.match) : null,
    id_question: row.question_id,
    updated_at: row.updated_at.toISOString(),
  })

function twinMessages({ similar_id, similar }: Row): ImportRow['messages'] {
  if (similar_id === null) return []
  const text = similar ? `Sama persis dengan ${similar.code}.` : 'Soal yang sama persis sudah dihapus.'
  return [{ severity: 'look', text }]
}

export function listRows(
  db: Db,
  jobId: number,
  bank: BankName,
  { state, ...query }: PageQuery & { state?: ImportRowState },
) {
  let ids = db.selectFrom('import_row').select('id').where('job_id', '=', jobId).orderBy('no')
  // unchanged rows are not listed: the job has their number
  ids = state ? ids.where('state', '=', state) : ids.where('state', '<>', 'unchanged')
  const load = async (page: number[], from: Db) =>
    (await rows(from).where('id', '=', anyOf(page)).orderBy('no').execute()).map(asTold(bank))
  return paginate(db, ids, query, importRowPaging, load, { texts: textsOfRow })
}

/** The bytes of a row's long texts. */
export const textsOfRow = (id: RawBuilder<number>) => sql<number>`(
  select octet_length(draft::text) + coalesce(octet_length(match::text), 0) from import_row where id = ${id})`

/** The bytes of all drafts of an import. */
export async function draftBytes(db: Db, jobId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(octet_length(draft::text)), 0)::int8 as bytes from import_row where job_id = ${jobId}`.execute(
    db,
  )
  return Number(rows[0]?.bytes)
}

/** 0 for a row that is not there. */
export async function jobOfRow(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('import_row').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? 0
}

export async function findRow(db: Db, id: number, bank: BankName): Promise<ImportRow | undefined> {
  const row = await rows(db).where('id', '=', id).executeTakeFirst()
  return row && asTold(bank)(row)
}

/** What is judged and written in one go, some ten milliseconds. */
export const CHUNK = 50

/** Rows without a question of their own: one that was deleted since counts as made. */
const unsaved = (db: Db) => rows(db).where('state', 'not in', ['saved', 'undone']).forUpdate()

/** Rows that are not saved, locked until the end of the transaction; some at a time, as all of them may be many megabytes. */
export async function* lockRows(db: Db, jobId: number, numbers: number[] | undefined): AsyncGenerator<Row[]> {
  const all = unsaved(db).where('job_id', '=', jobId).orderBy('no').limit(CHUNK)
  const asked = numbers ? all.where('no', 'in', numbers) : all
  for (let last: number | undefined = 0; last !== undefined; ) {
    const chunk = await asked.where('no', '>', last).execute()
    if (chunk.length > 0) yield chunk
    last = chunk.at(-1)?.no
  }
}

/** One row, locked until the end of the transaction; not one that is saved. */
export const lockRow = (db: Db, id: number): Promise<Row | undefined> =>
  unsaved(db).where('id', '=', id).executeTakeFirst()

export async function countRows(db: Db, jobId: number, state: ImportRowState): Promise<number> {
  const { count } = await db
    .selectFrom('import_row')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}
