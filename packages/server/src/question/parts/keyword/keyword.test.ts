import { keywordRoutes, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../../test/make.ts'
import { world } from '../../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a keyword', () => {
  it('is added to a question of any type, listed in order, changed and deleted', async () => {
    const staff = await signIn()
    const question_id = await a.question({ type: 1 })
    const add = async (keyword_text: string) =>
      (await staff.call(keywordRoutes.create, { body: { question_id, keyword_text } })).data[0]
    const [first, second] = [await add('suhu'), await add('kalor')]
    const { data } = await staff.call(keywordRoutes.list, { query: { question_id } })
    expect(data.map((row) => row.keyword_text)).toEqual(['suhu', 'kalor'])
    expect((await staff.call(keywordRoutes.list, { query: {} })).data[0]?.id_keyword).toBe(second.id_keyword)

    const params = { id: first.id_keyword }
    await staff.call(keywordRoutes.update, { params, body: { keyword_text: 'suhu & <kalor>' } })
    expect((await staff.call(keywordRoutes.get, { params })).data[0].keyword_text).toBe('suhu &amp; &lt;kalor&gt;')
    await staff.call(keywordRoutes.remove, { params })
    const [question] = (await staff.call(questionRoutes.get, { params: { id: question_id } })).data
    expect(question.keywords).toMatchObject([{ keyword_text: 'kalor' }])
  })
})
