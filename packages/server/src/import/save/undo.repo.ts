import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { deleteQuestion } from '../../question/write/question-write.repo.ts'

/** Saved rows whose question is as the import left it. */
export async function untouchedRows(
  db: Db,
  jobId: number,
  most: number,
): Promise<{ id: number; question_id: number }[]> {
  const { rows } = await sql<{ id: number; question_id: number }>`
    select r.id, r.question_id from import_row r join question q on q.id = r.question_id
    where r.job_id = ${jobId} and r.state = 'saved' and r.match_id is null and q.status = 'on-progress' and q.updated_at = r.saved_at
      and not exists (select from question child where child.parent_id = q.id)
    order by r.no limit ${most} for update of r, q`.execute(db)
  return rows
}

/** How many questions that stood before were edited. */
export async function countEdited(db: Db, jobId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row where job_id = ${jobId} and state = 'saved' and match_id is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function undoRow(db: Db, id: number, questionId: number) {
  await db.updateTable('import_row').set({ state: 'undone', question_id: null }).where('id', '=', id).execute()
  await deleteQuestion(db, questionId)
}
