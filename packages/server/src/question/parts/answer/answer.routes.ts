import { type answerRoutes, QUESTION_TYPE } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import * as repo from './answer.repo.ts'

export const answerHandlers: Handlers<typeof answerRoutes> = {
  list: ({ query }, { db }) => repo.listAnswers(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findAnswer(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const { question_id, selection_id } = body
    await openForPart(db, question_id, QUESTION_TYPE.multipleChoice, actor.id)
    const id = await repo.insertAnswer(db, { question_id, selection_id, created_by: actor.id })
    return added(found(await repo.findAnswer(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'answer', params.id, body.updated_at)
    await repo.updateAnswer(db, params.id, { selection_id: body.selection_id, updated_by: actor.id })
    const answer = found(await repo.findAnswer(db, params.id))
    await touchQuestion(db, answer.question_id, actor.id)
    return edited(answer)
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteAnswer(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },
}
