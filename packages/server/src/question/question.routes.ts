import { invalid, QUESTION_TYPE, type questionRoutes } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { lockForEdit } from '../db/editable.ts'
import { checkParent } from '../group/parent.ts'
import type { Handlers } from '../http/handler.ts'
import { added, edited, found, gone, one } from '../http/reply.ts'
import { checkClassification } from './classification.ts'
import { duplicateQuestion } from './duplicate.ts'
import * as repo from './question.repo.ts'
import { prepareWriting } from './write-question.ts'

export const questionHandlers: Handlers<typeof questionRoutes> = {
  main: ({ query }, { db }) => repo.listQuestions(db, { product_type: 1, only: 'main' }, query),

  list: ({ query }, { db }) => repo.listQuestions(db, { product_type: 1, only: 'all' }, query),

  get: async ({ params }, { db }) => one(found(await repo.findQuestion(db, params.id))),

  create: {
    prepare: async ({ body }, { mayUpload }) => {
      const writing = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        const category_id = await checkClassification(db, body)
        if (body.parent_id) await checkParent(db, body.parent_id, { product_type: 1 })
        const id = await writing.insert(db, actor, {
          type: body.qt_id,
          parent_id: body.parent_id,
          category_id,
          class_id: body.class_id,
          topic_id: body.topic_id,
          subtopic_id: body.subtopic_id,
          indicator_id: body.indicator_id,
          level_id: body.ql_id,
          label: body.label,
        })
        return added(found(await repo.findQuestion(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const writing = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'question', params.id, body.updated_at)
        await checkType(db, params.id, body.qt_id)
        await writing.update(db, actor, params.id, {
          ...(await classify(db, params.id, body)),
          type: body.qt_id,
          indicator_id: body.indicator_id,
          level_id: body.ql_id,
          label: body.label,
          status: body.status,
        })
        return edited(found(await repo.findQuestion(db, params.id)))
      }
    },
  },

  duplicate: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const writing = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        await checkType(db, params.id, body.qt_id)
        const id = await duplicateQuestion(db, params.id, body.parent_id ?? null, actor.id)
        await writing.update(db, actor, id, {
          ...(await classify(db, id, body)),
          type: body.qt_id,
          indicator_id: body.indicator_id,
          level_id: body.ql_id,
          label: body.label,
          // a copy is somebody's new question: nobody has edited it yet
          updated_by: null,
        })
        return added(found(await repo.findQuestion(db, id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteQuestion(db, params.id))
    return gone()
  },
}

/** A question of SNPMB keeps to the types of its bank, whichever route it comes by. */
async function checkType(db: Db, id: number, type: number | undefined) {
  if (type === undefined) return
  const now = found(await repo.findClassification(db, id))
  if (now.product_type === 2 && type !== QUESTION_TYPE.multipleChoice)
    throw invalid({ qt_id: 'Tipe soal tidak cocok.' })
}

interface Sent {
  category_id?: number | null
  class_id?: number
  topic_id?: number
  subtopic_id?: number | null
}

/** The columns that an edit moves: what was sent, checked together with what stays. */
async function classify(db: Db, id: number, sent: Sent) {
  const { category_id, class_id, topic_id, subtopic_id } = sent
  if ([category_id, class_id, topic_id, subtopic_id].every((value) => value === undefined)) return {}
  const now = found(await repo.findClassification(db, id))
  const topic = topic_id ?? now.topic_id
  const classId = class_id ?? now.class_id
  if (topic === null || classId === null) throw invalid({ topic_id: 'Soal ini milik bank soal SNPMB.' })
  // the old sub-topic belongs to the old topic: with a new topic it goes unless a new one comes along
  const moved = topic !== now.topic_id
  const subtopic = subtopic_id === undefined ? (moved ? null : now.subtopic_id) : subtopic_id
  const place = { topic_id: topic, class_id: classId, subtopic_id: subtopic }
  return { ...place, category_id: await checkClassification(db, { ...place, category_id }) }
}
