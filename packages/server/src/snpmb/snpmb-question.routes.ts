import { invalid, type snpmbQuestionRoutes } from '@bank/contract'
import { findPlace } from '../category/category.repo.ts'
import type { Db } from '../db/connect.ts'
import { lockForEdit } from '../db/editable.ts'
import type { Handlers } from '../http/handler.ts'
import { added, edited, found, gone, one } from '../http/reply.ts'
import * as repo from '../question/question.repo.ts'
import { prepareWriting } from '../question/write-question.ts'

export const snpmbQuestionHandlers: Handlers<typeof snpmbQuestionRoutes> = {
  list: ({ query }, { db }) => repo.listQuestions(db, { product_type: 2, only: 'main' }, query),

  get: async ({ params }, { db }) => one(await snpmb(db, params.id)),

  create: {
    prepare: async ({ body }, { mayUpload }) => {
      const writing = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        const { qt_id, category_id, topic_id, label } = body
        await checkPlace(db, category_id, topic_id)
        const id = await writing.insert(db, actor, { type: qt_id, category_id, topic_id, label })
        return added(found(await repo.findQuestion(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const writing = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'question', params.id, body.updated_at)
        const now = await snpmb(db, params.id)
        const { qt_id, category_id = now.category_id, label, status } = body
        // the old topic belongs to the old category: with a new category it goes unless a new one comes along
        const moved = category_id !== now.category_id
        const topic_id = body.topic_id === undefined && !moved ? now.topic_id : (body.topic_id ?? null)
        await checkPlace(db, category_id, topic_id)
        await writing.update(db, actor, params.id, { type: qt_id, category_id, topic_id, label, status })
        return edited(found(await repo.findQuestion(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    await snpmb(db, params.id)
    found(await repo.deleteQuestion(db, params.id))
    return gone()
  },
}

/** The question, which must be of this bank: a general one is not found here. */
async function snpmb(db: Db, id: number) {
  const question = await repo.findQuestion(db, id)
  return found(question?.product_type === 2 ? question : undefined)
}

/** The category is of SNPMB, and the topic, if there is one, is the category's. */
async function checkPlace(db: Db, categoryId: number, topicId: number | null | undefined) {
  const category = await findPlace(db, categoryId)
  if (category?.product_type !== 2) throw invalid({ category_id: 'Pilihan tidak ditemukan.' })
  if (!topicId) return
  const topic = await repo.findTopicPlace(db, topicId)
  if (topic?.category_id !== categoryId)
    throw invalid({ topic_id: 'Materi ini bukan materi dari kategori yang dipilih.' })
}
