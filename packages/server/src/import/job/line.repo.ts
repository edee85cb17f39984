import { type ImportLine, importRowPaging, type LineRole, type PageQuery } from '@bank/contract'
import type { Place } from '@bank/exchange/docx/blocks'
import type { FileLine } from '@bank/exchange/file/file-reader'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import { placeText } from './place-text.ts'

/** The lines of an import as they stand in its file, a page of them. */
export function listLines(db: Db, jobId: number, query: PageQuery) {
  const numbers = db.selectFrom('import_line').select('no as id').where('job_id', '=', jobId).orderBy('no')
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

/** Says what a line is; `alike`: all lines that look like it too. */
export async function giveRole(db: Db, jobId: number, no: number, role: LineRole | null, alike: boolean) {
  const lines = db.updateTable('import_line').set({ role }).where('job_id', '=', jobId)
  const signature = db.selectFrom('import_line').select('signature').where('job_id', '=', jobId).where('no', '=', no)
  await (alike ? lines.where('signature', '=', signature) : lines.where('no', '=', no)).execute()
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
