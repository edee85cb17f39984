import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { asImport, type Job, noteProgress, setState } from '../job/job.repo.ts'
import { countRows } from '../job/row.repo.ts'
import { countEdited, undoRow, untouchedRows } from './undo.repo.ts'

const CHUNK = 100

/** Deletes the questions that an import made and that are as it left them; the others stay, and are told. */
export async function undoRows(db: Db, job: Job): Promise<void> {
  const actor = job.asked_by ?? job.created_by
  const change = `undo-${actor}-${job.change}`
  // until none is left: the head of a group can be deleted after its children
  for (let undone = 1; undone > 0; ) {
    undone = await inTransaction(db, { actor, change }, async (transaction) => {
      await asImport(transaction, job)
      const rows = await untouchedRows(transaction, job.id, CHUNK)
      for (const { id, question_id } of rows) await undoRow(transaction, id, question_id)
      return rows.length
    })
    if (undone > 0) await noteProgress(db, job.id)
  }
  const kept = await countRows(db, job.id, 'saved')
  if (kept === 0) return setState(db, job.id, 'undone')
  const edited = await countEdited(db, job.id)
  const says = [
    ...(kept > edited ? [`${kept - edited} soal tetap ada, karena sudah diubah atau dipakai.`] : []),
    ...(edited > 0
      ? [`${edited} soal lama yang disunting impor ini tetap seperti sekarang. Pulihkan dari Riwayatnya bila perlu.`]
      : []),
  ]
  const others = (job.warnings as string[]).filter((one) => !says.includes(one))
  await setState(db, job.id, 'done', { warnings: [...others, ...says] })
}
