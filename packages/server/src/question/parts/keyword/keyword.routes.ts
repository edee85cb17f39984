import type { keywordRoutes } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import { insertPart } from '../../../part/part-list.repo.ts'
import { requiredText } from '../../../rich-text/required-text.ts'
import * as repo from './keyword.repo.ts'

export const keywordHandlers: Handlers<typeof keywordRoutes> = {
  list: ({ query }, { db }) => repo.listKeywords(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findKeyword(db, params.id))),

  create: {
    prepare: async ({ body }) => {
      const text = requiredText('keyword_text', body.keyword_text)
      return async ({ db, actor }) => {
        const { question_id } = body
        await openForPart(db, question_id, 'any', actor.id)
        const id = await insertPart(db, 'keyword', { question_id, created_by: actor.id }, { text })
        return added(found(await repo.findKeyword(db, id)))
      }
    },
  },

  update: {
    prepare: async ({ params, body }) => {
      const text = requiredText('keyword_text', body.keyword_text)
      return async ({ db, actor }) => {
        await lockForEdit(db, 'keyword', params.id, body.updated_at)
        await repo.updateKeyword(db, params.id, { text, updated_by: actor.id })
        const keyword = found(await repo.findKeyword(db, params.id))
        await touchQuestion(db, keyword.question_id, actor.id)
        return edited(keyword)
      }
    },
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteKeyword(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },
}
