import { invalid, QUESTION_TYPE, type statementAnswerRoutes } from '@bank/contract'
import { lockForEdit } from '../../../db/editable.ts'
import { NO_CHOICE } from '../../../db/postgres-errors.ts'
import type { Handlers } from '../../../http/bind/handler.ts'
import { added, edited, found, gone, one } from '../../../http/bind/reply.ts'
import { openForPart } from '../../../part/open-for-part.ts'
import { touchQuestion } from '../../../part/part.repo.ts'
import * as repo from './statement-answer.repo.ts'

export const statementAnswerHandlers: Handlers<typeof statementAnswerRoutes> = {
  list: ({ query }, { db }) => repo.listStatementAnswers(db, query),

  get: async ({ params }, { db }) => one(found(await repo.findStatementAnswer(db, params.id))),

  create: async ({ body }, { db, actor }) => {
    const { statement_question_id: statement_id, text } = body
    const statement = await repo.findQuestionOf(db, statement_id)
    if (!statement) throw invalid({ statement_question_id: NO_CHOICE })
    const { question_id } = statement
    await openForPart(db, question_id, QUESTION_TYPE.statements, actor.id)
    const value = Number(text)
    const id = await repo.insertStatementAnswer(db, { question_id, statement_id, value, created_by: actor.id })
    return added(found(await repo.findStatementAnswer(db, id)))
  },

  update: async ({ params, body }, { db, actor }) => {
    await lockForEdit(db, 'statement_answer', params.id, body.updated_at)
    const value = body.text === undefined ? undefined : Number(body.text)
    await repo.updateStatementAnswer(db, params.id, { value, updated_by: actor.id })
    const answer = found(await repo.findStatementAnswer(db, params.id))
    await touchQuestion(db, answer.question_id, actor.id)
    return edited(answer)
  },

  remove: async ({ params }, { db, actor }) => {
    const { question_id } = found(await repo.deleteStatementAnswer(db, params.id))
    await touchQuestion(db, question_id, actor.id)
    return gone()
  },
}
