import type { Db } from '../db/connect.ts'
import { whileLeased } from '../process/while-leased.ts'
import { type Job, renewLease, takeExport } from './export.repo.ts'
import { makeFile } from './make/make-file.ts'

/** Makes the files that wait to be made, one after the other; other processes may do the same at the same time. */
export async function runExports(db: Db): Promise<void> {
  for (let job = await takeExport(db); job; job = await takeExport(db)) await make(db, job)
}

const make = (db: Db, job: Job) =>
  whileLeased(
    () => renewLease(db, job.id),
    () => makeFile(db, job),
  )
