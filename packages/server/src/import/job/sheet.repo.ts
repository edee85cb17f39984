import { type ImportSheet, importSheetPaging, type PageQuery } from '@bank/contract'
import type { AboutSheet } from '@bank/exchange/file/file-reader'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'

/** The sheets of an import, a page of them. */
export function listSheets(db: Db, jobId: number, query: PageQuery) {
  const numbers = db.selectFrom('import_sheet').select('no as id').where('job_id', '=', jobId).orderBy('no')
  return paginate(db, numbers, query, importSheetPaging, async (page) =>
    (
      await sheets(db, jobId)
        .where('no', 'in', [0, ...page])
        .execute()
    ).map(({ about }) => asTold(about)),
  )
}

const sheets = (db: Db, jobId: number) =>
  db.selectFrom('import_sheet').select(sql<AboutSheet>`about`.as('about')).where('job_id', '=', jobId).orderBy('no')

const asTold = ({ rows, ...about }: AboutSheet): ImportSheet => ({
  ...about,
  rows: rows.map(({ row, text }) => ({ row, text })),
})

export async function findSheet(db: Db, jobId: number, no: number): Promise<AboutSheet | undefined> {
  return (await sheets(db, jobId).where('no', '=', no).executeTakeFirst())?.about
}

export async function replaceSheets(db: Db, jobId: number, read: readonly AboutSheet[]): Promise<void> {
  await db.deleteFrom('import_sheet').where('job_id', '=', jobId).execute()
  for (const about of read)
    await db
      .insertInto('import_sheet')
      .values({ job_id: jobId, no: about.no, about: JSON.stringify(about) })
      .execute()
}

/** How many heads are remembered for a person: those that were said last. */
const MOST_HEADS = 200

/** What a person has said of columns, by the fingerprint of their head. */
export async function headsOf(db: Db, accountId: number): Promise<Map<string, Map<number, string>>> {
  const said = await db
    .selectFrom('import_head')
    .select(['fingerprint', sql<Record<string, string>>`columns`.as('columns')])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(said.map(({ fingerprint, columns }) => [fingerprint, byColumn(columns)]))
}

const byColumn = (columns: Record<string, string>) =>
  new Map(Object.entries(columns).map(([column, is]) => [Number(column), is]))

export interface SaidOfHead {
  fingerprint: string
  /** Of rows of the same sheet that are no head then. */
  others: string[]
  columns: readonly { column: number; is: string | null }[]
}

/** Remembers what a person says of the columns below a head, beside what was said of it before. */
export async function rememberHead(db: Db, accountId: number, { fingerprint, others, columns }: SaidOfHead) {
  const known = (await headsOf(db, accountId)).get(fingerprint) ?? new Map<number, string>()
  for (const { column, is } of columns) {
    if (is === null) known.delete(column)
    else known.set(column, is)
  }
  const json = JSON.stringify(Object.fromEntries(known))
  await sql`delete from import_head where account_id = ${accountId} and fingerprint = any(${others}::text[])`.execute(
    db,
  )
  await sql`insert into import_head (account_id, fingerprint, columns) values (${accountId}, ${fingerprint}, ${json})
    on conflict (account_id, fingerprint) do update set columns = excluded.columns, said_at = excluded.said_at`.execute(
    db,
  )
  await sql`delete from import_head where account_id = ${accountId} and fingerprint in (
    select fingerprint from import_head where account_id = ${accountId}
    order by said_at desc, fingerprint offset ${MOST_HEADS})`.execute(db)
}
