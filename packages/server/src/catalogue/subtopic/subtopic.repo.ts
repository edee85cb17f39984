import { type PageQuery, subtopicPaging } from '@bank/contract'
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

const subtopics = (db: Db, brief = false) =>
  db
    .selectFrom('subtopic as st')
    .innerJoin('topic as t', 't.id', 'st.topic_id')
    .leftJoin('account as creator', 'creator.id', 'st.created_by')
    .leftJoin('account as updater', 'updater.id', 'st.updated_by')
    .select([
      'st.id',
      'st.name',
      'st.code',
      brief ? sql<string>`''`.as('detail') : 'st.detail',
      imageListOf('subtopic_image', 'st.id').as('image'),
      'st.topic_id',
      't.name as topic_name',
      'st.created_by as id_creator',
      'st.updated_by as id_updater',
      'creator.name as name_creator',
      'updater.name as name_updater',
      'st.created_at',
      'st.updated_at',
    ])

interface Filter extends PageQuery {
  brief?: boolean
  name?: string
  cari?: string
  topic_id?: number
}

/** The sub-topics of one topic, oldest first; without a topic, the newest come first. */
export async function listSubtopics(db: Db, query: Filter) {
  const order = query.topic_id === undefined ? 'desc' : 'asc'
  let ids = db.selectFrom('subtopic as st').select('st.id').orderBy('st.id', order)
  if (query.topic_id) ids = ids.where('st.topic_id', '=', query.topic_id)
  if (query.name) ids = ids.where(nameContains('st.name', query.name))
  const finding = await findingOf(db, query.cari, 'subtopic')
  if (finding) ids = ids.where(finding.where)
  const rowsOf = async (page: number[], from: Db) => {
    const rows = await subtopics(from, query.brief).where('st.id', '=', anyOf(page)).orderBy('st.id', order).execute()
    return withMatched(from, rows, ({ id }) => id, matchedInTopics('subtopic'), finding)
  }
  return paginate(db, ids, query, subtopicPaging, rowsOf, {
    texts: query.brief ? undefined : textsOf('subtopic', 'detail'),
  })
}

export const findSubtopic = (db: Db, id: number) => subtopics(db).where('st.id', '=', id).executeTakeFirst()

export async function insertSubtopic(db: Db, row: Insertable<DB['subtopic']>) {
  const { id } = await db.insertInto('subtopic').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSubtopic(db: Db, id: number, row: Updateable<DB['subtopic']>) {
  await db.updateTable('subtopic').set(row).where('id', '=', id).execute()
}

export const deleteSubtopic = (db: Db, id: number) =>
  db.deleteFrom('subtopic').where('id', '=', id).returning('id').executeTakeFirst()

export const subtopicBelongs = async (db: Db, id: number, topicId: number) =>
  (await db
    .selectFrom('subtopic')
    .select('id')
    .where('id', '=', id)
    .where('topic_id', '=', topicId)
    .executeTakeFirst()) !== undefined
