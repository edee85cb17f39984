import { questionRoutes, snpmbQuestionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

type Query = Parameters<Awaited<ReturnType<typeof signIn>>['call']>[1] & object

/** A function that asks for the main list and returns the ids of its questions. */
async function asker() {
  const staff = await signIn()
  return async (query: Query) => {
    const { data, pagination } = await staff.call(questionRoutes.main, { query })
    expect(pagination.totalData).toBe(data.length)
    return data.map(({ id_question }) => id_question)
  }
}

/** Makes questions that differ only in the columns that a test sets. */
async function bank() {
  const [topic_id, level_id] = [await a.topic(), await a.questionLevel()]
  return (row: Parameters<typeof a.question>[0] = {}) => a.question({ topic_id, level_id, ...row })
}

describe('the list of questions', () => {
  it('shows those of one family', async () => {
    const ask = await asker()
    const of = async (family: 'literasi' | 'numerasi' | null) =>
      a.question({
        topic_id: await a.topic({ category_id: await a.category({ subject_id: await a.subject({ family }) }) }),
      })
    const [literasi, numerasi] = [await of('literasi'), await of('numerasi'), await of(null)]
    expect(await ask({ family: 'literasi' })).toEqual([literasi])
    expect(await ask({ family: 'numerasi' })).toEqual([numerasi])
  })

  it('shows those without a discussion', async () => {
    const [ask, question] = [await asker(), await bank()]
    const [bare, whole] = [await question(), await question()]
    await a.discussion({ question_id: whole })
    expect(await ask({ missing: 'discussion' })).toEqual([bare])
  })

  it('shows those without the answer that their type has', async () => {
    const [ask, question] = [await asker(), await bank()]
    const bare = [
      await question({ type: 1 }),
      await question({ type: 1, answer: '' }),
      await question({ type: 2, answer: 'teks dari saat soal ini masih esai' }),
      await question({ type: 3 }),
    ]
    await a.selection({ question_id: bare[2] })
    await question({ type: 1, answer: 'Empat puluh dua' })
    await a.answer({ question_id: await question({ type: 2 }) })
    await a.shortAnswer({ question_id: await question({ type: 3 }) })
    expect(await ask({ missing: 'answer' })).toEqual(bare.reverse())
  })

  it('shows those that were added between two days of Jakarta, both inside, or two instants', async () => {
    const [ask, question] = [await asker(), await bank()]
    const at = (time: string) => question({ created_at: new Date(time) })
    const [before, morning, evening, after] = [
      await at('2026-01-30T16:59:59.999Z'),
      await at('2026-01-30T17:00:00.000Z'),
      await at('2026-01-31T16:59:59.999Z'),
      await at('2026-01-31T17:00:00.000Z'),
    ]
    expect(await ask({ created_from: '2026-01-31' })).toEqual([after, evening, morning])
    expect(await ask({ created_to: '2026-01-31' })).toEqual([evening, morning, before])
    expect(await ask({ created_from: '2026-01-31', created_to: '2026-01-31' })).toEqual([evening, morning])
    expect(await ask({ created_from: '2026-02-01T00:00:00+07:00' })).toEqual([after])
    expect(await ask({ created_to: '2026-01-30T16:59:59.999Z' })).toEqual([before])
  })

  it('begins with the oldest when asked to, on each page', async () => {
    const [{ call }, question] = [await signIn(), await bank()]
    const ids = [await question(), await question(), await question()]
    const pageOf = async (page: number) =>
      (await call(questionRoutes.main, { query: { order: 'oldest', page, limit: 2 } })).data.map(
        (row) => row.id_question,
      )
    expect([await pageOf(1), await pageOf(2)]).toEqual([ids.slice(0, 2), ids.slice(2)])
  })

  it('narrows with each filter that is added', async () => {
    const [ask, question] = [await asker(), await bank()]
    const mine = await question({ text: '<p>Berapa luas kebun?</p>', status: 'approved' })
    await question({ text: '<p>Berapa luas kebun?</p>' })
    await question({ status: 'approved' })
    expect(await ask({ q: 'luas kebun', status: 'approved', missing: 'discussion', order: 'oldest' })).toEqual([mine])
  })

  it.each([
    ['family', 'sains'],
    ['missing', 'text'],
    ['created_from', '31-01-2026'],
    ['created_to', '2026-02-30'],
    ['order', 'id; drop table question'],
  ])('has no %s %s', async (field, value) => {
    const staff = await signIn()
    await expect(staff.call(questionRoutes.main, { query: { [field]: value } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('the SNPMB list', () => {
  it('takes the same filters', async () => {
    const staff = await signIn()
    const category_id = await a.category({ product_type: 2, subject_id: await a.subject({ family: 'numerasi' }) })
    const question = () => a.question({ type: 5, class_id: null, level_id: null, topic_id: null, category_id })
    const [bare, half, whole] = [await question(), await question(), await question()]
    for (const question_id of [half, whole]) {
      const statement_id = await a.statement({ question_id, text: 'Bumi bulat' })
      await a.statementAnswer({ statement_id, question_id })
    }
    await a.statement({ question_id: half, text: 'Bumi datar' })
    const ask = async (query: Query) =>
      (await staff.call(snpmbQuestionRoutes.list, { query })).data.map(({ id_question }) => id_question)
    expect(await ask({ missing: 'answer', order: 'oldest' })).toEqual([bare, half])
    expect(await ask({ q: 'bumi' })).toEqual([whole, half])
    expect(await ask({ family: 'literasi' })).toEqual([])
    expect(await ask({ family: 'numerasi', created_from: '2020-01-01' })).toHaveLength(3)
  })
})
