import { type BulkChange, historyRoutes, LEVEL, questionBulkRoutes, questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)
type Caller = Awaited<ReturnType<typeof signIn>>

async function questions(count: number, row: Parameters<typeof a.question>[0] = {}) {
  const topic_id = await a.topic()
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push(await a.question({ topic_id, ...row }))
  return ids
}

const asked = (select: { ids: number[] } | { query: string; except?: number[] }, change: BulkChange) => ({
  product_type: 1 as const,
  select,
  change,
})
type Asked = ReturnType<typeof asked>
const preview = async ({ call }: Caller, body: Asked) => (await call(questionBulkRoutes.preview, { body })).data[0]
const act = async ({ call }: Caller, body: Asked & { seen?: string; skip_refused?: boolean }) =>
  (await call(questionBulkRoutes.change, { body })).data[0]

/** The changes that Riwayat offers to take back as one. */
async function restorable({ call }: Caller) {
  const { changes = [] } = await call(historyRoutes.list, { query: { by: 'change', limit: 100 } })
  return changes.filter((change) => change.restorable).map(({ change }) => change)
}

/** All of these questions and their free-trial entries, without who edited them last and when. */
const rowsNow = async () =>
  (
    await sql<{ row: unknown }>`
      select to_jsonb(q) - '{updated_at,updated_by}'::text[]
        || jsonb_build_object('trial', (select to_jsonb(f) from free_trial f where f.question_id = q.id)) as row
      from question q order by id`.execute(db)
  ).rows

const countOf = async (where: 'approved' | 'on-progress') =>
  (await db.selectFrom('question').select('id').where('status', '=', where).execute()).length

