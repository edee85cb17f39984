import {
  type FormName,
  type PageQuery,
  type QuestionFilters,
  questionPaging,
  type Scoring,
  scoringOf,
  snpmbQuestionPaging,
} from '@bank/contract'
import { type Expression, type Selectable, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import { anyOf } from '../../db/any-of.ts'
import { compiledOnce } from '../../db/compiled-once.ts'
import type { Db } from '../../db/connect.ts'
import { countOf, paginate } from '../../db/paginate.ts'
import type { DB } from '../../db/types.ts'
import { OWN_COLUMNS } from '../question-columns.ts'
import { form } from './choice-filters.repo.ts'
import { isArranged, listFound } from './list-found.repo.ts'
import { isCountedInPart, isSearch, questionIds, talliedCount } from './question-filters.repo.ts'
import { type Choices, partsOfQuestion } from './question-parts.repo.ts'
import { textsOfQuestion } from './question-texts.repo.ts'

/** Not `exists`: PostgreSQL would read all free trials of the bank into a table of hashes for a page. */
const freeTrial = sql<'true' | 'false'>`coalesce((select 'true' from free_trial f where f.question_id = q.id), 'false')`

/** The highest number that each list of any of its documents has given; no two documents have lists of one name. */
const used = sql`coalesce((
  select jsonb_object_agg(list.key, list.value)
  from jsonb_each(q.interaction -> 'given') of_type, jsonb_each(of_type.value) list), '{}')`

/** The document of the present type, with the numbers that its rows, and those of former types, have used. */
const interaction = sql<object>`coalesce(q.interaction -> q.type::text, '{}')
  || case when q.type = 2 then jsonb_build_object('multiple', q.multiple) else '{}' end
  || case when q.type > 5 or q.interaction ? 'given' then jsonb_build_object('used', ${used}) else '{}' end`

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
      ...OWN_COLUMNS,
      's.name as subject_name',
      'k.name as class_name',
      'c.name as category_name',
      't.name as topic_name',
      'st.name as subtopic_name',
      'i.name as indicator_name',
      'l.name as qtn_level_name',
      freeTrial.as('free_trial'),
      form.as('form'),
      interaction.as('interaction'),
      'creator.name as name_creator',
      'updater.name as name_updater',
      ...partsOfQuestion,
    ])

/** Within a group; the table is `q`. */
const IN_GROUP = sql`q.position, q.id`
const inOrder = (order: Expression<unknown>) => {
  const stored = compiledOnce((db) => questions(db).where('q.id', '=', anyOf([])).orderBy(order).compile())
  return async (db: Db, page: number[]) => (await stored(db, page)).map(asRead)
}
/** What the row does not say of its scoring is as its form has it. */
const asRead = <Row extends { form: FormName; scoring: unknown; choices: Choices }>({ choices, ...row }: Row) => ({
  ...row,
  ...choices,
  scoring: scoringOf(row.form, row.scoring as Partial<Scoring>),
})
const rowsInOrder = { asc: inOrder(sql`q.id`), desc: inOrder(sql`q.id desc`), group: inOrder(IN_GROUP) }
/** In the order of the ids. */
export async function questionsInOrder(db: Db, ids: number[]) {
  const rows = new Map((await rowsInOrder.asc(db, ids)).map((row) => [row.id_question, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
const rowOf = compiledOnce((db) => questions(db).where('q.id', '=', 0).compile())

/** Lists the questions of one bank: those on the main list, or all with the children of groups. */
export async function listQuestions(db: Db, scope: ListScope, query: QuestionFilters) {
  const total = talliedCount(scope, query)
  const isCounted = total === undefined && isCountedInPart(query)
  if (query.cari || isArranged(query.order) || isCounted) return listFound(db, scope, query, questionsInOrder)
  const order = query.order === 'oldest' ? 'asc' : 'desc'
  const paging = scope.product_type === 1 ? questionPaging : snpmbQuestionPaging
  const rowsOf = (page: number[], from: Db) => rowsInOrder[order](from, page)
  const ids = questionIds(db, scope, query).orderBy('q.id', order)
  const foundOnce = isSearch(query) ? order : undefined
  return paginate(db, ids, query, paging, rowsOf, { total, texts: textsOfQuestion, foundOnce })
}

/** The number of questions in each of these lists, by the names that are given. */
export async function countQuestions<Name extends string>(db: Db, scope: ListScope, lists: [Name, QuestionFilters][]) {
  const counts = lists.map(([name, query]) => {
    const count = talliedCount(scope, query) ?? countOf(questionIds(db, scope, query))
    return sql`${count} as ${sql.id(name)}`
  })
  const { rows } = await sql<Record<Name, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0] as Record<Name, number>
}

/** The questions of the main list that have been on-progress longest, oldest first. */
export const listWaiting = (db: Db, { product_type }: ListScope, limit: number) =>
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

/** The full rows of the questions of a group, in their order. */
export function listChildren(db: Db, parentId: number, query: PageQuery) {
  const ids = db.selectFrom('question as q').select('q.id').where('parent_id', '=', parentId).orderBy(IN_GROUP)
  const rowsOf = (page: number[], from: Db) => rowsInOrder.group(from, page)
  return paginate(db, ids, query, { ...questionPaging, whole: true }, rowsOf, { texts: textsOfQuestion })
}

export const findQuestion = async (db: Db, id: number) => (await rowOf(db, id)).map(asRead)[0]

/** A question's bank, type with its document, and place in the catalogue. */
export type Classification = Pick<
  Selectable<DB['question']>,
  | 'product_type'
  | 'type'
  | 'multiple'
  | 'interaction'
  | 'category_id'
  | 'class_id'
  | 'topic_id'
  | 'subtopic_id'
  | 'indicator_id'
  | 'status'
>

export const findClassification = (db: Db, id: number): Promise<Classification | undefined> =>
  db
    .selectFrom('question')
    .select([
      'product_type',
      'type',
      'multiple',
      'interaction',
      'category_id',
      'class_id',
      'topic_id',
      'subtopic_id',
      'indicator_id',
      'status',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
