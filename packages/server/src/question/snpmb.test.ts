import {
  allStatementAnswerRoutes,
  LEVEL,
  questionRoutes,
  snpmbQuestionRoutes,
  statementAnswerRoutes,
  statementRoutes,
} from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

async function standard() {
  const category_id = await a.category({ code: 'PU', product_type: 2 })
  return { qt_id: 5, question_text: '<p>Tentukan benar atau salah.</p>', category_id, label: 'tryout' as const }
}

describe('an SNPMB question', () => {
  it('is saved with its statements and their answers, and listed five a page', async () => {
    const staff = await signIn()
    const body = {
      ...(await standard()),
      statements: [
        { text: '2 adalah prima', answer: '1' as const },
        { text: '9 adalah prima', answer: 2 as const },
      ],
    }
    const [question] = (await staff.call(snpmbQuestionRoutes.create, { body })).data
    expect(question).toMatchObject({
      product_type: 2,
      status: 'on-progress',
      class_id: null,
      statements: [
        { text: '2 adalah prima', answer: '1' },
        { text: '9 adalah prima', answer: '2' },
      ],
    })
    const { data, pagination } = await staff.call(snpmbQuestionRoutes.list, {
      query: { category_id: body.category_id },
    })
    expect(data).toHaveLength(1)
    expect(pagination.limit).toBe(5)
    expect((await staff.call(questionRoutes.main, { query: {} })).data).toEqual([])
  })

  it('stands in a category of its own bank', async () => {
    const staff = await signIn()
    const body = { ...(await standard()), category_id: await a.category() }
    await expect(staff.call(snpmbQuestionRoutes.create, { body })).rejects.toMatchObject({
      fields: { category_id: expect.any(String) },
    })
    const topic_id = await a.topic({ category_id: await a.category({ product_type: 2 }), class_id: null })
    await expect(
      staff.call(snpmbQuestionRoutes.create, { body: { ...body, ...(await standardIn()), topic_id } }),
    ).rejects.toMatchObject({ fields: { topic_id: expect.any(String) } })
  })
  const standardIn = async () => ({ category_id: await a.category({ product_type: 2 }) })

  it('is edited and deleted in its bank, where a general question is not found', async () => {
    const admin = await signIn(LEVEL.admin)
    const [question] = (await admin.call(snpmbQuestionRoutes.create, { body: await standard() })).data
    const params = { id: question.id_question }
    const edit = { status: 'approved' as const, label: 'exam' as const }
    expect((await admin.call(snpmbQuestionRoutes.update, { params, body: edit })).data[0]).toMatchObject(edit)
    expect((await admin.call(snpmbQuestionRoutes.get, { params })).data[0].status).toBe('approved')
    await admin.call(snpmbQuestionRoutes.remove, { params })
    const general = { id: await a.question() }
    for (const call of [
      () => admin.call(snpmbQuestionRoutes.get, { params: general }),
      () => admin.call(snpmbQuestionRoutes.update, { params: general, body: edit }),
      () => admin.call(snpmbQuestionRoutes.remove, { params: general }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

describe('a statement', () => {
  it('is added with its answer, changed and deleted', async () => {
    const staff = await signIn()
    const [{ id_question: question_id }] = (await staff.call(snpmbQuestionRoutes.create, { body: await standard() }))
      .data
    const body = { question_id, text: '2 < 3', answer: '1' as const }
    const [row] = (await staff.call(statementRoutes.create, { body })).data
    expect(row).toMatchObject({ text: '2 &lt; 3', answer: '1' })
    const params = { id: row.id }
    await staff.call(statementRoutes.update, { params, body: { text: '2 > 3', answer: '2' } })
    expect((await staff.call(statementRoutes.get, { params })).data[0]).toMatchObject({ text: '2 &gt; 3', answer: '2' })
    const all = await staff.call(allStatementAnswerRoutes.list, { query: { question_id } })
    expect(all.data).toEqual([{ id: row.id, question_id, text: '2 &gt; 3', answer: '2' }])
    expect((await staff.call(statementRoutes.list, { query: { question_id } })).data).toHaveLength(1)
    await staff.call(statementRoutes.remove, { params })
    expect((await staff.call(statementAnswerRoutes.list, { query: { question_id } })).data).toEqual([])
  })

  it('is the same under the name that answers it', async () => {
    const staff = await signIn()
    const { data } = await staff.call(snpmbQuestionRoutes.create, { body: await standard() })
    const question_id = data[0].id_question
    const routes = allStatementAnswerRoutes
    const [row] = (await staff.call(routes.create, { body: { question_id, text: '2 < 3', answer: '1' } })).data
    const params = { id: row.id }
    await staff.call(routes.update, { params, body: { answer: '2' } })
    expect((await staff.call(routes.get, { params })).data).toEqual([{ ...row, answer: '2' }])
    expect((await staff.call(statementRoutes.get, { params })).data[0]).toMatchObject({ text: '2 &lt; 3', answer: '2' })
    await staff.call(routes.remove, { params })
    expect((await staff.call(statementRoutes.list, { query: { question_id } })).data).toEqual([])
  })

  it('belongs to its type only', async () => {
    const staff = await signIn()
    const body = { question_id: await a.question(), text: '2 < 3' }
    await expect(staff.call(statementRoutes.create, { body })).rejects.toMatchObject({
      message: 'Tipe soal tidak cocok.',
    })
  })

  it('has one answer at most', async () => {
    const staff = await signIn()
    const [{ id_question: question_id }] = (await staff.call(snpmbQuestionRoutes.create, { body: await standard() }))
      .data
    const [statement] = (await staff.call(statementRoutes.create, { body: { question_id, text: 'Benar?' } })).data
    const answer = { body: { statement_question_id: statement.id, text: '1' as const } }
    const [row] = (await staff.call(statementAnswerRoutes.create, answer)).data
    expect(row).toMatchObject({ statement_question_id: statement.id, question_id, text: '1' })
    await expect(staff.call(statementAnswerRoutes.create, answer)).rejects.toMatchObject({ status: 409 })
    const params = { id: row.id }
    await staff.call(statementAnswerRoutes.update, { params, body: { text: '2' } })
    expect((await staff.call(statementAnswerRoutes.get, { params })).data[0].text).toBe('2')
    await staff.call(statementAnswerRoutes.remove, { params })
    const wrong = { body: { statement_question_id: statement.id, text: '3' as '1' } }
    await expect(staff.call(statementAnswerRoutes.create, wrong)).rejects.toMatchObject({
      fields: { text: 'Pilih Benar atau Salah.' },
    })
  })
})