describe('a change of many questions', () => {
  it('is told before, and changes those that are picked as one card of the history', async () => {
    const staff = await signIn()
    const [one = 0, two = 0, three = 0, four = 0] = await questions(4)
    await staff.call(questionRoutes.update, { params: { id: two }, body: { status: 'approved' } })
    await a.question({ topic_id: await a.topic(), parent_id: three })
    const body = asked({ ids: [one, two, three, one] }, { status: 'approved' })
    const told = await preview(staff, body)
    expect(told).toMatchObject({
      selected: 3,
      changing: 2,
      refused: [],
      now: [{ field: 'status', value: 'on-progress', count: 2 }],
      children: 1,
    })
    expect(await countOf('approved')).toBe(1)

    const { change, count } = await act(staff, { ...body, seen: told.seen })
    expect(count).toBe(2)
    const changed = await db
      .selectFrom('question')
      .select(['id', 'updated_by'])
      .where('status', '=', 'approved')
      .orderBy('id')
      .execute()
    expect(changed).toEqual([one, two, three].map((id) => ({ id, updated_by: staff.id })))
    expect(changed.some(({ id }) => id === four)).toBe(false)
    const { changes } = await staff.call(historyRoutes.list, { query: { by: 'change', limit: 1 } })
    const card = { kind: 'bulk', action: 'status', resource: 'question', count: 2, restorable: true }
    expect(changes).toMatchObject([{ change, ...card }])
  })

  it('changes what the list shows for its query and nothing else', async () => {
    const staff = await signIn()
    const exams = await questions(5, { label: 'exam' })
    await questions(7, { label: 'tryout' })
    const body = asked({ query: 'label=exam&page=2', except: exams.slice(0, 2) }, { status: 'approved' })
    expect(await act(staff, body)).toMatchObject({ count: 3 })
    const { rows } =
      await sql`select label, status, count(*)::int as count from question group by 1, 2 order by 1, 2`.execute(db)
    expect(rows).toEqual([
      { label: 'exam', status: 'approved', count: 3 },
      { label: 'exam', status: 'on-progress', count: 2 },
      { label: 'tryout', status: 'on-progress', count: 7 },
    ])
  })

  it('is taken back as one, but for what was edited since', async () => {
    const staff = await signIn()
    const level_id = await a.questionLevel()
    const ids = await questions(3)
    await a.freeTrial({ question_id: ids[0] })
    const before = await rowsNow()
    const change = { status: 'approved', label: 'exam', ql_id: level_id, free_trial: true } as const
    const first = await act(staff, asked({ ids }, change))
    expect(await rowsNow()).not.toEqual(before)
    const undone = await staff.call(historyRoutes.restoreChange, { body: { change: first.change } })
    expect(undone).toMatchObject({ data: [{ count: 3, kept: 0, codes: [] }], message: '3 soal telah dipulihkan.' })
    expect(await rowsNow()).toEqual(before)

    const second = await act(staff, asked({ ids }, change))
    const [edited = 0] = ids
    await staff.call(questionRoutes.update, { params: { id: edited }, body: { status: 'published' } })
    expect(await restorable(staff)).toEqual([second.change])
    const { data } = await staff.call(historyRoutes.restoreChange, { body: { change: second.change } })
    expect(await restorable(staff)).toEqual([data[0].change])
    expect(data[0]).toMatchObject({ count: 2, kept: 1, codes: [expect.any(String)] })
    expect((await rowsNow()).slice(1)).toEqual(before.slice(1))
    expect((await staff.call(questionRoutes.get, { params: { id: edited } })).data[0].status).toBe('published')
    await expect(staff.call(historyRoutes.restoreChange, { body: { change: second.change } })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    // a restore is taken back like any other change
    await staff.call(historyRoutes.restoreChange, { body: { change: data[0].change } })
    expect(await countOf('approved')).toBe(2)
  })

  it('is taken back by who did it and by level 1', async () => {
    const [staff, other, admin] = [await signIn(), await signIn(), await signIn(LEVEL.admin)]
    const { change } = await act(staff, asked({ ids: await questions(2) }, { status: 'approved' }))
    const undo = ({ call }: Caller) => call(historyRoutes.restoreChange, { body: { change } })
    await expect(undo(other)).rejects.toMatchObject({ fields: { change: 'Perubahan ini tidak ditemukan.' } })
    await undo(admin)
    expect(await countOf('on-progress')).toBe(2)
  })

  it('waits for a new look when a question was edited after the preview', async () => {
    const staff = await signIn()
    const ids = await questions(2)
    const body = asked({ ids }, { status: 'approved' })
    const { seen } = await preview(staff, body)
    await staff.call(questionRoutes.update, { params: { id: ids[0] ?? 0 }, body: { status: 'published' } })
    const refusal = await act(staff, { ...body, seen }).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'STALE', data: { preview: { changing: 2, selected: 2 } } })
    expect(await countOf('approved')).toBe(0)
    await act(staff, { ...body, seen: refusal.data.preview.seen })
    expect(await countOf('approved')).toBe(2)
  })

  it('refuses an indicator of another subject with the reason, all of it unless the others are meant', async () => {
    const staff = await signIn()
    const subject_id = await a.subject()
    const topic_id = await a.topic({ category_id: await a.category({ subject_id }) })
    const fits = await a.question({ topic_id })
    const [strange = 0] = await questions(1)
    const indicator_id = await a.indicator({ subject_id })
    const body = asked({ ids: [fits, strange, 4711] }, { indicator_id })
    expect((await preview(staff, body)).refused).toEqual([
      {
        reason: 'Indikator ini bukan indikator dari subjek yang dipilih.',
        count: 1,
        codes: [expect.stringMatching(/Q\d+/)],
      },
      { reason: 'Soal sudah dihapus atau bukan dari bank ini.', count: 1, codes: [] },
    ])
    await expect(act(staff, body)).rejects.toMatchObject({ code: 'CONFLICT' })
    const set = () => db.selectFrom('question').select('id').where('indicator_id', '=', indicator_id).execute()
    expect(await set()).toEqual([])
    await act(staff, { ...body, skip_refused: true })
    expect(await set()).toEqual([{ id: fits }])
  })

  it('refuses a move to another subject for those that have the indicator that is asked for already', async () => {
    const staff = await signIn()
    const [numerals, letters] = [await a.subject({ code: 'NUM' }), await a.subject({ code: 'LIT' })]
    const indicator_id = await a.indicator({ subject_id: letters })
    const from = await a.topic({ category_id: await a.category({ subject_id: letters }) })
    const ids = await questions(1, { topic_id: from, indicator_id })
    const class_id = await a.class()
    const to = await a.topic({ category_id: await a.category({ subject_id: numerals, classes: [class_id] }) })
    expect(await preview(staff, asked({ ids }, { topic_id: to, class_id, indicator_id }))).toMatchObject({
      changing: 0,
      refused: [{ reason: 'Indikator ini bukan indikator dari subjek yang dipilih.', count: 1 }],
    })
  })

  it('is refused without a change, with a level that is gone, and with a field that the bank does not have', async () => {
    const staff = await signIn()
    const ids = await questions(1)
    await expect(act(staff, asked({ ids }, {}))).rejects.toMatchObject({ fields: { change: expect.any(String) } })
    await expect(act(staff, asked({ ids }, { ql_id: 4711 }))).rejects.toMatchObject({
      fields: { ql_id: expect.any(String) },
    })
    const body = { ...asked({ ids }, { ql_id: 1 }), product_type: 2 as const }
    await expect(staff.call(questionBulkRoutes.change, { body })).rejects.toMatchObject({
      fields: { 'change.ql_id': expect.any(String) },
    })
    await expect(act(staff, asked({ ids }, { topic_id: null, status: 'approved' }))).rejects.toMatchObject({
      fields: { 'change.topic_id': expect.any(String) },
    })
    await expect(act(staff, asked({ ids }, { status: 'on-progress' }))).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('moves questions to a topic with what fits there, tells who may not, and moves them back', async () => {
    const staff = await signIn()
    const [numerals, letters] = [await a.subject({ code: 'NUM' }), await a.subject({ code: 'LIT' })]
    const from = await a.topic({ category_id: await a.category({ subject_id: letters }) })
    const indicator_id = await a.indicator({ subject_id: letters })
    const subtopic_id = await a.subtopic({ topic_id: from })
    const ids = await questions(2, { topic_id: from, subtopic_id, indicator_id })
    const class_id = await a.class()
    const category_id = await a.category({ subject_id: numerals, classes: [class_id] })
    const to = await a.topic({ category_id })
    const before = await rowsNow()

    const told = await preview(staff, asked({ ids }, { topic_id: to }))
    expect(told).toMatchObject({
      changing: 0,
      refused: [{ reason: 'Kelas ini bukan kelas dari kategori yang dipilih.', count: 2 }],
    })
    const body = asked({ ids }, { topic_id: to, class_id })
    const { now } = await preview(staff, body)
    const name = (await db.selectFrom('topic').select('name').where('id', '=', from).executeTakeFirstOrThrow()).name
    expect(now).toContainEqual({ field: 'topic_id', value: from, name, count: 2 })
    expect(now.map(({ field }) => field).toSorted()).toEqual([
      'category_id',
      'class_id',
      'indicator_id',
      'subtopic_id',
      'topic_id',
    ])
    const { change } = await act(staff, body)
    const moved = { topic_id: to, class_id, category_id, subject_id: numerals, subtopic_id: null, indicator_id: null }
    expect(await rowsNow()).toMatchObject(ids.map((id) => ({ row: { id, ...moved } })))
    await staff.call(historyRoutes.restoreChange, { body: { change } })
    expect(await rowsNow()).toEqual(before)
  })

  it('puts questions into a group and takes them out again', async () => {
    const staff = await signIn()
    const [head = 0, one = 0, two = 0, other = 0] = await questions(4)
    await a.question({ topic_id: await a.topic(), parent_id: other })
    const told = await preview(staff, asked({ ids: [head, one, two, other] }, { parent_id: head }))
    expect(told).toMatchObject({ changing: 2, refused: [{ count: 1 }, { count: 1 }] })
    const before = await rowsNow()
    const joined = await act(staff, asked({ ids: [one, two] }, { parent_id: head }))
    const members = async () =>
      (await db.selectFrom('question').select('id').where('parent_id', '=', head).orderBy('id').execute()).map(
        ({ id }) => id,
      )
    expect(await members()).toEqual([one, two])
    await expect(act(staff, asked({ ids: [other] }, { parent_id: one }))).rejects.toMatchObject({
      fields: { 'change.parent_id': expect.any(String) },
    })
    await staff.call(historyRoutes.restoreChange, { body: { change: joined.change } })
    expect(await rowsNow()).toEqual(before)
    await act(staff, asked({ ids: [one, two] }, { parent_id: head }))
    const { change } = await act(staff, asked({ ids: [one] }, { parent_id: null }))
    expect(await members()).toEqual([two])
    await staff.call(historyRoutes.restoreChange, { body: { change } })
    expect(await members()).toEqual([one, two])
  })

  it('names the columns of all its questions in the history', async () => {
    const staff = await signIn()
    const topic_id = await a.topic()
    const statuses = ['on-progress', 'approved', 'approved'] as const
    const labels = ['exam', 'tryout', 'exam'] as const
    const ids: number[] = []
    for (const [at, status] of statuses.entries())
      ids.push(await a.question({ topic_id, status, label: labels[at] ?? 'exam' }))
    await act(staff, asked({ ids }, { status: 'approved', label: 'exam', free_trial: true }))
    const { changes } = await staff.call(historyRoutes.list, { query: { by: 'change', limit: 1 } })
    expect(changes?.[0]?.set_columns?.toSorted()).toEqual(['free_trial', 'label', 'status'])
  })
})
