import { type PageQuery, topicPaging } from '@bank/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import { nameContains } from '../../db/containing.ts'
import { paginate } from '../../db/paginate.ts'
import { textsOf } from '../../db/text-length.ts'
import type { DB } from '../../db/types.ts'
import { imageListOf } from '../../media/image-list.repo.ts'
import { findingOf } from '../../search/find-words.repo.ts'
import { matchedInTopics, withMatched } from '../../search/matched.repo.ts'

const topics = (db: Db, brief = false) =>
  db
    .selectFrom('topic as t')
    .innerJoin('category as c', 'c.id', 't.category_id')
    .innerJoin('subject as s', 's.id', 'c.subject_id')
    .leftJoin('class as k', 'k.id', 't.class_id')
    .leftJoin('account as creator', 'creator.id', 't.created_by')
    .leftJoin('account as updater', 'updater.id', 't.updated_by')
    .select([
      't.id as id_topic',
      't.name as topic_name',
      't.code',
      brief ? sql<string>`''`.as('detail_topic') : 't.detail as detail_topic',
      't.class_id',
      'k.name as class_name',
      't.category_id',
      'c.name as category_name',
      'c.subject_id',
      's.name as subject_name',
      'c.product_type',
      imageListOf('topic_image', 't.id').as('image'),
      't.created_by as id_topic_creator',
      't.updated_by as id_topic_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      't.created_at',
      't.updated_at',
    ])

interface Filter extends PageQuery {
  brief?: boolean
  topic_name?: string
  cari?: string
  subject_id?: number
  category_id?: number
  class_id?: number
  product_type?: 1 | 2
}

export async function listTopics(db: Db, query: Filter) {
  const { topic_name, subject_id, category_id, class_id } = query
  // the topics of one category are listed whatever its bank is (decisions 3)
  const product_type = query.product_type ?? (category_id === undefined ? 1 : undefined)
  let ids = db
    .selectFrom('topic as t')
    .innerJoin('category as c', 'c.id', 't.category_id')
    .select('t.id')
    .orderBy('t.id', 'desc')
  if (product_type) ids = ids.where('c.product_type', '=', product_type)
  if (topic_name) ids = ids.where(nameContains('t.name', topic_name))
  if (subject_id) ids = ids.where('c.subject_id', '=', subject_id)
  if (category_id) ids = ids.where('t.category_id', '=', category_id)
  if (class_id) ids = ids.where('t.class_id', '=', class_id)
  const finding = await findingOf(db, query.cari, 'topic')
  if (finding) ids = ids.where(finding.where)
  const rowsOf = async (page: number[], from: Db) => {
    const rows = await topics(from, query.brief).where('t.id', '=', anyOf(page)).orderBy('t.id', 'desc').execute()
    return withMatched(from, rows, ({ id_topic }) => id_topic, matchedInTopics('topic'), finding)
  }
  return paginate(db, ids, query, topicPaging, rowsOf, { texts: query.brief ? undefined : textsOf('topic', 'detail') })
}

export const findTopic = (db: Db, id: number) => topics(db).where('t.id', '=', id).executeTakeFirst()

/** The category, class and bank of a topic. */
export const findPlaceOf = (db: Db, id: number) =>
  db
    .selectFrom('topic as t')
    .innerJoin('category as c', 'c.id', 't.category_id')
    .select(['t.category_id', 't.class_id', 'c.product_type'])
    .where('t.id', '=', id)
    .executeTakeFirst()

export async function insertTopic(db: Db, row: Insertable<DB['topic']>) {
  const { id } = await db.insertInto('topic').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateTopic(db: Db, id: number, row: Updateable<DB['topic']>) {
  await db.updateTable('topic').set(row).where('id', '=', id).execute()
}

export const deleteTopic = (db: Db, id: number) =>
  db.deleteFrom('topic').where('id', '=', id).returning('id').executeTakeFirst()
