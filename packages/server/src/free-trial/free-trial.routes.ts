import type { freeTrialRoutes } from '@bank/contract'
import type { Handlers } from '../http/handler.ts'
import { added, found, gone, one } from '../http/reply.ts'
import { openForPart } from '../question/part.ts'
import { touchQuestion } from '../question/question.repo.ts'
import * as repo from './free-trial.repo.ts'

export const freeTrialHandlers: Handlers<typeof freeTrialRoutes> = {
  list: ({ query }, { db }) => repo.listFreeTrials(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findFreeTrialOf(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    await openForPart(db, body.item_id, 'any', actor.id, 'item_id')
    await repo.addFreeTrial(db, body.item_id, actor.id)
    return added(found(await repo.findFreeTrialOf(db, body.item_id)))
  },

  remove: async ({ params }, { db, actor }) => {
    found(await repo.removeFreeTrial(db, params.id))
    await touchQuestion(db, params.id, actor.id)
    return gone()
  },
}
