import type { subjectRoutes } from '@bank/contract'
import { codeFrom } from '../../db/code.ts'
import { lockForEdit } from '../../db/editable.ts'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import { familyOf } from './family.ts'
import * as repo from './subject.repo.ts'

export const subjectHandlers: Handlers<typeof subjectRoutes> = {
  list: ({ query }, { db }) => repo.listSubjects(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findSubject(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const id = await repo.insertSubject(db, {
      name: body.subject_name,
      code: body.code ?? (await codeFrom(db, 'subject', body.subject_name)),
      family: body.family === undefined ? familyOf(body.subject_name) : body.family,
      created_by: actor.id,
    })
    return added(found(await repo.findSubject(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'subject', params.id, body.updated_at)
    await repo.updateSubject(db, params.id, {
      name: body.subject_name,
      code: body.code,
      family: body.family,
      updated_by: actor.id,
    })
    return edited(found(await repo.findSubject(db, params.id)))
  },

  remove: async ({ params }, { db }) => {
    found(await repo.deleteSubject(db, params.id))
    return gone()
  },
}
