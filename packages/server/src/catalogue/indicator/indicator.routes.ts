import type { indicatorRoutes } from '@bank/contract'
import { lockForEdit } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import * as repo from './indicator.repo.ts'

export const indicatorHandlers: Handlers<typeof indicatorRoutes> = {
  list: ({ query }, { db }) => repo.listIndicators(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findIndicator(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const { name, subject_id } = body
    const id = await repo.insertIndicator(db, { name, subject_id, created_by: actor.id })
    return added(found(await repo.findIndicator(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'indicator', params.id, body.updated_at)
    const { name, subject_id } = body
    await repo.updateIndicator(db, params.id, { name, subject_id, updated_by: actor.id })
    return edited(found(await repo.findIndicator(db, params.id)))
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteIndicator(db, params.id))
    return gone()
  },
}
