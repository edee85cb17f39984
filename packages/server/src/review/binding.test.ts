import {
  historyRoutes,
  questionBulkRoutes,
  questionRoutes,
  type Request,
  reviewRoutes,
  snpmbQuestionRoutes,
} from '@bank/contract'
import { CARDS } from '@bank/contract/telaah/card'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { newest, restoring } from '../../test/restoring.ts'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'

const here = await world()
const { db } = here
const a = make(db)
const { written, team, statusOf, eventsOf } = reviewTeam(here)

/** A team with a question that is approved. */
async function approved() {
  const people = await team()
  const id = await written(people.author.id)
  await people.author.act(id, 'submit')
  await people.reviewer.judge(id)
  return { ...people, id }
}

describe('a status that a client sends', () => {
  it('is no wish where the question has it anyway, as with each edit of the specification', async () => {
    const { author, id } = await approved()
    const edited = await author.edit(id, { question_text: '<p>Apa ibu kota Peru?</p>', status: 'approved' })
    expect(edited).toMatchObject({ status: 'on-progress', question_text: '<p>Apa ibu kota Peru?</p>' })
    expect(await author.edit(id, { label: 'exam', status: 'on-progress' })).toMatchObject({ status: 'on-progress' })
  })

  it('is granted where the edit that it comes with brings it about', async () => {
    const { author, id } = await approved()
    const body = { question_text: '<p>Apa ibu kota Peru?</p>', status: 'on-progress' } as const
    expect(await author.edit(id, body)).toMatchObject({ status: 'on-progress' })
  })

  it('publishes and takes back where the caller may, and says what is lacking for anything else', async () => {
    const { admin, author, reviewer, allow, id } = await approved()
    await expect(author.edit(id, { status: 'published' })).rejects.toMatchObject({ status: 403 })
    await expect(author.edit(id, { status: 'on-progress' })).rejects.toMatchObject({ status: 403 })
    await allow(reviewer.id, ['review', 'publish'])
    expect(await reviewer.edit(id, { status: 'published', label: 'exam' })).toMatchObject({
      status: 'published',
      label: 'exam',
    })
    expect(await reviewer.edit(id, { status: 'approved' })).toMatchObject({ status: 'approved' })
    expect(await admin.edit(id, { status: 'on-progress' })).toMatchObject({ status: 'on-progress' })
    expect(await admin.read(id)).toMatchObject({ stage: 'draft', approved_revision: 0 })
    for (const status of ['approved', 'published'] as const)
      await expect(admin.edit(id, { status })).rejects.toMatchObject({
        code: 'NOT_REVIEWED',
        message: 'Soal ini perlu ditelaah dahulu.',
      })
    const bare = await a.question({ type: 2 })
    await expect(admin.edit(bare, { status: 'approved', label: 'exam' })).rejects.toMatchObject({
      fields: { status: expect.stringContaining('Kunci belum ada.') },
    })
  })

  it('is told before it is sent: which are refused, and why', async () => {
    const { admin, author, policy, id } = await approved()
    const told = async (by: typeof author, id: number) => (await by.read(id)).status_refusals
    expect(await told(author, id)).toEqual([
      { status: 'on-progress', reason: 'Anda tidak berwenang menurunkan soal subjek ini.' },
      { status: 'published', reason: 'Anda tidak berwenang menerbitkan soal subjek ini.' },
    ])
    expect(await told(admin, id)).toEqual([])
    const draft = await written(author.id, { text: '<p>Apa ibu kota Peru?</p>' })
    const reason = expect.stringContaining('Telaah 0 dari 1.')
    expect(await told(admin, draft)).toEqual([
      { status: 'approved', reason },
      { status: 'published', reason },
    ])
    await policy({ binding: false })
    expect(await told(author, draft)).toEqual([])
  })

  it('holds for SNPMB too, and a new question is a draft', async () => {
    const { admin } = await team()
    const category_id = await a.category({ product_type: 2 })
    const body = { qt_id: 1 as never, question_text: '<p>Jelaskan.</p>', category_id, label: 'exam' as const }
    const [row] = (await admin.call(snpmbQuestionRoutes.create, { body: { ...body, qt_id: 2 } })).data
    expect(row.status).toBe('on-progress')
    const edit = admin.call(snpmbQuestionRoutes.update, {
      params: { id: row.id_question },
      body: { status: 'approved' },
    })
    await expect(edit).rejects.toMatchObject({ code: 'NOT_REVIEWED' })
  })

  it('publishes no member of a group before its head', async () => {
    const { admin, author, reviewer, id: parent_id } = await approved()
    const id = await written(author.id, { parent_id, text: '<p>Apa ibu kota Peru?</p>' })
    await author.act(id, 'submit')
    await reviewer.judge(id)
    await expect(admin.act(id, 'publish')).rejects.toMatchObject({ message: 'Terbitkan dahulu soal utama grupnya.' })
    await admin.act(parent_id, 'publish')
    expect(await admin.edit(id, { status: 'published' })).toMatchObject({ status: 'published' })
  })
})

