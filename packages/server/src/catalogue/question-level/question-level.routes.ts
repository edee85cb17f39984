import type { questionLevelRoutes } from '@bank/contract'
import { lockForEdit } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import * as repo from './question-level.repo.ts'

export const questionLevelHandlers: Handlers<typeof questionLevelRoutes> = {
  list: ({ query }, { db }) => repo.listQuestionLevels(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findQuestionLevel(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const id = await repo.insertQuestionLevel(db, { name: body.qtn_level_name, created_by: actor.id })
    return added(found(await repo.findQuestionLevel(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'question_level', params.id, body.updated_at)
    await repo.updateQuestionLevel(db, params.id, { name: body.qtn_level_name, updated_by: actor.id })
    return edited(found(await repo.findQuestionLevel(db, params.id)))
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteQuestionLevel(db, params.id))
    return gone()
  },
}
