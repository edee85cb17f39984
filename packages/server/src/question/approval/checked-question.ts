import { saidAnswer, saidKey } from '@bank/contract/question-form/given'
import { posedBy } from '@bank/contract/question-form/score'
import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { Db } from '../../db/connect.ts'
import { found } from '../../http/bind/reply.ts'
import { findQuestion } from '../list/question.repo.ts'

/** A question as students have it, with its key: what they answer names the ids of this. Throws NOT_FOUND. */
export async function posedQuestion(db: Db, id: number) {
  const question = found(await findQuestion(db, id))
  return posedBy(SCORERS[question.form], question) as typeof question & Asked
}

/** Says answers to a question, and its key, in words. */
export async function saidOf(db: Db, id: number) {
  const question = await posedQuestion(db, id)
  const key = SCORERS[question.form].answerOf(question) ?? {}
  const key_said = saidKey(question, key)
  return (answer: Answer) => ({ said: saidAnswer(question, answer), key_said })
}
