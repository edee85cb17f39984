import { BANKS, type BankName, type ImportJob, type ImportState, importPaging, type PageQuery } from '@bank/contract'
import { type Selectable, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'

export type Job = Selectable<DB['import_job']>

/** The bank that its questions go to. */
export const bankOfJob = ({ product_type }: Pick<Job, 'product_type'>): BankName =>
  product_type === BANKS.snpmb.product_type ? 'snpmb' : 'general'

const counts = sql<ImportJob['counts']>`(
  select json_build_object('ready', count(*) filter (where state = 'ready'), 'look', count(*) filter (where state = 'look'),
    'wrong', count(*) filter (where state = 'wrong'), 'same', count(*) filter (where state = 'same'), 'unchanged', count(*) filter (where state = 'unchanged'),
    'skipped', count(*) filter (where state = 'skipped'),
    'saved', count(*) filter (where state = 'saved'), 'undone', count(*) filter (where state = 'undone'))
  from import_row where job_id = j.id)`

const jobs = (db: Db) =>
  db
    .selectFrom('import_job as j')
    .innerJoin('account as creator', 'creator.id', 'j.created_by')
    .select([
      'j.id as id_import',
      'j.file_name',
      'j.product_type',
      sql<ImportState>`j.state`.as('state'),
      counts.as('counts'),
      sql<number>`(select count(*)::int from import_row where job_id = j.id and head_no is not null)`.as('sharing'),
      'j.grouped',
      sql<number>`(select count(*)::int from import_sheet where job_id = j.id)`.as('sheets'),
      sql<boolean>`exists (select from import_line where job_id = j.id)`.as('has_lines'),
      'j.checking',
      sql<string[]>`j.warnings`.as('warnings'),
      'j.error',
      sql<ImportJob['stopped']>`case when j.state = 'failed' and j.attempts > 0 then 'reading' else j.stopped end`.as(
        'stopped',
      ),
      'j.created_by as id_creator',
      'creator.name as name_creator',
      'j.created_at',
      'j.updated_at',
    ])

/** Of one account, or of all. */
export function listJobs(db: Db, query: PageQuery, createdBy: number | undefined) {
  let ids = db.selectFrom('import_job').select('id').orderBy('id', 'desc')
  if (createdBy !== undefined) ids = ids.where('created_by', '=', createdBy)
  return paginate(db, ids, query, importPaging, (page) =>
    jobs(db).where('j.id', '=', anyOf(page)).orderBy('j.id', 'desc').execute(),
  )
}

export const findJob = (db: Db, id: number) => jobs(db).where('j.id', '=', id).executeTakeFirst()

/** The whole row, locked until the end of the transaction. */
export const lockJob = (db: Db, id: number): Promise<Job | undefined> =>
  db.selectFrom('import_job').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function insertJob(
  db: Db,
  job: Pick<Job, 'created_by' | 'product_type' | 'file_name' | 'upload' | 'bytes' | 'sha256'> & { warnings: string[] },
): Promise<number> {
  const { warnings, ...rest } = job
  const { id } = await db
    .insertInto('import_job')
    .values({ ...rest, warnings: JSON.stringify(warnings) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether questions of an import are saved already: what else waits there keeps neither its file nor a place among the open ones. */
export const hasSaved = sql<boolean>`exists (
  select from import_row where import_row.job_id = import_job.id and import_row.question_id is not null)`

/** Whether nothing of an import waits for anybody: its file holds no question. */
const isEmpty = sql<boolean>`not exists (select from import_row where import_row.job_id = import_job.id)`

/** How many imports an account has that are not done, of which nothing is saved yet, and that have a question. */
export async function openJobsOf(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('import_job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_by', '=', accountId)
    .where('state', 'not in', ['done', 'failed', 'undone'])
    .where(sql<boolean>`not (state = 'ready' and (${hasSaved} or ${isEmpty}))`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many bytes the files have that an account sent within a day. Those of deleted imports are deleted too. */
export async function bytesOfDay(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::int8 as bytes from import_job
    where created_by = ${accountId} and created_at > now() - interval '1 day'`.execute(db)
  return Number(rows[0]?.bytes)
}

/** Uploads of one account end one after the other, so that no two take the last place among the open imports. */
export const oneUploadOf = (db: Db, accountId: number) =>
  sql`select pg_advisory_xact_lock(hashtext(${`import ${accountId}`}))`.execute(db)

/** When this account's bank took a file of the same bytes before. */
export const findTwin = (db: Db, sha256: Buffer, product_type: number) =>
  db
    .selectFrom('import_job as j')
    .innerJoin('account as creator', 'creator.id', 'j.created_by')
    .select(['j.created_at', 'creator.name'])
    .where('j.sha256', '=', sha256)
    .where('j.product_type', '=', product_type)
    .where('j.state', 'in', ['done', 'ready', 'saving'])
    .orderBy('j.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether reading its file was given up for a reason of the program: only then a failed import keeps its tries. */
export const isGivenUp = ({ state, attempts }: Pick<Job, 'state' | 'attempts'>) => state === 'failed' && attempts > 0

interface Settled {
  error?: string | null
  warnings?: string[]
  stopped?: 'saving' | 'undoing'
  /** Of reading that is given up; else what comes next begins with none. */
  attempts?: number
  asked_by?: number
}

export async function setState(db: Db, id: number, state: ImportState, more: Settled = {}) {
  const { error, warnings, stopped = null, attempts = 0, asked_by } = more
  await db
    .updateTable('import_job')
    .set({
      state,
      leased_until: null,
      attempts,
      checking: false,
      stopped,
      ...(error !== undefined && { error }),
      ...(warnings && { warnings: JSON.stringify(warnings) }),
      ...(asked_by !== undefined && { asked_by }),
    })
    .where('id', '=', id)
    .execute()
}

const LEASE = sql<Date>`clock_timestamp() + interval '60 seconds'`

/** The next import with work to do, for this process alone: one whose process was killed is free again after a minute. */
export async function takeJob(db: Db): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update import_job set leased_until = ${LEASE}, attempts = attempts + 1, checking = false,
      state = case state when 'uploaded' then 'reading' else state end
    where id = (
      select id from import_job
      where state in ('uploaded', 'reading', 'saving', 'undoing')
        and (leased_until is null or leased_until < clock_timestamp())
      order by id limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

export const renewLease = (db: Db, id: number) =>
  db.updateTable('import_job').set({ leased_until: LEASE }).where('id', '=', id).execute()

/** The questions of a file are known; what follows compares them with the bank. */
export const noteChecking = (db: Db, id: number) =>
  db.updateTable('import_job').set({ checking: true }).where('id', '=', id).execute()

/** What comes next begins with as many tries as ever. */
export const noteProgress = (db: Db, id: number) =>
  db.updateTable('import_job').set({ leased_until: LEASE, attempts: 1 }).where('id', '=', id).execute()

/** Leaves a job alone for a while: five seconds, and three times as long after each try. Says how many tries there were. */
export async function postpone(db: Db, id: number): Promise<number> {
  const { attempts } = await db
    .updateTable('import_job')
    .set({ leased_until: sql<Date>`clock_timestamp() + interval '5 seconds' * power(3, attempts - 1)` })
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return attempts
}

/** What is written in this transaction stands in Riwayat as one import of its file. */
export const asImport = (db: Db, { file_name }: Job) =>
  sql`select set_config('bank.kind', 'import', true), set_config('bank.title', ${file_name}, true)`.execute(db)
