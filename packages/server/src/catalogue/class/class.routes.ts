import type { classRoutes } from '@bank/contract'
import { lockForEdit } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import * as repo from './class.repo.ts'

export const classHandlers: Handlers<typeof classRoutes> = {
  list: ({ query }, { db }) => repo.listClasses(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findClass(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const id = await repo.insertClass(db, { name: body.class_name, stage: body.stage, created_by: actor.id })
    return added(found(await repo.findClass(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'class', params.id, body.updated_at)
    await repo.updateClass(db, params.id, { name: body.class_name, stage: body.stage, updated_by: actor.id })
    return edited(found(await repo.findClass(db, params.id)))
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteClass(db, params.id))
    return gone()
  },
}
