import { ApiError, type BankName, type Question, questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { cleanBody, richPlaces } from '../../http/bind/clean-body.ts'
import type { Actor } from '../../http/bind/handler.ts'
import { bankHandlers } from '../../question/bank-handlers.ts'
import { cleanedElsewhere } from '../../rich-text/worker/in-worker.ts'
import { changesOf } from '../job/changes.ts'
import type { Match } from '../job/match.ts'
import type { Row } from '../job/row.repo.ts'

const BODY = { general: questionRoutes.update.body, snpmb: snpmbQuestionRoutes.update.body } as const
const UPDATE = { general: bankHandlers('general').update, snpmb: bankHandlers('snpmb').update }
const PLACES = { general: richPlaces(BODY.general), snpmb: richPlaces(BODY.snpmb) }
const noLimit = async () => {}

/** Prepares what edits the question that a row is. Stale where the question was changed after it was compared. */
export async function preparedEdit(bank: BankName, row: Row, match: Match, question: Question | undefined) {
  if (!question) throw new ApiError('NOT_FOUND')
  const { data, error } = BODY[bank].safeParse({
    ...changesOf(question, row.draft, match),
    updated_at: match.seen_at,
  })
  if (!data) throw new ApiError('VALIDATION', { fields: { draft: error.issues[0]?.message ?? '' } })
  await cleanBody(PLACES[bank], data, cleanedElsewhere)
  const params = { id: question.id_question }
  const body = data as Parameters<(typeof UPDATE)[BankName]['prepare']>[0]['body']
  const act = await UPDATE[bank].prepare({ params, body }, { mayUpload: noLimit })
  return async (by: { db: Db; actor: Actor }) => {
    await act(by)
    return question.id_question
  }
}
