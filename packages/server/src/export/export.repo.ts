import {
  EXPORT_LIMITS,
  type ExportOptions,
  type ExportState,
  exportPaging,
  type PageQuery,
  questionPaging,
} from '@bank/contract'
import { type Selectable, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { paginate } from '../db/paginate.ts'
import type { DB } from '../db/types.ts'
import { urlOf } from '../media/media-url.repo.ts'
import type { Base } from '../question/content/prints.ts'
import { questionsInOrder } from '../question/list/question.repo.ts'
import { textsOfQuestion } from '../question/list/question-texts.repo.ts'
import { hasFile } from './export-file.repo.ts'

type Options = Omit<ExportOptions, 'image'>
/** `image`: the URL of its logo; '' where it has none. */
export type Job = Omit<Selectable<DB['export_job']>, 'options'> & { options: Options; image: string }

const logoOf = (exportId: string) => sql<string>`coalesce((
  select ${urlOf('image')} from export_logo join image on image.id = image_id
  where export_id = ${sql.ref(exportId)}), '')`

const exports = (db: Db) =>
  db
    .selectFrom('export_job as j')
    .innerJoin('account as creator', 'creator.id', 'j.created_by')
    .select([
      'j.id as id_export',
      'j.options',
      logoOf('j.id').as('image'),
      'j.file_name',
      'j.product_type',
      sql<ExportState>`j.state`.as('state'),
      sql<number>`(select count(*)::int from export_item where export_id = j.id)`.as('questions'),
      sql<number>`greatest(0, coalesce((j.options ->> 'chosen')::int, 0)
        - (select count(*)::int from export_item where export_id = j.id))`.as('missing'),
      sql<string[]>`j.losses`.as('losses'),
      'j.error',
      hasFile('j.id').as('has_file'),
      'j.created_by as id_creator',
      'creator.name as name_creator',
      'j.created_at',
      'j.updated_at',
    ])
type Stored = Awaited<ReturnType<ReturnType<typeof exports>['executeTakeFirstOrThrow']>>
const shown = ({ options, ...row }: Stored) => ({ ...(options as Options), ...row })

/** Of one account, or of all. */
export function listExports(db: Db, query: PageQuery, createdBy: number | undefined) {
  let ids = db.selectFrom('export_job').select('id').orderBy('id', 'desc')
  if (createdBy !== undefined) ids = ids.where('created_by', '=', createdBy)
  return paginate(db, ids, query, exportPaging, async (page) =>
    (await exports(db).where('j.id', '=', anyOf(page)).orderBy('j.id', 'desc').execute()).map(shown),
  )
}

export async function findExport(db: Db, id: number) {
  const row = await exports(db).where('j.id', '=', id).executeTakeFirst()
  return row && shown(row)
}
/** The whole row, locked until the end of the transaction. */
export const lockExport = (db: Db, id: number) =>
  db.selectFrom('export_job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type NewExport = Pick<Job, 'created_by' | 'product_type' | 'options' | 'file_name'> & {
  /** The id of its logo. */
  logo?: string | null | undefined
  /** How many questions it was first made of, where some were deleted since. */
  chosen?: number
}

/** Adds an export of these questions in this order. Returns its id. */
export async function insertExport(
  db: Db,
  { options, logo, chosen, ...job }: NewExport,
  questions: number[],
): Promise<number> {
  const { id } = await db
    .insertInto('export_job')
    .values({ ...job, options: JSON.stringify({ ...options, chosen: chosen ?? questions.length }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into export_item (export_id, no, question_id)
    select ${id}, no, question_id from unnest(${questions}::int[]) with ordinality as item (question_id, no)`.execute(
    db,
  )
  if (logo) await db.insertInto('export_logo').values({ export_id: id, image_id: logo }).execute()
  return id
}

/** Calls of one account that make exports end one after the other, so that no two take the last place among those that wait. */
export const oneExportOf = (db: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`export ${accountId}`}))`.execute(db)

/**
 * Forgets the oldest exports of an account, so that it keeps as many, and as many questions in them, as it may. One with
 * few questions counts as a part of what all may hold.
 */
export async function forgetOldExports(db: Db, accountId: number, { kept, keptQuestions } = EXPORT_LIMITS) {
  await sql`
    delete from export_job where state in ('done', 'failed') and id in (
      select id from (
        select id, sum(greatest((options ->> 'chosen')::int, ${keptQuestions / kept}::int)) over (order by id desc) as questions
        from export_job where created_by = ${accountId}) newest
      where questions > ${keptQuestions})`.execute(db)
}

/** How many exports of an account wait to be made. */
export async function waitingOf(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('export_job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', accountId)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

const items = (db: Db, exportId: number) =>
  db.selectFrom('export_item as e').where('e.export_id', '=', exportId).orderBy('e.no')

/** The full rows of the questions of an export, in its order. */
export function listExported(db: Db, exportId: number, query: PageQuery) {
  const ids = items(db, exportId).select('e.question_id as id')
  return paginate(db, ids, query, { ...questionPaging, whole: false }, (page, from) => questionsInOrder(from, page))
}

export const exportedIds = async (db: Db, exportId: number): Promise<number[]> =>
  (await items(db, exportId).select('e.question_id').execute()).map(({ question_id }) => question_id)

/** Has it made, from the beginning. */
export async function setWaiting(db: Db, id: number) {
  await db
    .updateTable('export_job')
    .set({ state: 'waiting', attempts: 0, error: null, losses: '[]', leased_until: null })
    .where('id', '=', id)
    .execute()
}

const LEASE = sql<Date>`clock_timestamp() + interval '60 seconds'`

/** The next export to be made, for this process alone: one whose process was killed is free again after a minute. */
export async function takeExport(db: Db): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update export_job set leased_until = ${LEASE}, attempts = attempts + 1, state = 'making'
    where id = (
      select id from export_job where state in ('waiting', 'making')
        and (leased_until is null or leased_until < clock_timestamp())
      order by id limit 1 for update skip locked)
    returning *, ${logoOf('export_job.id')} as image`.execute(db)
  return rows[0]
}

export const renewLease = (db: Db, id: number) =>
  db.updateTable('export_job').set({ leased_until: LEASE }).where('id', '=', id).execute()

/** How many bytes the texts of its questions have together. */
export async function textBytes(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(${textsOfQuestion(sql`e.question_id`)}), 0)::int8 as bytes from export_item e where e.export_id = ${id}`.execute(
    db,
  )
  return Number(rows[0]?.bytes)
}

/** What is known of each question of a file that is edited and read again, and when it was as the file has it. */
export async function storeBases(
  db: Db,
  id: number,
  bases: ReadonlyMap<number, Base>,
  seen: ReadonlyMap<number, Date>,
) {
  const rows = [...bases].map(([question, base]) => ({ question, base, seen: seen.get(question)?.toISOString() }))
  await sql`
    update export_item i set base = known.base, seen_at = known.seen
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known (question int, base jsonb, seen timestamptz)
    where i.export_id = ${id} and i.question_id = known.question`.execute(db)
}

/** Says why the file cannot be made, unless another process has taken the export meanwhile. */
export async function fail(db: Db, { id, attempts }: Pick<Job, 'id' | 'attempts'>, error: string) {
  await db
    .updateTable('export_job')
    .set({ state: 'failed', error, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .where('attempts', '=', attempts)
    .execute()
}

/** Forgets exports after 180 days. */
export async function tidyJobs(db: Db): Promise<void> {
  await sql`delete from export_job where updated_at < now() - interval '180 days'`.execute(db)
}
