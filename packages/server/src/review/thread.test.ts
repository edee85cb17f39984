import {
  LEVEL,
  noticeRoutes,
  questionBulkRoutes,
  questionRoutes,
  type Request,
  reviewRoutes,
  snpmbQuestionRoutes,
  threadRoutes,
} from '@bank/contract'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, written, team, statusOf } = reviewTeam(here)
type Person = Awaited<ReturnType<typeof person>>

const threadsOf = async ({ call }: Person, id: number) => (await call(threadRoutes.list, { params: { id } })).data
const say = async ({ call }: Person, id: number, body: Request<typeof threadRoutes.create>['body']) =>
  (await call(threadRoutes.create, { params: { id }, body })).data[0]
const reply = async ({ call }: Person, id: number, text: string) =>
  (await call(threadRoutes.reply, { params: { id }, body: { text } })).data[0]
const resolve = async ({ call }: Person, id: number, resolved = true) =>
  (await call(threadRoutes.resolve, { params: { id }, body: { resolved } })).data[0]
const openOf = async ({ call }: Person, id: number) =>
  (await call(reviewRoutes.counts, { query: { question_id: `${id}` } })).data[0]?.threads

it('is talked about in threads, those that are resolved last', async () => {
  const [sari, budi] = [await person(), await person()]
  const id = await written(sari.id)
  const first = await say(budi, id, { text: ' Sumbernya mana? ' })
  const second = await say(budi, id, { place: 'question_text', quote: 'Jepang', before: 'ibu kota ', text: 'Nippon?' })
  expect(await reply(sari, first.id, 'Atlas,\nhalaman 3.')).toMatchObject({
    place: null,
    ac_id: budi.id,
    comments: [
      { text: 'Sumbernya mana?', ac_id: budi.id, edited_at: null },
      { text: 'Atlas,\nhalaman 3.', ac_id: sari.id },
    ],
  })
  expect(await openOf(sari, id)).toBe(2)
  expect(await resolve(sari, first.id)).toMatchObject({ resolved_at: expect.any(String), name_resolver: 'Staf' })
  expect((await threadsOf(budi, id)).map((thread) => thread.id)).toEqual([second.id, first.id])
  expect(await openOf(sari, id)).toBe(1)
  expect(await resolve(budi, first.id, false)).toMatchObject({ resolved_at: null, name_resolver: null })
  await expect(reply(sari, 999, 'Halo')).rejects.toMatchObject({ status: 404 })
  await expect(say(sari, id, { text: 'x'.repeat(4_001) })).rejects.toMatchObject({ status: 422 })
})

it('lets people change their own comments alone; a thread goes with its last one', async () => {
  const [sari, budi, admin] = [await person(), await person(), await person(LEVEL.admin)]
  const id = await written(sari.id)
  const { id: thread } = await say(sari, id, { text: 'Satu' })
  const [one = 0, two = 0] = (await reply(budi, thread, 'Dua')).comments.map((comment) => comment.id)
  const edit = ({ call }: Person, comment: number) =>
    call(threadRoutes.edit, { params: { id: comment }, body: { text: 'Ganti' } })
  const remove = ({ call }: Person, comment: number) => call(threadRoutes.remove, { params: { id: comment } })
  for (const other of [budi, admin]) {
    await expect(edit(other, one)).rejects.toMatchObject({ status: 403 })
    await expect(remove(other, one)).rejects.toMatchObject({ status: 403 })
  }
  expect((await edit(sari, one)).data[0].comments[0]).toMatchObject({ text: 'Ganti', edited_at: expect.any(String) })
  await remove(sari, one)
  expect(await threadsOf(budi, id)).toMatchObject([{ comments: [{ text: '', deleted_at: expect.any(String) }, {}] }])
  await expect(edit(sari, one)).rejects.toMatchObject({ status: 404 })
  await remove(budi, two)
  expect(await threadsOf(budi, id)).toEqual([])
})

