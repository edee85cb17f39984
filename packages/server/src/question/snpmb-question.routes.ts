import { BANKS, type snpmbQuestionRoutes } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { found, one } from '../http/bind/reply.ts'
import { bankHandlers } from './bank-handlers.ts'
import { facetsOf } from './list/facets.repo.ts'
import { findQuestion, listQuestions } from './list/question.repo.ts'

const { product_type } = BANKS.snpmb

export const snpmbQuestionHandlers: Handlers<typeof snpmbQuestionRoutes> = {
  ...bankHandlers('snpmb'),

  list: ({ query }, { db }) => listQuestions(db, { product_type, only: 'main' }, query),

  facets: async ({ query }, { db }) => one(await facetsOf(db, { product_type, only: 'main' }, query)),

  get: async ({ params }, { db }) => {
    const question = found(await findQuestion(db, params.id))
    return one(found(question.product_type === product_type ? question : undefined))
  },
}
