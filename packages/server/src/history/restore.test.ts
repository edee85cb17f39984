import {
  bannerRoutes,
  categoryRoutes,
  classRoutes,
  discussionRoutes,
  historyRoutes,
  indicatorRoutes,
  LEVEL,
  questionRoutes,
  selectionRoutes,
  snpmbQuestionRoutes,
  subjectRoutes,
  subtopicRoutes,
  topicRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { newest, restoring, wholeQuestion } from '../../test/restoring.ts'
import { world } from '../../test/world.ts'
import { tidyImages } from '../media/tidy.ts'
import { FAMILIES, familyOf } from './families.ts'

const { db, app, signIn } = await world()
const a = make(db)

/** Every row of these tables, without `updated_by` and `updated_at`. */
async function rowsOf(tables: readonly { table: string }[]) {
  const kept: Record<string, unknown[]> = {}
  for (const { table } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - '{updated_at,updated_by}'::text[] as row from ${sql.table(table)} t order by t::text`.execute(
      db,
    )
    kept[table] = rows.map(({ row }) => row)
  }
  return kept
}
const questionRows = () => rowsOf([...FAMILIES.question, { table: 'text_image' }, { table: 'question_search' }])

/** A restored row and its parts have a new `updated_at`, so it is left out of comparisons. */
const timeless = (row: object) =>
  JSON.parse(JSON.stringify(row, (name, value) => (name === 'updated_at' ? undefined : value)))

async function laterAndTidied() {
  await db
    .updateTable('image')
    .set({ created_at: new Date(Date.now() - 7 * 24 * 3600 * 1000) })
    .execute()
  await tidyImages(db)
}

describe('a deleted question', () => {
  it('is not offered again once it stands', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    await admin.call(questionRoutes.remove, { params: { id } })
    const removal = await newest(admin, { question_id: id, resource: 'question' })
    const isOffered = async () => {
      const { data } = await admin.call(historyRoutes.list, { query: { question_id: id, resource: 'question' } })
      return data.find((entry) => entry.id === removal)?.restorable
    }
    expect(await isOffered()).toBe(true)
    await admin.call(historyRoutes.restore, { params: { id: removal } })
    expect(await isOffered()).toBe(false)
    await admin.call(questionRoutes.remove, { params: { id } })
    expect(await isOffered()).toBe(false)
  })

  it('comes back with every part and picture, as it was, under its old ids', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id, pictures } = await wholeQuestion(db)
    const before = await questionRows()
    const [shown] = (await admin.call(questionRoutes.get, { params: { id } })).data

    await admin.call(questionRoutes.remove, { params: { id } })
    await db.updateTable('category').set({ code: 'ALJ' }).where('code', '=', 'NUM').execute()
    await laterAndTidied()
    for (const url of pictures) expect((await app.inject(url)).statusCode, url).toBe(200)
    const params = { id: await newest(admin, { resource: 'question' }) }
    const reply = await admin.call(historyRoutes.restore, { params })

    expect(reply).toEqual({ data: [{ resource: 'question', row_id: id }], message: 'Data telah dipulihkan.' })
    expect(await questionRows()).toEqual(before)
    const [again] = (await admin.call(questionRoutes.get, { params: { id } })).data
    expect(timeless(again)).toEqual({
      ...timeless(shown),
      id_question_updater: admin.id,
      name_updater: 'Admin',
      discussion: { ...shown.discussion, name_updater: 'Admin' },
    })
    for (const url of pictures) expect((await app.inject(url)).statusCode, url).toBe(200)
    const { data } = await admin.call(historyRoutes.list, { query: { question_id: id, action: 'restore' } })
    expect(new Set(data.map(({ resource }) => resource))).toEqual(
      new Set([
        'question',
        'selection',
        'answer',
        'keyword',
        'question_image',
        'free_trial',
        'discussion',
        'discussion_image',
      ]),
    )
    expect(new Set(data.map(({ change, ac_id }) => `${change} ${ac_id}`)).size).toBe(1)
  })

  it.each([
    ['isian singkat', async () => a.shortAnswer({ first_range: '43', second_range: '41' })],
    ['pernyataan', async () => a.statementAnswer({ value: 2 })],
  ])('comes back with its %s', async (_, part) => {
    const admin = await signIn(LEVEL.admin)
    await part()
    const before = await questionRows()
    const { id } = await db.selectFrom('question').select('id').executeTakeFirstOrThrow()
    await admin.call(questionRoutes.remove, { params: { id } })
    await restoring(admin, await newest(admin, { resource: 'question' }))
    expect(await questionRows()).toEqual(before)
  })

  it('comes back as it was before an edit, when that is asked for', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    const before = await questionRows()
    await admin.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Lain</p>', selections: [] } })
    const edit = await newest(admin)
    await admin.call(questionRoutes.remove, { params: { id } })
    await restoring(admin, edit)
    expect(await questionRows()).toEqual(before)
  })

  it('takes the group that it was in, and its place there', async () => {
    const admin = await signIn(LEVEL.admin)
    const parent_id = await a.question()
    const { topic_id } = await db.selectFrom('question').select('topic_id').executeTakeFirstOrThrow()
    const id = await a.question({ parent_id, topic_id })
    await admin.call(questionRoutes.remove, { params: { id } })
    await restoring(admin, await newest(admin))
    expect((await admin.call(questionRoutes.get, { params: { id } })).data[0].parent_id).toBe(parent_id)
  })
})

describe('an earlier version of a question', () => {
  it('comes back whole, with what was added since gone and what was deleted since back', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    const before = await questionRows()
    const [{ selections, keywords }] = (await admin.call(questionRoutes.get, { params: { id } })).data
    const body = {
      question_text: '<p>Sama sekali lain</p>',
      label: 'exam' as const,
      status: 'approved' as const,
      subtopic_id: '' as const,
      free_trial: false,
      selections: [
        { selection_text: 'baru', is_answer: true },
        { ...selections[0], selection_text: 'diubah', is_answer: false },
      ],
      keywords: [...keywords].reverse(),
      discussion: null,
      images: [],
    }
    await admin.call(questionRoutes.update, { params: { id }, body })
    const entry = await newest(admin)
    await admin.call(selectionRoutes.create, { body: { question_id: id, selection_text: 'lebih baru' } })
    await admin.call(discussionRoutes.create, { body: { question_id: id, discussion_text: '<p>Baru</p>' } })
    await laterAndTidied()
    await restoring(admin, entry)
    expect(await questionRows()).toEqual(before)
  })

  it('is the same whichever entry of the change is named', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    const before = await questionRows()
    const selections = [{ selection_text: 'baru' }]
    await admin.call(questionRoutes.update, { params: { id }, body: { label: 'exam', selections } })
    const { data } = await admin.call(historyRoutes.list, { query: { question_id: id, ac_id: admin.id } })
    expect(data.length).toBeGreaterThan(3)
    for (const { id: entry, change } of data) {
      await restoring(admin, entry)
      expect(await questionRows(), change).toEqual(before)
      await restoring(admin, await newest(admin))
    }
  })

  it('stands where its topic stands now, and leaves a picture where it is listed now', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id, topic_id } = await wholeQuestion(db)
    await admin.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Lain</p>' } })
    const entry = await newest(admin)
    const category_id = await a.category({ code: 'ALJ' })
    await db.updateTable('topic').set({ category_id }).where('id', '=', topic_id).execute()
    const other = await a.question({ topic_id })
    await db.updateTable('question_image').set({ question_id: other }).where('question_id', '=', id).execute()
    await restoring(admin, entry)
    const [question] = (await admin.call(questionRoutes.get, { params: { id } })).data
    expect(question).toMatchObject({ category_id, question_text: expect.stringContaining('Lihat'), images: [] })
  })

  it('can be taken back like any other change', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    await admin.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Lain</p>', selections: [] } })
    const after = await questionRows()
    await restoring(admin, await newest(admin))
    await restoring(admin, await newest(admin))
    expect(await questionRows()).toEqual(after)
  })

  it('comes back in SNPMB too', async () => {
    const admin = await signIn(LEVEL.admin)
    const statement_id = await a.statement()
    await a.statementAnswer({ statement_id })
    const before = await questionRows()
    const { id } = await db.selectFrom('question').select('id').executeTakeFirstOrThrow()
    const statements = [{ text: 'Bumi datar', answer: '2' as const }]
    await admin.call(snpmbQuestionRoutes.update, { params: { id }, body: { statements } })
    await restoring(admin, await newest(admin))
    expect(await questionRows()).toEqual(before)
  })
})

describe('a deleted part of a question', () => {
  it('comes back alone: what was edited since stays', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id, discussion_id } = await wholeQuestion(db)
    const [{ discussion }] = (await admin.call(questionRoutes.get, { params: { id } })).data
    await admin.call(discussionRoutes.remove, { params: { id: discussion_id } })
    const entry = await newest(admin)
    await admin.call(questionRoutes.update, { params: { id }, body: { question_text: '<p>Lebih baru</p>' } })
    await restoring(admin, entry)
    const [question] = (await admin.call(questionRoutes.get, { params: { id } })).data
    expect(question.question_text).toBe('<p>Lebih baru</p>')
    expect(question.discussion).toEqual({ ...discussion, name_updater: 'Admin' })
  })

  it('brings along what went with it', async () => {
    const admin = await signIn(LEVEL.admin)
    const { id } = await wholeQuestion(db)
    const before = await questionRows()
    const [{ selections }] = (await admin.call(questionRoutes.get, { params: { id } })).data
    await admin.call(selectionRoutes.remove, { params: { id: selections[0]?.id_selection ?? 0 } })
    await restoring(admin, await newest(admin))
    expect(await questionRows()).toEqual(before)
  })
})

describe('a deleted row', () => {
  const url = async () => (await a.image()).url
  it.each([
    ['subject', subjectRoutes, () => a.subject({ family: 'numerasi', code: 'NUM' })],
    ['class', classRoutes, () => a.class({ stage: 'SMP' })],
    ['indicator', indicatorRoutes, () => a.indicator()],
    ['banner', bannerRoutes, () => a.banner()],
    [
      'category',
      categoryRoutes,
      async () => a.category({ detail: `<img src="${await url()}">`, classes: [await a.class()] }),
    ],
    ['topic', topicRoutes, async () => a.topic({ detail: `<p><img src="${await url()}" alt=""></p>` })],
    ['subtopic', subtopicRoutes, () => a.subtopic()],
  ] as const)('(%s) comes back as it was', async (resource, routes, made) => {
    const admin = await signIn(LEVEL.admin)
    const id = await made()
    if (resource === 'topic' || resource === 'subtopic' || resource === 'category') {
      const listed = await a.image()
      const table = `${resource}_image` as const
      await sql`insert into ${sql.table(table)} values (${id}, ${listed.id}, 3)`.execute(db)
    }
    const tables = [...familyOf(resource), { table: 'text_image' }]
    const before = await rowsOf(tables)
    await admin.call(routes.remove, { params: { id } })
    await laterAndTidied()
    const entry = await newest(admin, { resource, action: 'delete' })
    expect((await restoring(admin, entry)).data).toEqual([{ resource, row_id: id }])
    expect(await rowsOf(tables)).toEqual(before)
  })

  it('of which an earlier version is asked for comes back as that', async () => {
    const admin = await signIn(LEVEL.admin)
    const id = await a.topic()
    const before = await rowsOf(FAMILIES.topic)
    const image = (await a.image()).url
    await admin.call(topicRoutes.update, { params: { id }, body: { detail_topic: '<p>Lain</p>', image } })
    await restoring(admin, await newest(admin))
    expect(await rowsOf(FAMILIES.topic)).toEqual(before)
  })
})
