import { expect, it } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { make } from '../../test/make.ts'
import { listening } from '../../test/statements.ts'
import { openSession } from '../auth/session.repo.ts'

it('reads the new place once, wherever the questions come from', async () => {
  const sent = await listening(await newDatabase(), async ({ db, statementsOf }) => {
    const a = make(db)
    const numbers = async (topics: number) => {
      const ids = []
      for (let index = 0; index < topics; index++) ids.push(await a.question({ topic_id: await a.topic() }))
      const topic_id = await a.topic()
      const { class_id } = await db
        .selectFrom('topic')
        .select('class_id')
        .where('id', '=', topic_id)
        .executeTakeFirstOrThrow()
      const body = { product_type: 1, select: { ids }, change: { topic_id, class_id } }
      const token = await openSession(db, await a.account())
      return (await statementsOf({ method: 'POST', url: '/v1/question-bulk', token, body })).length
    }
    return [await numbers(1), await numbers(9)]
  })
  expect(sent[1]).toBe(sent[0])
})