describe('an approval', () => {
  it('goes with an edit of the content in the same change of history, and stays with an edit of the place', async () => {
    const { admin, author, id } = await approved()
    await author.edit(id, { label: 'exam' })
    expect(await author.read(id)).toMatchObject({ stage: 'approved', changed: false })
    await author.edit(id, { keywords: [{ keyword_text: 'ibu kota' }] })
    expect(await author.read(id)).toMatchObject({
      stage: 'draft',
      revision: 1,
      approved_revision: 0,
      changed: true,
      contributors: [{ ac_id: author.id }],
      events: [{ kind: 'voided', from_stage: 'approved', to_stage: 'draft', ac_name: 'Staf' }, {}, {}],
    })
    const { data } = await admin.call(historyRoutes.list, { query: { question_id: id, limit: 2 } })
    expect(data).toMatchObject([{ action: 'status', after: { status: 'on-progress' } }, { resource: 'keyword' }])
    expect(data[0]?.change).toBe(data[1]?.change)
  })

  it('goes with the answer of an essay, and with each picture of a discussion that comes or goes', async () => {
    const { author, reviewer } = await team()
    const id = await written(author.id)
    const discussion_id = await a.discussion({ question_id: id })
    const pictured = await a.image()
    const approve = async (id: number, card: readonly unknown[] = CARDS.pg) => {
      await author.act(id, 'submit')
      return reviewer.judge(id, { aspects: card.map((_, at) => ({ no: at + 1, mark: 'ya' })) })
    }
    expect(await approve(id)).toMatchObject({ stage: 'approved' })
    await db.insertInto('discussion_image').values({ discussion_id, image_id: pictured.id, position: 1 }).execute()
    expect(await author.read(id)).toMatchObject({ stage: 'draft', changed: true })
    expect(await approve(id)).toMatchObject({ stage: 'approved' })
    await db.deleteFrom('discussion_image').where('discussion_id', '=', discussion_id).execute()
    expect(await author.read(id)).toMatchObject({ stage: 'draft', changed: true })

    const essay = await a.question({
      type: 1,
      text: '<p>Apa ibu kota Peru?</p>',
      answer: '<p>Lima</p>',
      created_by: author.id,
    })
    expect(await approve(essay, CARDS.uraian)).toMatchObject({ stage: 'approved' })
    await author.edit(essay, { answer: '<p>Lima, di pesisir.</p>' })
    expect(await author.read(essay)).toMatchObject({ stage: 'draft', changed: true })
  })

  it('does not come back with the content, and a question that comes back is on-progress', async () => {
    const { admin, author, id } = await approved()
    await author.edit(id, { question_text: '<p>Apa ibu kota Peru?</p>' })
    const { message } = await restoring(admin as never, await newest(admin as never, { question_id: id }))
    expect(message).toMatch(/^Data telah dipulihkan\. Status soal diatur oleh alur telaah/)
    expect(await admin.read(id)).toMatchObject({ stage: 'draft', revision: 2 })
    await admin.call(questionRoutes.remove, { params: { id } })
    await restoring(admin as never, await newest(admin as never, { question_id: id, action: 'delete' }))
    expect(await statusOf(id)).toBe('on-progress')
    expect(await admin.read(id)).toMatchObject({ stage: 'draft', revision: 0, approved_revision: null })
  })

  it('is renewed by another review, by others than those who wrote since', async () => {
    const { admin, author, reviewer, id } = await approved()
    await reviewer.edit(id, { question_text: '<p>Apa ibu kota Peru?</p>' })
    expect(await author.act(id, 'submit')).toMatchObject({ contributors: [{ ac_id: reviewer.id }] })
    await expect(reviewer.judge(id)).rejects.toMatchObject({ status: 403 })
    expect(await admin.judge(id)).toMatchObject({ stage: 'approved', approved_revision: 1, contributors: [] })
  })

  it('is kept when the policy goes and comes, and what was written meanwhile shows', async () => {
    const { admin, author, policy, id } = await approved()
    await policy({ binding: false })
    await author.edit(id, { question_text: '<p>Apa ibu kota Peru?</p>' })
    expect(await statusOf(id)).toBe('approved')
    await policy({ binding: true })
    expect(await admin.read(id)).toMatchObject({ stage: 'approved', changed: true })
    await expect(admin.act(id, 'publish')).rejects.toMatchObject({ code: 'NOT_REVIEWED' })
  })
})

