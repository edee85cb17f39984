import { type PageQuery, type QuestionFilters, questionPaging, snpmbQuestionPaging } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import { compiledOnce } from '../db/compiled-once.ts'
import type { Db } from '../db/connect.ts'
import { countOf, paginate } from '../db/paginate.ts'
import type { DB } from '../db/types.ts'
import type { Bank } from './bank.ts'
import { questionIds, talliedCount } from './question-filters.repo.ts'
import { partsOfQuestion } from './question-parts.repo.ts'

const freeTrial = sql<
  'true' | 'false'
>`case when exists (select from free_trial f where f.question_id = q.id) then 'true' else 'false' end`

const questions = (db: Db) =>
  db
    .selectFrom('question as q')
    .innerJoin('subject as s', 's.id', 'q.subject_id')
    .innerJoin('category as c', 'c.id', 'q.category_id')
    .leftJoin('class as k', 'k.id', 'q.class_id')
    .leftJoin('topic as t', 't.id', 'q.topic_id')
    .leftJoin('subtopic as st', 'st.id', 'q.subtopic_id')
    .leftJoin('indicator as i', 'i.id', 'q.indicator_id')
    .leftJoin('question_level as l', 'l.id', 'q.level_id')
    .leftJoin('account as creator', 'creator.id', 'q.created_by')
    .leftJoin('account as updater', 'updater.id', 'q.updated_by')
    .select([
      'q.id as id_question',
      'q.code',
      'q.code as question_code',
      'q.type as qt_id',
      'q.parent_id',
      'q.product_type',
      'q.text as question_text',
      'q.answer',
      'q.answer as answerEssay',
      'q.subject_id',
      's.name as subject_name',
      'q.class_id',
      'k.name as class_name',
      'q.category_id',
      'c.name as category_name',
      'q.topic_id',
      't.name as topic_name',
      'q.subtopic_id',
      'st.name as subtopic_name',
      'q.indicator_id',
      'i.name as indicator_name',
      'q.level_id as ql_id',
      'q.level_id as id_qtn_level',
      'l.name as qtn_level_name',
      'q.label',
      'q.status',
      freeTrial.as('free_trial'),
      'q.created_by as id_question_creator',
      'q.updated_by as id_question_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'q.created_at',
      'q.updated_at',
      ...partsOfQuestion,
    ])

const inOrder = (order: 'asc' | 'desc') =>
  compiledOnce((db) => questions(db).where('q.id', '=', anyOf([])).orderBy('q.id', order).compile())
const rowsInOrder = { asc: inOrder('asc'), desc: inOrder('desc') }
const rowOf = compiledOnce((db) => questions(db).where('q.id', '=', 0).compile())

/** The main questions of one bank, or its children too. */
export function listQuestions(db: Db, bank: Bank, query: QuestionFilters) {
  const order = query.order === 'oldest' ? 'asc' : 'desc'
  const paging = bank.product_type === 1 ? questionPaging : snpmbQuestionPaging
  const rowsOf = (page: number[]) => rowsInOrder[order](db, page)
  const ids = questionIds(db, bank, query).orderBy('q.id', order)
  return paginate(db, ids, query, paging, rowsOf, talliedCount(bank, query))
}

/** How many questions each of these lists has. */
export async function countQuestions<Name extends string>(db: Db, bank: Bank, lists: [Name, QuestionFilters][]) {
  const counts = lists.map(([name, query]) => {
    const count = talliedCount(bank, query) ?? countOf(questionIds(db, bank, query))
    return sql`${count} as ${sql.id(name)}`
  })
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<Name, number>
}

/** The main questions that are on progress longest. */
export const listWaiting = (db: Db, { product_type }: Bank, limit: number) =>
  db
    .selectFrom('question as q')
    .leftJoin('topic as t', 't.id', 'q.topic_id')
    .select(['q.id as id_question', 'q.code', 't.name as topic_name', 'q.created_at'])
    .where('q.product_type', '=', product_type)
    .where('q.parent_id', 'is', null)
    .where('q.status', '=', 'on-progress')
    .orderBy('q.id')
    .limit(limit)
    .execute()

/** The questions of a group, whole, oldest first. */
export function listChildren(db: Db, parentId: number, query: PageQuery) {
  const ids = db.selectFrom('question').select('id').where('parent_id', '=', parentId).orderBy('id')
  return paginate(db, ids, query, { ...questionPaging, whole: true }, (page) => rowsInOrder.asc(db, page))
}

export const findQuestion = async (db: Db, id: number) => (await rowOf(db, id))[0]

/** How a question is classified now. */
export const findClassification = (db: Db, id: number) =>
  db
    .selectFrom('question')
    .select(['product_type', 'type', 'category_id', 'class_id', 'topic_id', 'subtopic_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** What a topic says of the questions in it. */
export const findTopicPlace = (db: Db, id: number) =>
  db
    .selectFrom('topic as t')
    .innerJoin('category as c', 'c.id', 't.category_id')
    .select(['t.category_id', 'c.product_type'])
    .where('t.id', '=', id)
    .executeTakeFirst()

export const subtopicBelongs = async (db: Db, id: number, topicId: number) =>
  (await db
    .selectFrom('subtopic')
    .select('id')
    .where('id', '=', id)
    .where('topic_id', '=', topicId)
    .executeTakeFirst()) !== undefined

export type NewQuestion = Insertable<DB['question']>
export type ChangedQuestion = Updateable<DB['question']>

export async function insertQuestion(db: Db, row: NewQuestion) {
  const { id } = await db.insertInto('question').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateQuestion(db: Db, id: number, row: ChangedQuestion) {
  await db.updateTable('question').set(row).where('id', '=', id).execute()
}

/**
 * The editor's uploads that a saved text shows become the question's own (spec 4), in the same transaction: a browser
 * that closes between save and re-link leaves nothing behind.
 */
export async function adoptImages(db: Db, id: number) {
  await sql`
    update question_image set question_id = ${id}
    where question_id is null
      and image_id in (select image_id from text_image where resource = 'question' and row_id = ${id})`.execute(db)
}

/** A change of a part moves its question's `updated_at` (decisions 3). */
export async function touchQuestion(db: Db, id: number, actorId: number) {
  await db.updateTable('question').set({ updated_by: actorId }).where('id', '=', id).execute()
}

/** The type of the question that a part is for, locked against a change of type meanwhile; undefined when there is none. */
export async function lockType(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('question').select('type').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.type
}

export const deleteQuestion = (db: Db, id: number) =>
  db.deleteFrom('question').where('id', '=', id).returning('id').executeTakeFirst()
