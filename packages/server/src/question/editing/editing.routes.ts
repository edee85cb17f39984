import { type editingRoutes, invalid } from '@bank/contract'
import type { Handlers } from '../../http/bind/handler.ts'
import { found, gone } from '../../http/bind/reply.ts'
import { editorsOf, forgetEditing, noteEditing } from './editing.repo.ts'

export const editingHandlers: Handlers<typeof editingRoutes> = {
  list: async ({ query }, { db, actor }) => ({ data: await editorsOf(db, query.question_id, actor.id) }),

  tell: async ({ body: { question_id } }, { db, actor }) => {
    if (!(await noteEditing(db, question_id, actor.id))) throw invalid({ question_id: 'Soal tidak ditemukan.' })
    return { data: await editorsOf(db, [question_id], actor.id) }
  },

  leave: async ({ params }, { db, actor }) => {
    found((await forgetEditing(db, params.id, actor.id)) || undefined)
    return gone()
  },
}
