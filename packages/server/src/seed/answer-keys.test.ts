import { pointsOf, scoreOf } from '@bank/contract/question-form/score'
import { SCORERS } from '@bank/contract/question-form/scorers'
import { expect, it, onTestFinished } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { connect } from '../db/connect.ts'
import { findQuestion } from '../question/list/question.repo.ts'
import { seed } from './seed.ts'

it('gives full marks for the key of every sample question, and nothing for a blank answer', async () => {
  const db = connect(await newDatabase())
  onTestFinished(() => db.destroy())
  await seed(db, 'demo', await make(db).account({ level: 1 }))
  const ids = await db.selectFrom('question').select('id').orderBy('id').execute()
  expect(ids.length).toBeGreaterThan(50)
  for (const { id } of ids) {
    const question = await findQuestion(db, id)
    if (!question) throw new Error(`question ${id} is gone`)
    const scorer = SCORERS[question.form]
    const key = scorer.answerOf(question)
    expect(key, question.question_text).toBeDefined()
    expect(scoreOf(scorer, question, key ?? {}), question.question_text).toBe(pointsOf(scorer, question))
    expect(scoreOf(scorer, question, {}), question.question_text).toBe(0)
  }
})