describe('a change of many', () => {
  const many = (ids: number[], status: 'approved' | 'published' | 'on-progress') =>
    ({ body: { product_type: 1, select: { ids }, change: { status } } }) satisfies Request<
      typeof questionBulkRoutes.change
    >

  it('refuses the questions that are not reviewed, and moves the others with their events', async () => {
    const { admin, author, id } = await approved()
    const draft = await written(author.id, { text: '<p>Apa ibu kota Peru?</p>' })
    const both = many([id, draft], 'published')
    expect((await admin.call(questionBulkRoutes.preview, both)).data[0]).toMatchObject({
      changing: 1,
      refused: [{ reason: 'Soal ini perlu ditelaah dahulu.', count: 1 }],
    })
    await expect(admin.call(questionBulkRoutes.change, both)).rejects.toMatchObject({ status: 409 })
    const { data } = await admin.call(questionBulkRoutes.change, { body: { ...both.body, skip_refused: true } })
    expect(await admin.read(id)).toMatchObject({ stage: 'published', events: [{ kind: 'published' }, {}, {}] })
    expect(await statusOf(draft)).toBe('on-progress')
    await expect(author.call(questionBulkRoutes.change, many([id], 'on-progress'))).rejects.toMatchObject({
      message: expect.stringContaining('Anda tidak berwenang menurunkan soal subjek ini.'),
    })
    const undo = admin.call(historyRoutes.restoreChange, { body: { change: data[0].change } })
    await expect(undo).rejects.toMatchObject({
      message: 'Status soal diatur oleh alur telaah, jadi tidak ikut dipulihkan.',
    })
    await admin.call(questionBulkRoutes.change, many([id], 'on-progress'))
    expect(await eventsOf(id)).toEqual(['submitted', 'approved', 'published', 'unpublished'])
  })
})

describe('the database', () => {
  it('approves nothing that is not reviewed, whatever SQL says', async () => {
    const { author } = await team()
    const id = await written(author.id)
    const statements = [
      sql`update question set status = 'approved' where id = ${id}`,
      sql`update question set status = 'published', text = text || ' ' where id = ${id}`,
      sql`insert into question (type, text, category_id, class_id, topic_id, level_id, label, status)
        select type, text, category_id, class_id, topic_id, level_id, label, 'approved' from question where id = ${id}`,
      sql`insert into question_review (question_id, stage, approved_revision) values (${id}, 'approved', 0)`,
      sql`with begun as (insert into question_review (question_id, stage) values (${id}, 'approved'))
        update question set status = 'approved' where id = ${id}`,
    ]
    for (const statement of statements) await expect(statement.execute(db)).rejects.toMatchObject({ code: 'BS001' })
    expect(await statusOf(id)).toBe('on-progress')
  })
})

it('lets authors ignore what is doubtful, and reviewers errors too', async () => {
  const { author, reviewer } = await team()
  const id = await a.question({ type: 2, text: '<p>Letaknya diatas meja?</p>', created_by: author.id })
  const ignore = (by: typeof author, rule: string, place: string) =>
    by.call(reviewRoutes.ignore, { params: { id }, body: { rule, place, reason: 'Kutipan.' } })
  await ignore(author, 'di-place', 'question_text')
  await expect(ignore(author, 'key-missing', 'selections')).rejects.toMatchObject({ status: 403 })
  await ignore(reviewer, 'key-missing', 'selections')
})