it('mentions active staff by name; any other name is text', async () => {
  const sari = await person()
  const named = (name: string, more = {}) => a.account({ name, ...more })
  const [siti, aminah] = [await named('Siti'), await named('Siti Aminah')]
  await named('Libur', { is_active: 2 })
  const id = await written(sari.id)
  const { comments } = await say(sari, id, { text: 'Halo @siti aminah, @Libur dan @Siapa' })
  expect(comments[0]?.mentions).toEqual([{ ac_id: aminah, ac_name: 'Siti Aminah' }])
  const edited = await sari.call(threadRoutes.edit, {
    params: { id: comments[0]?.id ?? 0 },
    body: { text: 'Maksudnya @Siti' },
  })
  expect(edited.data[0].comments[0]?.mentions).toEqual([{ ac_id: siti, ac_name: 'Siti' }])
})

it('stays with its words and its part, and says when they are gone', async () => {
  const sari = await person()
  const id = await written(sari.id)
  const parts = async () => (await sari.call(questionRoutes.get, { params: { id } })).data[0].selections
  await say(sari, id, { place: 'question_text', quote: 'kota', before: 'ibu ', text: 'Stem' })
  await say(sari, id, { place: 'selections.1.selection_text', quote: 'Osaka', text: 'Pilihan' })
  const seen = async () => (await threadsOf(sari, id)).map(({ place, changed }) => [place, changed])
  expect(await seen()).toEqual([
    ['question_text', false],
    ['selections.1.selection_text', false],
  ])
  const [tokyo, osaka] = (await parts()).map(({ id_selection }) => ({ id_selection }))
  await sari.edit(id, {
    question_text: '<p>Apa nama pusat pemerintahan Jepang?</p>',
    selections: [{ ...osaka }, { ...tokyo }],
  })
  expect(await seen()).toEqual([
    ['question_text', true],
    ['selections.0.selection_text', false],
  ])
  await sari.edit(id, {
    selections: [{ ...tokyo }, { selection_text: 'Osaka', is_answer: false }],
  })
  expect(await seen()).toEqual([
    ['question_text', true],
    [null, true],
  ])
  for (const place of ['selections.7.selection_text', 'selections', 'discussion.discussion_text'])
    await expect(say(sari, id, { place, text: 'Di mana?' })).rejects.toMatchObject({
      fields: { place: 'Bagian ini tidak ada di soal.' },
    })
})

it('holds an approval until what must be fixed is resolved by its writer, a reviewer or level 1', async () => {
  const { author, reviewer } = await team()
  const other = await person()
  const id = await written(author.id)
  const mine = await say(other, id, { text: 'Kunci salah.', must_fix: true })
  const theirs = await say(other, id, { text: 'Pilihan kurang.', must_fix: true })
  await say(other, id, { text: 'Bagus.' })
  await author.act(id, 'submit')
  const { gates } = await reviewer.judge(id)
  expect(gates.filter(({ ok }) => !ok)).toEqual([{ gate: 'must_fix', ok: false, message: '2 catatan belum selesai.' }])
  expect((await threadsOf(author, id)).map(({ may_resolve }) => may_resolve)).toEqual([false, false, true])
  await expect(resolve(author, mine.id)).rejects.toMatchObject({
    status: 403,
    message: 'Catatan yang harus diperbaiki diselesaikan oleh penulisnya, penelaah subjek ini, atau admin.',
  })
  await resolve(other, mine.id)
  expect(await statusOf(id)).toBe('on-progress')
  expect(await resolve(reviewer, theirs.id)).toMatchObject({ may_resolve: true })
  expect(await reviewer.read(id)).toMatchObject({ stage: 'approved', approved_revision: 0 })
  expect(await statusOf(id)).toBe('approved')
})

it('lets an approval go when its only note is taken back', async () => {
  const { author, reviewer } = await team()
  const id = await written(author.id)
  const { comments } = await say(author, id, { text: 'Belum selesai.', must_fix: true })
  await author.act(id, 'submit')
  await reviewer.judge(id)
  expect(await statusOf(id)).toBe('on-progress')
  await author.call(threadRoutes.remove, { params: { id: comments[0]?.id ?? 0 } })
  expect(await statusOf(id)).toBe('approved')
})

