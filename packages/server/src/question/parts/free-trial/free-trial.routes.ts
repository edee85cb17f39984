import type { freeTrialRoutes } from '@bank/contract'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { lockForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import * as repo from './free-trial.repo.ts'

export const freeTrialHandlers: Handlers<typeof freeTrialRoutes> = {
  list: ({ query }, { db }) => repo.listFreeTrials(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findFreeTrialOf(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    await lockForPart(db, body.item_id, 'any', 'item_id')
    await repo.addFreeTrial(db, body.item_id, actor.id)
    await touchQuestion(db, body.item_id, actor.id)
    return added(found(await repo.findFreeTrialOf(db, body.item_id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    found(await repo.findFreeTrialOf(db, params.id))
    const item_id = body.item_id ?? params.id
    if (item_id !== params.id) {
      await lockForPart(db, item_id, 'any', 'item_id')
      await repo.removeFreeTrial(db, params.id)
      await repo.addFreeTrial(db, item_id, actor.id)
      for (const question of [params.id, item_id]) await touchQuestion(db, question, actor.id)
    }
    return edited(found(await repo.findFreeTrialOf(db, item_id)))
  },

  remove: async ({ params }, { db, actor }) => {
    found(await repo.removeFreeTrial(db, params.id))
    await touchQuestion(db, params.id, actor.id)
    return gone()
  },
}
