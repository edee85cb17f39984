import { bankOf, type questionRoutes } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { added, found, one } from '../http/bind/reply.ts'
import { bankHandlers, checkType } from './bank-handlers.ts'
import { duplicateQuestion } from './duplicate/duplicate.ts'
import { facetsOf } from './list/facets.repo.ts'
import { findClassification, findQuestion, listQuestions } from './list/question.repo.ts'
import { columnsOf } from './question-columns.ts'
import { fitsOf } from './write/place.repo.ts'
import { PLACE } from './write/place.ts'
import { prepareWriting } from './write/write-question.ts'

export const questionHandlers: Handlers<typeof questionRoutes> = {
  ...bankHandlers('general'),

  main: ({ query }, { db }) => listQuestions(db, { product_type: 1, only: 'main' }, query),

  list: ({ query }, { db }) => listQuestions(db, { product_type: 1, only: 'all' }, query),

  facets: async ({ query }, { db }) => one(await facetsOf(db, { product_type: 1, only: 'main' }, query)),

  get: async ({ params }, { db }) => one(found(await findQuestion(db, params.id))),

  duplicate: {
    prepare: async ({ params, body }, { mayUpload }) => {
      const { columns, update } = await prepareWriting(body, mayUpload)
      return async ({ db, actor }) => {
        const source = found(await findClassification(db, params.id))
        checkType(source, body.qt_id)
        const { id, showOwnPictures } = await duplicateQuestion(db, params.id, body.parent_id ?? null, actor.id)
        const bank = bankOf(source)
        const moved = await PLACE[bank].moved(fitsOf(db), source, body)
        // a copy is a new question, so nobody has edited it yet
        const copy = found(await findClassification(db, id))
        await update(db, actor, id, { ...columnsOf(bank, columns), ...moved, updated_by: null }, copy)
        await showOwnPictures()
        return added(found(await findQuestion(db, id)))
      }
    },
  },
}
