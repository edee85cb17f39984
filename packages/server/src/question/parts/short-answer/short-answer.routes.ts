import { QUESTION_TYPE, type shortAnswerRoutes } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import { insertPart } from '../../../part/part-list.repo.ts'
import * as repo from './short-answer.repo.ts'
import { requireSomething, writtenShortAnswer } from './short-answer.ts'

export const shortAnswerHandlers: Handlers<typeof shortAnswerRoutes> = {
  list: ({ query }, { db }) => repo.listShortAnswers(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findShortAnswer(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const written = writtenShortAnswer(body)
      requireSomething(written)
      return async ({ db, actor }) => {
        const { question_id } = body
        await openForPart(db, question_id, QUESTION_TYPE.shortAnswer, actor.id)
        const id = await insertPart(db, 'short_answer', { question_id, created_by: actor.id }, { ...written })
        return added(found(await repo.findShortAnswer(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const written = writtenShortAnswer(body)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'short_answer', params.id, body.updated_at)
        await repo.updateShortAnswer(db, params.id, { ...written, updated_by: actor.id })
        const answer = found(await repo.findShortAnswer(db, params.id))
        await touchQuestion(db, answer.question_id, actor.id)
        return edited(answer)
      }
    },
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteShortAnswer(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },
}
