import {
  answerRoutes,
  authRoutes,
  historyRoutes,
  LEVEL,
  questionRoutes,
  selectionRoutes,
  statementRoutes,
  subjectRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('the history', () => {
  it('says who did what to which row, what it was and what it became, newest first', async () => {
    const admin = await signIn(LEVEL.admin)
    const [{ id_subject: id }] = (await admin.call(subjectRoutes.create, { body: { subject_name: 'Sains' } })).data
    await admin.call(subjectRoutes.update, { params: { id }, body: { subject_name: 'Ilmu Alam' } })
    await admin.call(subjectRoutes.remove, { params: { id } })

    const { data, pagination } = await admin.call(historyRoutes.list, { query: {} })
    const row = { id: expect.any(Number), at: expect.any(String), ac_id: admin.id, ac_name: 'Admin' }
    const of = { ...row, resource: 'subject', row_id: id, question_id: null, title: 'SAINS', names: {} }
    const first = {
      id,
      name: 'Sains',
      code: 'SAINS',
      family: null,
      created_by: admin.id,
      created_at: expect.any(String),
    }
    const second = { ...first, name: 'Ilmu Alam' }
    expect(data).toEqual([
      { ...of, change: expect.any(String), action: 'delete', before: second, after: null, restorable: true },
      { ...of, change: expect.any(String), action: 'edit', before: first, after: second, restorable: true },
      { ...of, change: expect.any(String), action: 'add', before: null, after: first, restorable: false },
    ])
    expect(new Set(data.map(({ change }) => change)).size).toBe(3)
    expect(pagination).toEqual({ page: 1, limit: 10, totalData: 3 })
  })

  it('keeps the name of somebody who is gone, and nobody’s for what the product did itself', async () => {
    const admin = await signIn(LEVEL.admin)
    const gone = await signIn()
    await gone.call(subjectRoutes.create, { body: { subject_name: 'Sains' } })
    await db
      .updateTable('account')
      .set({ email: null, is_active: 2, deleted_at: new Date() })
      .where('id', '=', gone.id)
      .execute()
    await a.subject()
    const { data } = await admin.call(historyRoutes.list, { query: { resource: 'subject' } })
    expect(data).toMatchObject([
      { ac_id: null, ac_name: null },
      { ac_id: gone.id, ac_name: 'Staf' },
    ])
  })

  it('is found by each filter, also by several at once', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    const [topic_id, level_id] = [await a.topic(), await a.questionLevel()]
    await a.question({ topic_id, level_id })
    const question = await a.question({ topic_id, level_id })
    await staff.call(questionRoutes.update, { params: { id: question }, body: { status: 'approved' } })

    const found = async (query: object) =>
      (await admin.call(historyRoutes.list, { query })).data.map(({ resource, row_id, action }) => [
        resource,
        row_id,
        action,
      ])
    const moved = ['question', question, 'status']
    expect(await found({ ac_id: staff.id })).toEqual([moved])
    expect(await found({ action: 'status' })).toEqual([moved])
    expect(await found({ question_id: question })).toEqual([moved, ['question', question, 'add']])
    expect(await found({ resource: 'question', row_id: String(question) })).toEqual(
      await found({ question_id: question }),
    )
    expect(await found({ question_id: question, action: 'add', ac_id: staff.id })).toEqual([])
    expect(await found({ resource: 'topic' })).toEqual([['topic', topic_id, 'add']])
  })

  it('knows what the ids in it stand for, also of what is gone', async () => {
    const admin = await signIn(LEVEL.admin)
    const category_id = await a.category({ name: 'Aljabar', code: 'ALJ' })
    const topic_id = await a.topic({ category_id, name: 'Pecahan' })
    const picture = await a.image()
    const question_id = await a.question({ topic_id })
    await a.answer({
      question_id,
      selection_id: await a.selection({ question_id, text: 'satu', image_id: picture.id }),
    })
    await admin.call(questionRoutes.remove, { params: { id: question_id } })
    await db.deleteFrom('topic').execute()

    const { data } = await admin.call(historyRoutes.list, { query: { question_id, action: 'delete' } })
    const of = (resource: string) => data.find((entry) => entry.resource === resource)
    const code = { question_id: { [question_id]: 'ALJ-Q000001' } }
    expect(of('question')?.names).toMatchObject({
      ...code,
      category_id: { [category_id]: 'Aljabar' },
      topic_id: { [topic_id]: 'Pecahan' },
      class_id: { 1: 'Kelas 5' },
    })
    expect(of('selection')?.names).toEqual({ ...code, image_id: { [picture.id]: picture.url } })
    expect(of('answer')?.names).toEqual({ ...code, selection_id: { 1: 'satu' } })
  })

  it('shows with a key what was marked then, not what that says now', async () => {
    const admin = await signIn(LEVEL.admin)
    const question_id = await a.question()
    const selection = await a.selection({ question_id, text: 'satu' })
    const [{ id_answer }] = (await admin.call(answerRoutes.create, { body: { question_id, selection_id: selection } }))
      .data
    const other = await a.selection({ question_id, text: 'dua' })
    await admin.call(answerRoutes.update, { params: { id: id_answer }, body: { selection_id: other } })
    await admin.call(selectionRoutes.update, { params: { id: selection }, body: { selection_text: 'tiga' } })
    await admin.call(selectionRoutes.remove, { params: { id: other } })
    const statement = await a.statement({ text: 'Bumi bulat' })
    await a.statementAnswer({ statement_id: statement })
    await admin.call(statementRoutes.update, { params: { id: statement }, body: { text: 'Bumi datar' } })

    const { data } = await admin.call(historyRoutes.list, { query: { limit: 100 } })
    const marked = (resource: string, column: string) =>
      data.filter((entry) => entry.resource === resource).map(({ names }) => Object.values(names[column] ?? {}))
    expect(marked('answer', 'selection_id')).toEqual([['dua'], ['satu', 'dua'], ['satu']])
    expect(marked('statement_answer', 'statement_id')).toEqual([['Bumi bulat']])
  })

  it('says what can be restored: not what came with its question, nor what nobody keeps', async () => {
    const admin = await signIn(LEVEL.admin)
    const body = { qt_id: 1, class_id: 1, topic_id: 1, ql_id: 1, label: 'exam', question_text: '<p>Satu</p>' } as const
    await a.topic()
    await a.questionLevel()
    const keywords = [{ keyword_text: 'kata' }]
    const [{ id_question: question_id }] = (await admin.call(questionRoutes.create, { body: { ...body, keywords } }))
      .data
    await admin.call(questionRoutes.update, {
      params: { id: question_id },
      body: { keywords: [...keywords, ...keywords] },
    })
    await (await signIn()).call(authRoutes.logout, {})
    const { data } = await admin.call(historyRoutes.list, { query: {} })
    expect(data.slice(0, 6).map(({ action, resource, restorable }) => `${action} ${resource} ${restorable}`)).toEqual([
      'logout account false',
      'add keyword true',
      'add keyword true',
      'delete keyword true',
      'add keyword false',
      'add question false',
    ])
  })

  it('shows all that happened to the parts of a question with the question', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    const body = { question_id, selection_text: 'Benar' }
    const [{ id_selection: id }] = (await staff.call(selectionRoutes.create, { body })).data
    await staff.call(selectionRoutes.remove, { params: { id } })
    const { data } = await staff.call(historyRoutes.list, { query: { question_id } })
    expect(data.map(({ resource, action }) => `${action} ${resource}`)).toEqual([
      'delete selection',
      'add selection',
      'add question',
    ])
  })

  it('stays in the order in which a row was changed when the clock is set back between two changes', async () => {
    const staff = await signIn()
    const question_id = await a.question()
    await a.selection({ question_id })
    await sql`update history set at = at + interval '1 day' where resource = 'question'`.execute(db)
    for (const by of [undefined, 'change'] as const) {
      const { data } = await staff.call(historyRoutes.list, { query: { question_id, ...(by && { by }) } })
      expect(data.map(({ resource }) => resource)).toEqual(['selection', 'question'])
    }
  })

  it.each([
    ['from', 'kemarin'],
    ['from', '2026-02-30'],
    ['to', '2026-13-01'],
    ['to', '2026-01-31T10:00:00'],
    ['action', 'peek'],
    ['by', 'row'],
    ['row_id', '0'],
  ])('has no %s %s', async (field, value) => {
    const staff = await signIn()
    await expect(staff.call(historyRoutes.list, { query: { [field]: value } })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('what happened to accounts and banners', () => {
  it('is for level 1: level 2 sees content alone, however it asks', async () => {
    const [admin, staff] = [await signIn(LEVEL.admin), await signIn()]
    await a.banner()
    await a.subject()
    await (await signIn()).call(authRoutes.logout, {})
    const seen = async (by: typeof admin, query: object = {}) =>
      (await by.call(historyRoutes.list, { query })).data.map(({ resource }) => resource)
    expect(await seen(admin)).toEqual(['account', 'subject', 'banner'])
    expect(await seen(staff)).toEqual(['subject'])
    for (const query of [{ resource: 'account' }, { action: 'logout' }]) {
      expect(await seen(admin, query)).toEqual(['account'])
      expect(await seen(staff, query)).toEqual([])
    }
  })
})
