import type { Db } from '../db/connect.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { whileLeased } from '../process/while-leased.ts'
import { type Job, renewLease, takeExport } from './export.repo.ts'
import { makeFile } from './make/make-file.ts'

/** Makes the files that wait to be made, one after the other; other processes may do the same at the same time. */
export async function runExports(db: Db, bucket?: Bucket): Promise<void> {
  for (let job = await takeExport(db); job; job = await takeExport(db)) await make(db, job, bucket)
}

const make = (db: Db, job: Job, bucket: Bucket | undefined) =>
  whileLeased(
    () => renewLease(db, job.id),
    () => makeFile(db, job, bucket),
  )
