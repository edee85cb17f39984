import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Makes this the discussion of a question, whether it has one or not; gives back the discussion's id. */
export async function setDiscussion(db: Db, questionId: number, text: string, actorId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into discussion (question_id, text, created_by) values (${questionId}, ${text}, ${actorId})
    on conflict (question_id) do update
      set text = excluded.text,
        updated_by = case when discussion.text = excluded.text then discussion.updated_by else ${actorId} end
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a discussion was neither added nor found')
  return row.id
}

export async function removeDiscussionOf(db: Db, questionId: number) {
  await db.deleteFrom('discussion').where('question_id', '=', questionId).execute()
}
