import { type ImportLine, importRowPaging, type LineRole, type PageQuery } from '@bank/contract'
import type { Place } from '@bank/exchange/docx/blocks'
import type { FileLine } from '@bank/exchange/file/file-reader'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import { placeText } from './place-text.ts'

/** The lines of an import as they stand in its file, a page of them; `used`: only those that are, or are not, part of a question. */
export function listLines(db: Db, jobId: number, query: PageQuery & { used?: boolean | undefined }) {
  const { used } = query
  let numbers = db.selectFrom('import_line').select('no as id').where('job_id', '=', jobId).orderBy('no')
  if (used !== undefined) numbers = numbers.where('used', '=', used)
  return paginate(db, numbers, query, importRowPaging, async (page) => {
    const lines = await db
      .selectFrom('import_line')
      .select(['no', 'text', 'used', sql<Place>`place`.as('place'), sql<LineRole | null>`role`.as('role')])
      .where('job_id', '=', jobId)
      .where('no', 'in', [0, ...page])
      .orderBy('no')
      .execute()
    return lines.map((line): ImportLine => ({ ...line, place: placeText(line.place) }))
  })
}

interface Said {
  no: number
  role: LineRole | null
  /** Whether all lines that look like this one are the same. */
  alike?: boolean | undefined
}

/**
 * Says what lines are; what was said last of a line counts. One statement, in which each line changes once: two thousand that
 * each change all lines would fill the disk.
 */
export async function giveRoles(db: Db, jobId: number, roles: readonly Said[]) {
  const said = JSON.stringify(roles.map((role, at) => ({ ...role, at })))
  // until the end of the transaction: PostgreSQL does not know how many lines a new file has, and compared each with each
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(db)
  await sql`
    with said as (
      select s.no, s.role, s.alike, s.at, line.signature
      from jsonb_to_recordset(${said}::jsonb) as s (no int, role text, alike boolean, at int)
      join import_line line on line.job_id = ${jobId} and line.no = s.no),
    by_look as (select distinct on (signature) signature, role, at from said where alike order by signature, at desc),
    by_line as (select distinct on (no) no, role, at from said order by no, at desc),
    given as (
      select line.no, case when coalesce(one.at, -1) > coalesce(look.at, -1) then one.role else look.role end as role
      from import_line line
      left join by_line one on one.no = line.no
      left join by_look look on look.signature = line.signature
      where line.job_id = ${jobId} and (one.no is not null or look.signature is not null))
    update import_line line set role = given.role from given
    where line.job_id = ${jobId} and line.no = given.no and line.role is distinct from given.role`.execute(db)
}

/** What a person has said, by the number of the line. */
export async function rolesOf(db: Db, jobId: number): Promise<Map<number, LineRole>> {
  const said = await db
    .selectFrom('import_line')
    .select(['no', sql<LineRole>`role`.as('role')])
    .where('job_id', '=', jobId)
    .where('role', 'is not', null)
    .execute()
  return new Map(said.map(({ no, role }) => [no, role]))
}

const CHUNK = 2000

/** Replaces the lines of an import; what a person has said of them stays. A hundred thousand are some fifty statements. */
export async function replaceLines(db: Db, jobId: number, lines: readonly FileLine[]) {
  const roles = await rolesOf(db, jobId)
  await db.deleteFrom('import_line').where('job_id', '=', jobId).execute()
  for (let from = 0; from < lines.length; from += CHUNK) {
    const chunk = lines.slice(from, from + CHUNK)
    await sql`
      insert into import_line (job_id, no, text, used, signature, place, role)
      select ${jobId}, said.* from unnest(${chunk.map(({ number }) => number)}::int[], ${chunk.map(({ text }) => text)}::text[],
        ${chunk.map(({ used }) => used)}::boolean[], ${chunk.map(({ signature }) => signature)}::text[],
        ${chunk.map(({ place }) => JSON.stringify(place))}::jsonb[], ${chunk.map(({ number }) => roles.get(number) ?? null)}::text[]
      ) as said`.execute(db)
  }
}
