import type { BankName } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { whileLeased } from '../process/while-leased.ts'
import { bankOfJob, type Job, renewLease, takeJob } from './job/job.repo.ts'
import { readFile } from './read/read-file.ts'
import { saveRows } from './save/save-rows.ts'
import { undoRows } from './save/undo-rows.ts'

const STEPS: Readonly<Record<string, (db: Db, job: Job, bank: BankName) => Promise<void>>> = {
  reading: readFile,
  saving: saveRows,
  undoing: undoRows,
}

/** Does what waits to be done for imports, one after the other; other processes may do the same at the same time. */
export async function runImports(db: Db): Promise<void> {
  for (let job = await takeJob(db); job; job = await takeJob(db)) await runStep(db, job)
}

const runStep = (db: Db, job: Job) =>
  whileLeased(
    () => renewLease(db, job.id),
    async () => STEPS[job.state]?.(db, job, bankOfJob(job)),
  )
