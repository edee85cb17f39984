import { LEVEL, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

/** The body that the add form sends, with a topic whose category has one class. */
async function standard() {
  const class_id = await a.class({ name: 'Kelas 8', stage: 'SMP' })
  const category_id = await a.category({ code: 'NUM-ALJ', classes: [class_id] })
  const topic_id = await a.topic({ category_id, class_id })
  const ql_id = await a.questionLevel({ name: 'Sedang' })
  return { qt_id: 2, question_text: '<p>Berapa 2 + 3?</p>', label: 'tryout' as const, class_id, topic_id, ql_id }
}

describe('a question', () => {
  it('is added on progress, whatever is sent, under its topic’s category and subject', async () => {
    const staff = await signIn()
    const body = { ...(await standard()), status: 'published' }
    const { data } = await staff.call(questionRoutes.create, { body })
    expect(data[0]).toMatchObject({
      status: 'on-progress',
      qt_id: 2,
      class_name: 'Kelas 8',
      free_trial: 'false',
      name_creator: 'Staf',
      name_updater: null,
      selections: [],
      answers: [],
      discussion: null,
      children: 0,
    })
    expect(data[0].code).toMatch(/^NUM-ALJ-Q\d{6}$/)
    expect(data[0].question_code).toBe(data[0].code)
  })

  it.each([
    ['a class that the category does not have', async () => ({ class_id: await a.class() }), 'class_id'],
    ['a category that is not the topic’s', async () => ({ category_id: await a.category() }), 'category_id'],
    ['a sub-topic of another topic', async () => ({ subtopic_id: await a.subtopic() }), 'subtopic_id'],
    ['a topic that does not exist', async () => ({ topic_id: 4711 }), 'topic_id'],
    ['a level that does not exist', async () => ({ ql_id: 4711 }), 'ql_id'],
    ['an indicator that does not exist', async () => ({ indicator_id: 4711 }), 'indicator_id'],
    ['an indicator of another subject', async () => ({ indicator_id: await a.indicator() }), 'indicator_id'],
    ['a type of the other bank', async () => ({ qt_id: 5 }), 'qt_id'],
    ['a label that does not exist', async () => ({ label: 'ujian' as 'exam' }), 'label'],
  ])('is refused with %s, and nothing is stored', async (_, change, field) => {
    const staff = await signIn()
    const body = { ...(await standard()), ...(await change()) }
    await expect(staff.call(questionRoutes.create, { body })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    })
    expect(await db.selectFrom('question').select('id').execute()).toEqual([])
  })

  it('is saved with what stands, also when that would not be taken any more, but not with another such value', async () => {
    const staff = await signIn()
    const body = await standard()
    const indicator_id = await a.indicator({ subject_id: 1 })
    const [question] = (await staff.call(questionRoutes.create, { body: { ...body, indicator_id } })).data
    const params = { id: question.id_question }
    await db
      .updateTable('category_class')
      .set({ class_id: await a.class() })
      .execute()
    await db
      .updateTable('indicator')
      .set({ subject_id: await a.subject() })
      .where('id', '=', indicator_id)
      .execute()
    const { topic_id, class_id } = body
    const stands = { topic_id, class_id, category_id: question.category_id, indicator_id }
    const [saved] = (await staff.call(questionRoutes.update, { params, body: { ...stands, status: 'approved' } })).data
    expect(saved).toMatchObject({ status: 'approved', class_id, indicator_id })
    for (const [field, value] of [
      ['class_id', await a.class()],
      ['indicator_id', await a.indicator()],
    ] as const) {
      const refused = staff.call(questionRoutes.update, { params, body: { ...stands, [field]: value } })
      await expect(refused).rejects.toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
    }
  })

  it('is found by each filter and by a part of its code', async () => {
    const staff = await signIn()
    const body = await standard()
    const [mine] = (await staff.call(questionRoutes.create, { body })).data
    await a.question()
    const filters = {
      question_code: mine.code.slice(2, 9).toLowerCase(),
      subject_id: mine.subject_id,
      category_id: mine.category_id,
      class_id: body.class_id,
      topic_id: body.topic_id,
      ql_id: body.ql_id,
      id_question_creator: staff.id,
    }
    for (const [name, value] of Object.entries(filters)) {
      const { data, pagination } = await staff.call(questionRoutes.main, { query: { [name]: value } })
      expect(
        data.map((row) => row.id_question),
        name,
      ).toEqual([mine.id_question])
      expect(pagination, name).toEqual({ page: 1, limit: 10, totalData: 1 })
    }
  })

  it('is never listed without bound', async () => {
    const staff = await signIn()
    const topic_id = await a.topic()
    const level_id = await a.questionLevel()
    for (let index = 0; index < 12; index++) await a.question({ topic_id, level_id })
    const { data, pagination } = await staff.call(questionRoutes.main, { query: { limit: '' } })
    expect(data).toHaveLength(10)
    expect(pagination).toEqual({ page: 1, limit: 10, totalData: 12 })
  })

  it('stays off the main list while it is a child, or of SNPMB', async () => {
    const staff = await signIn()
    const topic_id = await a.topic()
    const parent = await a.question({ topic_id })
    await a.question({ topic_id, parent_id: parent })
    await a.question({
      topic_id: null,
      class_id: null,
      level_id: null,
      category_id: await a.category({ product_type: 2 }),
    })
    const { data } = await staff.call(questionRoutes.main, { query: {} })
    expect(data).toMatchObject([{ id_question: parent, children: 1 }])
    expect((await staff.call(questionRoutes.list, { query: {} })).pagination.totalData).toBe(2)
  })

  it('takes any status freely and writes that to its history', async () => {
    const staff = await signIn()
    const id = await a.question()
    for (const status of ['published', 'on-progress', 'approved'] as const) {
      const { data } = await staff.call(questionRoutes.update, { params: { id }, body: { status } })
      expect(data[0].status).toBe(status)
    }
    const acts = await db.selectFrom('history').select('account_id').where('action', '=', 'status').execute()
    expect(acts).toEqual([{ account_id: staff.id }, { account_id: staff.id }, { account_id: staff.id }])
  })

  it('goes into the free-trial list and out of it', async () => {
    const staff = await signIn()
    const body = { ...(await standard()), free_trial: 'true' as const }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    expect(question.free_trial).toBe('true')
    const params = { id: question.id_question }
    const turned = async (free_trial: boolean) =>
      (await staff.call(questionRoutes.update, { params, body: { free_trial } })).data[0].free_trial
    expect(await turned(true)).toBe('true')
    expect(await turned(false)).toBe('false')
    expect(await db.selectFrom('free_trial').select('id').execute()).toEqual([])
  })

  it('loses its sub-topic when it moves to another topic', async () => {
    const staff = await signIn()
    const category_id = await a.category()
    const [old, next] = [await a.topic({ category_id }), await a.topic({ category_id })]
    const subtopic_id = await a.subtopic({ topic_id: old })
    const id = await a.question({ topic_id: old, subtopic_id })
    const { data } = await staff.call(questionRoutes.update, { params: { id }, body: { topic_id: next } })
    expect(data[0]).toMatchObject({ topic_id: next, subtopic_id: null })
  })

  it('adopts the pictures that its text shows, and no other', async () => {
    const staff = await signIn()
    const [shown, other] = [await a.image(), await a.image()]
    await a.questionImage({ image_id: shown.id })
    await a.questionImage({ image_id: other.id })
    const question_text = `<p>Lihat <img src="${shown.url}" alt="Grafik"></p>`
    const body = { ...(await standard()), question_text }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    expect(question.images).toEqual([shown.url])
  })

  it('lists a picture of its text that was uploaded for something else, unless another question has it', async () => {
    const staff = await signIn()
    const [free, own] = [await a.image(), await a.image()]
    const rest = await standard()
    const showing = async (...images: { url: string }[]) => {
      const question_text = images.map(({ url }) => `<p>Lihat <img src="${url}" alt="Grafik"></p>`).join('')
      return (await staff.call(questionRoutes.create, { body: { ...rest, question_text } })).data[0].images
    }
    expect(await showing(own)).toEqual([own.url])
    expect(await showing(own, free)).toEqual([free.url])
  })

  it('is refused with a picture that does not exist', async () => {
    const staff = await signIn()
    const question_text = '<p><img src="/media/00000000000000000000000000000000.png" alt="Hilang"></p>'
    const body = { ...(await standard()), question_text }
    await expect(staff.call(questionRoutes.create, { body })).rejects.toMatchObject({
      status: 422,
      fields: { question_text: 'Ada gambar yang tidak ditemukan. Unggah lagi gambarnya.' },
    })
  })

  it('of SNPMB keeps to the types of its bank', async () => {
    const staff = await signIn()
    const id = await a.question({
      topic_id: null,
      class_id: null,
      level_id: null,
      category_id: await a.category({ product_type: 2 }),
    })
    await expect(staff.call(questionRoutes.update, { params: { id }, body: { qt_id: 1 } })).rejects.toMatchObject({
      status: 422,
      fields: { qt_id: 'Tipe soal tidak cocok.' },
    })
  })

  it('keeps what was typed with < and $ as text, whatever it looks like', async () => {
    const staff = await signIn()
    const body = {
      ...(await standard()),
      qt_id: 1,
      answer: 'Jika 3 < 5 maka $x$ <b>benar</b><script>alert(1)</script>',
    }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    expect(question.answer).toBe('Jika 3 &lt; 5 maka $x$ <b>benar</b>&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(question.answerEssay).toBe(question.answer)
  })

  it('is deleted by level 1 with its parts, but not while it has children', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    const id = await a.question()
    const selection_id = await a.selection({ question_id: id })
    await a.answer({ question_id: id, selection_id })
    const child = await a.question({ topic_id: await a.topic(), parent_id: id })
    await expect(staff.call(questionRoutes.remove, { params: { id } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(admin.call(questionRoutes.remove, { params: { id } })).rejects.toMatchObject({ code: 'IN_USE' })
    await admin.call(questionRoutes.remove, { params: { id: child } })
    await admin.call(questionRoutes.remove, { params: { id } })
    expect(await db.selectFrom('selection').select('id').execute()).toEqual([])
  })
})
