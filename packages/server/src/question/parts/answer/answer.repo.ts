import { answerPaging, NO_IMAGE, type PageQuery } from '@bank/contract'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/connect.ts'
import { paginate } from '../../../db/paginate.ts'
import type { DB } from '../../../db/types.ts'
import { urlOf } from '../../../media/media-url.repo.ts'

const answers = (db: Db) =>
  db
    .selectFrom('answer as a')
    .innerJoin('selection as o', 'o.id', 'a.selection_id')
    .leftJoin('image as i', 'i.id', 'o.image_id')
    .leftJoin('account as creator', 'creator.id', 'a.created_by')
    .leftJoin('account as updater', 'updater.id', 'a.updated_by')
    .select([
      'a.id as id_answer',
      'a.question_id',
      'a.selection_id',
      'o.text as answer_text',
      sql<string>`coalesce(${urlOf('i')}, ${sql.lit(NO_IMAGE)})`.as('image'),
      'creator.name as name_creator',
      'updater.name as name_updater',
      'a.created_at',
      'a.updated_at',
    ])

/** An answer's text is that of its option. */
const textsOfAnswer = (id: RawBuilder<number>) =>
  sql<number>`(select octet_length(o.text) from answer a join selection o on o.id = a.selection_id where a.id = ${id})`

/** The answers of one question, oldest first; without a question, the newest come first. */
export function listAnswers(db: Db, query: PageQuery & { question_id?: number }) {
  const { question_id } = query
  const order = question_id === undefined ? 'desc' : 'asc'
  let ids = db.selectFrom('answer').select('id').orderBy('id', order)
  if (question_id !== undefined) ids = ids.where('question_id', '=', question_id)
  return paginate(
    db,
    ids,
    query,
    { ...answerPaging, whole: question_id !== undefined },
    (page, from) => answers(from).where('a.id', '=', anyOf(page)).orderBy('a.id', order).execute(),
    { texts: textsOfAnswer },
  )
}

export const findAnswer = (db: Db, id: number) => answers(db).where('a.id', '=', id).executeTakeFirst()

export async function insertAnswer(db: Db, row: Insertable<DB['answer']>) {
  const { id } = await db.insertInto('answer').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateAnswer(db: Db, id: number, row: Updateable<DB['answer']>) {
  await db.updateTable('answer').set(row).where('id', '=', id).execute()
}

export const deleteAnswer = (db: Db, id: number) =>
  db.deleteFrom('answer').where('id', '=', id).returning('question_id').executeTakeFirst()

/** Marks options as right or wrong, by their ids; other options stay as they are. */
export async function setAnswers(
  db: Db,
  questionId: number,
  { right, wrong }: { right: number[]; wrong: number[] },
  actorId: number,
) {
  await sql`
    with gone as (delete from answer where question_id = ${questionId} and selection_id = any(${wrong}::int[]))
    insert into answer (question_id, selection_id, created_by)
    select ${questionId}::int, id, ${actorId}::int from unnest(${right}::int[]) as given (id)
    on conflict (question_id, selection_id) do nothing`.execute(db)
}
