import type { questionLevelRoutes } from '@bank/contract'
import type { Handlers } from '../http/handler.ts'
import { added, found } from '../http/reply.ts'
import * as repo from './question-level.repo.ts'

export const questionLevelHandlers: Handlers<typeof questionLevelRoutes> = {
  list: ({ query }, { db }) => repo.listQuestionLevels(db, query),

  create: async ({ body }, { db, actor }) => {
    const id = await repo.insertQuestionLevel(db, { name: body.qtn_level_name, created_by: actor.id })
    return added(found(await repo.findQuestionLevel(db, id)))
  },
}
