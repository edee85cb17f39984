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

  it.each([
    [{ from: '2026-01-31' }, ['31 morning', '31 evening', '1 morning']],
    [{ to: '2026-01-31' }, ['30 evening', '31 morning', '31 evening']],
    [{ from: '2026-01-31', to: '2026-01-31' }, ['31 morning', '31 evening']],
    [{ from: '2026-01-31T16:59:59.999Z' }, ['31 evening', '1 morning']],
    [{ to: '2026-01-31T00:00:00+07:00' }, ['30 evening', '31 morning']],
    [{ from: '2026-02-01', to: '2026-01-31' }, []],
  ])('between %j has the days of Jakarta, both ends inside', async (query, titles) => {
    const admin = await signIn(LEVEL.admin)
    const times = {
      '30 evening': '2026-01-30T16:59:59.999Z',
      '31 morning': '2026-01-30T17:00:00.000Z',
      '31 evening': '2026-01-31T16:59:59.999Z',
      '1 morning': '2026-01-31T17:00:00.000Z',
    }
    const rows = Object.entries(times).map(
      ([title, at]) => ({ title, at: new Date(at), change_id: 'x', action: 'add', resource: 'topic' }) as const,
    )
    await db.insertInto('history').values(rows).execute()
    const { data } = await admin.call(historyRoutes.list, { query })
    expect(data.map(({ title }) => title).reverse()).toEqual(titles)
  })

  it('counts and pages through the newest 10,000; its days lead further back', async () => {
    const admin = await signIn(LEVEL.admin)
    await sql`insert into history (at, change_id, action, resource, title)
      select timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', 'x', 'edit', 'topic', number
      from generate_series(1, 10050) number`.execute(db)
    const ask = async (query: object) => {
      const { data, pagination } = await admin.call(historyRoutes.list, { query: { limit: 20, ...query } })
      return { total: pagination.totalData, first: data[0]?.title, rows: data.length }
    }
    expect(await ask({})).toEqual({ total: 10_000, first: '10050', rows: 20 })
    expect(await ask({ page: 500 })).toEqual({ total: 10_000, first: '70', rows: 20 })
    expect(await ask({ page: 501 })).toEqual({ total: 10_000, first: undefined, rows: 0 })
    expect(await ask({ to: '2026-01-01T12:03:00+07:00' })).toEqual({ total: 3, first: '3', rows: 3 })
  })

  it('pages by change: what a save did to a thing stands on one page, whole', async () => {
    const staff = await signIn()
    const id = await a.question()
    const keywords = (word: string) => Array.from({ length: 12 }, () => ({ keyword_text: word }))
    for (const word of ['satu', 'dua', 'tiga']) {
      const body = { question_text: `<p>${word}</p>`, keywords: keywords(word) }
      await staff.call(questionRoutes.update, { params: { id }, body })
    }
    const saves = { ac_id: staff.id, by: 'change', limit: 2 } as const
    const ask = (page: number) => staff.call(historyRoutes.list, { query: { ...saves, page } })
    const [first, second, past] = [await ask(1), await ask(2), await ask(3)]

    expect(first.pagination).toEqual({ page: 1, limit: 2, totalData: 3, older: false })
    expect([first, second].map(({ data }) => new Set(data.map(({ change }) => change)).size)).toEqual([2, 1])
    const { data: all } = await staff.call(historyRoutes.list, { query: { ac_id: staff.id, limit: 100 } })
    expect([...first.data, ...second.data]).toEqual(all)
    expect(past).toMatchObject({ data: [], pagination: { totalData: 3 } })
    const { pagination } = await staff.call(historyRoutes.list, { query: { ...saves, action: 'delete' } })
    expect(pagination.totalData).toBe(2)
  })

  it('tells changes of different things apart, though one request made them', async () => {
    const admin = await signIn(LEVEL.admin)
    await db
      .insertInto('history')
      .values(
        [
          { resource: 'topic', row_id: 1 },
          { resource: 'topic_image', row_id: 1 },
          { resource: 'topic', row_id: 2 },
          { resource: 'subtopic', row_id: 1 },
          { resource: 'keyword', row_id: 1, question_id: 1 },
          { resource: 'question', row_id: 1, question_id: 1 },
        ].map((row) => ({ ...row, change_id: 'x', action: 'edit' as const })),
      )
      .execute()
    const { pagination } = await admin.call(historyRoutes.list, { query: { by: 'change' } })
    expect(pagination).toEqual({ page: 1, limit: 10, totalData: 4, older: false })
  })

  it('counts the changes among the newest 10,000 entries', async () => {
    const admin = await signIn(LEVEL.admin)
    await sql`insert into history (at, change_id, action, resource, row_id)
      select timestamptz '2026-01-01 12:00+07' + number * interval '1 minute', number / 2, 'edit', 'topic', 1
      from generate_series(2, 10051) number`.execute(db)
    const ask = async (query: object) => {
      const { data, pagination } = await admin.call(historyRoutes.list, {
        query: { limit: 20, by: 'change', ...query },
      })
      return { rows: data.length, total: pagination.totalData, older: pagination.older }
    }
    expect(await ask({})).toEqual({ rows: 40, total: 5000, older: true })
    expect(await ask({ page: 250 })).toEqual({ rows: 40, total: 5000, older: true })
    expect(await ask({ page: 251 })).toEqual({ rows: 0, total: 5000, older: true })
    expect(await ask({ to: '2026-01-01T12:05:00+07:00' })).toEqual({ rows: 4, total: 2, older: false })
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
