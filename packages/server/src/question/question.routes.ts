import { invalid, type questionRoutes } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { lockForEdit } from '../db/editable.ts'
import { addFreeTrial, findFreeTrialOf, removeFreeTrial } from '../free-trial/free-trial.repo.ts'
import type { Handlers } from '../http/handler.ts'
import { added, edited, found, gone, one } from '../http/reply.ts'
import { requiredHtml } from '../rich-text/required-html.ts'
import { sanitizeFragment } from '../rich-text/sanitize.ts'
import { checkClassification } from './classification.ts'
import { freeTrialChange } from './free-trial.ts'
import * as repo from './question.repo.ts'
import { prepareParts } from './save-parts.ts'

export const questionHandlers: Handlers<typeof questionRoutes> = {
  main: ({ query }, { db }) => repo.listQuestions(db, { product_type: 1, only: 'main' }, query),

  list: ({ query }, { db }) => repo.listQuestions(db, { product_type: 1, only: 'all' }, query),

  get: async ({ params }, { db }) => one(found(await repo.findQuestion(db, params.id))),

  create: {
    prepare: async ({ body }, { mayUpload }) => {
      const text = requiredHtml('question_text', body.question_text)
      const answer = essayAnswer(body.answer)
      const saveParts = await prepareParts(body, mayUpload)
      return async ({ db, actor }) => {
        const category_id = await checkClassification(db, body)
        const id = await repo.insertQuestion(db, {
          type: body.qt_id,
          text,
          answer,
          category_id,
          class_id: body.class_id,
          topic_id: body.topic_id,
          subtopic_id: body.subtopic_id,
          indicator_id: body.indicator_id,
          level_id: body.ql_id,
          label: body.label,
          created_by: actor.id,
        })
        await repo.adoptImages(db, id)
        await saveParts({ db, actorId: actor.id, questionId: id, type: body.qt_id })
        if (body.free_trial) await addFreeTrial(db, id, actor.id)
        return added(found(await repo.findQuestion(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const text = requiredHtml('question_text', body.question_text)
      const answer = essayAnswer(body.answer)
      const saveParts = await prepareParts(body, mayUpload)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'question', params.id, body.updated_at)
        const place = await classify(db, params.id, body)
        await repo.updateQuestion(db, params.id, {
          ...place,
          type: body.qt_id,
          text,
          answer,
          indicator_id: body.indicator_id,
          level_id: body.ql_id,
          label: body.label,
          status: body.status,
          updated_by: actor.id,
        })
        if (text !== undefined) await repo.adoptImages(db, params.id)
        const { type } = found(await repo.findClassification(db, params.id))
        await saveParts({ db, actorId: actor.id, questionId: params.id, type })
        if (body.free_trial !== undefined) await setFreeTrial(db, params.id, body.free_trial, actor.id)
        return edited(found(await repo.findQuestion(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteQuestion(db, params.id))
    return gone()
  },
}

const essayAnswer = (answer: string | null | undefined) => (answer ? sanitizeFragment(answer) || null : answer)

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

async function setFreeTrial(db: Db, questionId: number, wanted: boolean, actorId: number) {
  const entry = await findFreeTrialOf(db, questionId)
  const change = freeTrialChange(entry !== undefined, wanted)
  if (change === 'add') await addFreeTrial(db, questionId, actorId)
  if (change === 'remove') await removeFreeTrial(db, questionId)
}
