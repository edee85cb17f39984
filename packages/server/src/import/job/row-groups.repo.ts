import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Job } from './job.repo.ts'
import { headQuestion, type Row, rows } from './row.repo.ts'

const allReady = (db: Db, jobId: number) =>
  rows(db).where('job_id', '=', jobId).where('state', '=', 'ready').orderBy('no').forUpdate()

/** Rows that can be saved, at most `most`: of a group, its children once its head is saved. */
export function readyRows(db: Db, { id, grouped }: Pick<Job, 'id' | 'grouped'>, most: number): Promise<Row[]> {
  const ready = allReady(db, id).limit(most)
  const hasPlace = sql<boolean>`(head_no is null or head_no = no or ${headQuestion} is not null)`
  return (grouped ? ready.where(hasPlace) : ready).execute()
}

/** Children that can be saved but for their head. */
export const headlessRows = (db: Db, jobId: number): Promise<Row[]> =>
  allReady(db, jobId).where(sql<boolean>`head_no <> no and ${headQuestion} is null`).execute()

/**
 * By the number of its first row, each text for several questions; by the number of another row, the one that stands at it, if
 * that is another: '' where it was edited.
 */
export async function stimuliOf(db: Db, jobId: number): Promise<ReadonlyMap<number | null, string>> {
  const heads = db.selectFrom('import_row').select(['no', 'stimulus']).where('job_id', '=', jobId)
  const found = await heads.where('stimulus', 'is not', null).execute()
  return new Map(found.map(({ no, stimulus }) => [no, stimulus ?? '']))
}

const others = (db: Db, jobId: number) =>
  db.updateTable('import_row').where('job_id', '=', jobId).whereRef('head_no', '<>', 'no')

/** At the other rows stands the text of the first, but for those where it was edited. */
export const followFirst = (db: Db, jobId: number) =>
  others(db, jobId).set({ stimulus: null }).where('stimulus', '<>', '').execute()

/** The text for several questions was edited in its first row; the others still have it as it was. */
export async function storeShared(db: Db, { job_id, no }: Pick<Row, 'job_id' | 'no'>, was: string, stimulus: string) {
  await others(db, job_id).set({ stimulus: was }).where('head_no', '=', no).where('stimulus', 'is', null).execute()
  await storeStimulus(db, { job_id, no }, stimulus)
}

export const storeStimulus = (db: Db, { job_id, no }: Pick<Row, 'job_id' | 'no'>, stimulus: string) =>
  db.updateTable('import_row').set({ stimulus }).where('job_id', '=', job_id).where('no', '=', no).execute()
