import type { BankName } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { whileLeased } from '../process/while-leased.ts'
import { bankOfJob, type Job, postpone, renewLease, setState, takeJob } from './job/job.repo.ts'
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

/** Tries of one step; what it has done so far stays, and the next goes on from there. */
const MOST_TRIES: Readonly<Record<string, number>> = { reading: 2, saving: 5, undoing: 5 }

const runStep = (db: Db, job: Job) =>
  whileLeased(
    () => renewLease(db, job.id),
    async () => {
      const most = MOST_TRIES[job.state] ?? 0
      // a file that ended its process as often is refused by its reader
      if (job.attempts > most && job.state !== 'reading') return stop(db, job)
      try {
        await STEPS[job.state]?.(db, job, bankOfJob(job))
      } catch (cause) {
        const tries = await postpone(db, job.id)
        if (tries >= most) await stop(db, job)
        throw new Error(`import ${job.id}: ${job.state} failed, try ${tries} of ${most}`, { cause })
      }
    },
  )

const STOPPED = {
  reading: 'Pembacaan berhenti karena gangguan di server. Berkasnya masih ada di sini.',
  saving:
    'Penyimpanan berhenti karena gangguan di server. Soal yang sudah tersimpan aman, sisanya masih menunggu di sini.',
  undoing: 'Pembatalan berhenti karena gangguan di server. Soal yang belum terhapus masih ada di bank.',
} as const

/** Gives up a step that fails again and again; a person may ask for it once more. */
async function stop(db: Db, { id, state, attempts }: Job) {
  if (state === 'saving') await setState(db, id, 'ready', { stopped: state, error: STOPPED[state] })
  else if (state === 'undoing') await setState(db, id, 'done', { stopped: state, error: STOPPED[state] })
  else await setState(db, id, 'failed', { error: STOPPED.reading, attempts })
}
