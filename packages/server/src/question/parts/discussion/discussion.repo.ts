import { discussionPaging, type PageQuery } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import { textsOf } from '../../../db/text-length.ts'
import type { DB } from '../../../db/types.ts'
import { imageListOf } from '../../../media/image-list.repo.ts'

const discussions = (db: Db) =>
  db
    .selectFrom('discussion as d')
    .leftJoin('account as creator', 'creator.id', 'd.created_by')
    .leftJoin('account as updater', 'updater.id', 'd.updated_by')
    .select([
      'd.id as id_discussion',
      'd.question_id',
      'd.text as discussion_text',
      imageListOf('discussion_image', 'd.id').as('image'),
      'd.created_by as id_discussion_creator',
      'd.updated_by as id_discussion_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'd.created_at',
      'd.updated_at',
    ])

export function listDiscussions(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  let ids = db.selectFrom('discussion').select('id').orderBy('id', 'desc')
  if (question_id !== undefined) ids = ids.where('question_id', '=', question_id)
  return paginate(
    db,
    ids,
    query,
    { ...discussionPaging, whole: question_id !== undefined },
    (page, from) => discussions(from).where('d.id', '=', anyOf(page)).orderBy('d.id', 'desc').execute(),
    { texts: textsOf('discussion', 'text') },
  )
}

export const findDiscussion = (db: Db, id: number) => discussions(db).where('d.id', '=', id).executeTakeFirst()

export async function insertDiscussion(db: Db, row: Insertable<DB['discussion']>) {
  const { id } = await db.insertInto('discussion').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateDiscussion(db: Db, id: number, row: Updateable<DB['discussion']>) {
  await db.updateTable('discussion').set(row).where('id', '=', id).execute()
}

export const deleteDiscussion = (db: Db, id: number) =>
  db.deleteFrom('discussion').where('id', '=', id).returning('question_id').executeTakeFirst()

/** Adds the discussion of a question or replaces its text. Returns the id of the discussion. */
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

/** Deletes the discussion of a question. Returns whether there was one. */
export async function removeDiscussionOf(db: Db, questionId: number): Promise<boolean> {
  const gone = await db.deleteFrom('discussion').where('question_id', '=', questionId).returning('id').execute()
  return gone.length > 0
}