it('tells who is mentioned, and who submitted the question what is to be mended, while the flow binds', async () => {
  const unread = async ({ call }: Person) =>
    (await call(noticeRoutes.list, { query: { unread: true } })).data.map(({ kind, data }) => ({ kind, ...data }))
  const { author, reviewer, policy } = await team()
  const id = await written(author.id)
  await author.act(id, 'submit')
  await db.updateTable('account').set({ name: 'Wati' }).where('id', '=', author.id).execute()
  await author.call(noticeRoutes.read, { body: { all: true } })
  const { comments } = await say(reviewer, id, { text: 'Halo @Wati', must_fix: true })
  const ofQuestion = { question_id: id, name: 'Staf', count: 1 }
  expect(await unread(author)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'review-mentioned', ...ofQuestion }),
      expect.objectContaining({ kind: 'review-changes', ...ofQuestion, remarks: 1 }),
    ]),
  )
  await author.call(noticeRoutes.read, { body: { all: true } })
  const edit = (text: string) =>
    reviewer.call(threadRoutes.edit, { params: { id: comments[0]?.id ?? 0 }, body: { text } })
  await edit('Halo lagi @Wati')
  await say(author, id, { text: 'Saya, @Wati' })
  await policy({ binding: false })
  await say(reviewer, id, { text: 'Halo @Wati', must_fix: true })
  await policy({ binding: true })
  expect(await unread(author)).toEqual([])
})

it('finds questions of either bank by their open comments, with numbers while the flow binds', async () => {
  const { author, policy } = await team()
  const [fix, talk] = [await written(author.id), await written(author.id)]
  const done = await written(author.id)
  const snpmb = await written(author.id, { category_id: await a.category({ product_type: 2 }), topic_id: null })
  await say(author, fix, { text: 'Kunci salah.', must_fix: true })
  for (const text of ['Bagus.', 'Sumbernya mana?']) await say(author, talk, { text })
  await resolve(author, (await say(author, done, { text: 'Selesai.', must_fix: true })).id)
  await say(author, snpmb, { text: 'Bagus.' })

  type Asked = Request<typeof questionRoutes.main>['query']
  const listed = async (query: Asked) =>
    (await author.call(questionRoutes.main, { query })).data.map(({ id_question }) => id_question)
  expect(await listed({ thread: 'open' })).toEqual([talk, fix])
  expect(await listed({ thread: 'must_fix' })).toEqual([fix])
  expect(await listed({ thread: '!must_fix' })).toEqual([done, talk])
  expect(await listed({ thread: '!open,must_fix' })).toEqual([done])
  await expect(listed({ thread: 'closed' as 'open' })).rejects.toMatchObject({ status: 422 })
  const ofSnpmb = await author.call(snpmbQuestionRoutes.list, { query: { thread: 'open' } })
  expect(ofSnpmb.data.map(({ id_question }) => id_question)).toEqual([snpmb])
  const { data: taken } = await author.call(questionBulkRoutes.preview, {
    body: { product_type: 1, select: { query: 'thread=open' }, change: { label: 'exam' } },
  })
  expect(taken[0]).toMatchObject({ selected: 2 })

  const numbers = async () =>
    (await author.call(questionRoutes.facets, { query: { thread: 'must_fix' } })).data[0].thread.values
  expect(new Set(await numbers())).toEqual(
    new Set([
      { value: 'open', amount: 2 },
      { value: 'must_fix', amount: 1 },
    ]),
  )
  await policy({ binding: false })
  expect(await numbers()).toEqual([])
})

it('goes with its question', async () => {
  const admin = await person(LEVEL.admin)
  const id = await written(admin.id)
  await say(admin, id, { text: 'Halo @Staf' })
  await admin.call(questionRoutes.remove, { params: { id } })
  for (const table of ['review_thread', 'review_comment', 'comment_mention'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
