import { QUESTION_TYPE, type statementRoutes } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import { insertPart } from '../../../part/part-list.repo.ts'
import { requiredText } from '../../../rich-text/required-text.ts'
import * as repo from './statement.repo.ts'

export const statementHandlers: Handlers<typeof statementRoutes> = {
  list: ({ query }, { db }) => repo.listStatements(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findStatement(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const text = requiredText('text', body.text)
      return async ({ db, actor }) => {
        const { question_id } = body
        await openForPart(db, question_id, QUESTION_TYPE.statements, actor.id)
        const id = await insertPart(db, 'statement', { question_id, created_by: actor.id }, { text })
        await repo.answerStatement(db, { id, question_id }, body.answer, actor.id)
        return added(found(await repo.findStatement(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const text = requiredText('text', body.text)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'statement', params.id, body.updated_at)
        await repo.updateStatement(db, params.id, { text, updated_by: actor.id })
        const { question_id } = found(await repo.findStatement(db, params.id))
        await repo.answerStatement(db, { id: params.id, question_id }, body.answer, actor.id)
        await touchQuestion(db, question_id, actor.id)
        return edited(found(await repo.findStatement(db, params.id)))
      }
    },
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteStatement(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },
}
