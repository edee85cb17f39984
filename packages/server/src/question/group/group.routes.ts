import { type groupRoutes, invalid } from '@bank/contract'
import type { Handlers } from '../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../http/bind/reply.ts'
import { findQuestion, listChildren } from '../list/question.repo.ts'
import { deleteQuestion } from '../write/question-write.repo.ts'
import * as repo from './group.repo.ts'
import { checkChild } from './parent.ts'

export const groupHandlers: Handlers<typeof groupRoutes> = {
  children: async ({ params, query }, { db }) => {
    found(await findQuestion(db, params.id))
    return listChildren(db, params.id, query)
  },

  listChildren: ({ query }, { db }) => repo.listChildLinks(db, query),

  getChild: async ({ params }, { db }) => one(found(await repo.findChildLink(db, params.id))),

  addChild: async ({ body }, { db, actor }) => {
    const { question_id, parent_id } = body
    await checkChild(db, question_id, parent_id)
    await repo.setParent(db, question_id, parent_id, actor.id)
    return added(found(await repo.findChildLink(db, question_id)))
  },

  moveChild: async ({ params, body }, { db, actor }) => {
    const { parent_id } = { ...found(await repo.findChildLink(db, params.id)), ...body }
    const members = await repo.lockGroup(db, parent_id, params.id)
    if (body.parent_id !== undefined) {
      await checkChild(db, params.id, parent_id)
      await repo.setParent(db, params.id, parent_id, actor.id)
    } else found(members.find((id) => id === params.id)) // it may have left the group meanwhile
    if (body.position !== undefined) await repo.placeChild(db, { id: params.id, parent_id }, body.position)
    return edited(found(await repo.findChildLink(db, params.id)))
  },

  detachChild: async ({ params }, { db, actor }) => {
    found(await repo.findChildLink(db, params.id))
    await repo.setParent(db, params.id, null, actor.id)
    return gone()
  },

  listParents: ({ query }, { db }) => repo.listParentLinks(db, query),

  getParent: async ({ params }, { db }) => one(found(await repo.findParentLink(db, params.id))),

  addParent: async ({ body }, { db, actor }) => {
    if (!(await repo.lockMember(db, body.question_id))) throw invalid({ question_id: 'Soal tidak ditemukan.' })
    await repo.setParent(db, body.question_id, null, actor.id)
    return added(found(await repo.findParentLink(db, body.question_id)))
  },

  keepParent: async ({ params }, { db, actor }) => {
    found(await repo.lockMember(db, params.id))
    await repo.setParent(db, params.id, null, actor.id)
    return edited(found(await repo.findParentLink(db, params.id)))
  },

  removeParent: async ({ params }, { db }) => {
    found(await repo.findParentLink(db, params.id))
    found(await deleteQuestion(db, params.id))
    return gone()
  },
}
