import type { BankName } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { bankOfJob, type Job, renewLease, takeJob } from './job/job.repo.ts'
import { readFile } from './read/read-file.ts'
import { saveRows } from './save/save-rows.ts'
import { undoRows } from './save/undo-rows.ts'

const RENEWED_MS = 20_000

const STEPS: Readonly<Record<string, (db: Db, job: Job, bank: BankName) => Promise<void>>> = {
  reading: readFile,
  saving: saveRows,
  undoing: undoRows,
}

/** Does what waits to be done for imports, one after the other; other processes may do the same at the same time. */
export async function runImports(db: Db): Promise<void> {
  for (let job = await takeJob(db); job; job = await takeJob(db)) await runStep(db, job)
}

async function runStep(db: Db, job: Job): Promise<void> {
  const renewing = setInterval(() => renewLease(db, job.id).catch(() => {}), RENEWED_MS)
  try {
    await STEPS[job.state]?.(db, job, bankOfJob(job))
  } finally {
    clearInterval(renewing)
  }
}
