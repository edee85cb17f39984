import { type BankName, type ImportReportRow, importReportPaging, type PageQuery } from '@bank/contract'
import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { paginate } from '../../db/paginate.ts'
import { othersFirst } from '../../process/others-first.ts'
import { rows, textsOfRow } from '../job/row.repo.ts'
import { reported } from './report-row.ts'

const reportRows = (db: Db) =>
  rows(db).select(sql<string | null>`(select q.code from question q where q.id = question_id)`.as('code')).orderBy('no')

/** A page of what became of the questions of an import. */
export function listReport(
  db: Db,
  jobId: number,
  bank: BankName,
  { part, ...query }: PageQuery & { part?: 'saved' | 'kept_out' },
) {
  let ids = db.selectFrom('import_row').select('id').where('job_id', '=', jobId).orderBy('no')
  if (part === 'saved') ids = ids.where('state', '=', 'saved')
  if (part === 'kept_out') ids = ids.where('state', 'not in', ['saved', 'unchanged'])
  const load = async (page: number[], from: Db) =>
    (await reportRows(from).where('id', '=', anyOf(page)).execute()).map(reported(bank))
  return paginate(db, ids, query, importReportPaging, load, { texts: textsOfRow })
}

/** Read in one query, some megabytes at most. */
const CHUNK = 50

/** What became of all of them, in the order of the file. */
export async function* everyReportRow(db: Db, jobId: number, bank: BankName): AsyncGenerator<ImportReportRow> {
  for (let last: number | undefined = 0; last !== undefined; ) {
    await othersFirst()
    const chunk = await reportRows(db).where('job_id', '=', jobId).where('no', '>', last).limit(CHUNK).execute()
    yield* chunk.map(reported(bank))
    last = chunk.at(-1)?.no
  }
}
