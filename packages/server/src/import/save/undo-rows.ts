import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteQuestion } from '../../question/write/question-write.repo.ts'
import { type Job, renewLease, setState } from '../job.repo.ts'
import { countRows } from '../row.repo.ts'

const CHUNK = 100

/** Deletes the questions that an import made and that are as it left them; the others stay, and are told. */
export async function undoRows(db: Db, job: Job): Promise<void> {
  const change = `undo-${job.change}`
  for (let undone = CHUNK; undone === CHUNK; ) {
    undone = await inTransaction(db, { actor: job.created_by, change }, async (transaction) => {
      await sql`select set_config('bank.kind', 'import', true)`.execute(transaction)
      const rows = await untouched(transaction, job.id)
      for (const { id, question_id } of rows) await undoRow(transaction, id, question_id)
      return rows.length
    })
    await renewLease(db, job.id)
  }
  const kept = await countRows(db, job.id, 'saved')
  if (kept === 0) return setState(db, job.id, 'undone')
  const says = `${kept} soal tetap ada, karena sudah diubah atau dipakai.`
  await setState(db, job.id, 'done', { warnings: [...(job.warnings as string[]).filter((one) => one !== says), says] })
}

async function untouched(db: Db, jobId: number): Promise<{ id: number; question_id: number }[]> {
  const { rows } = await sql<{ id: number; question_id: number }>`
    select r.id, r.question_id from import_row r join question q on q.id = r.question_id
    where r.job_id = ${jobId} and r.state = 'saved' and q.status = 'on-progress' and q.updated_at = r.saved_at
      and not exists (select from question child where child.parent_id = q.id)
    order by r.no limit ${CHUNK} for update of r, q`.execute(db)
  return rows
}

async function undoRow(db: Db, id: number, questionId: number) {
  await db
    .updateTable('import_row')
    .set({ state: 'undone', question_id: null, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await deleteQuestion(db, questionId)
}
