import { questionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a duplicate', () => {
  async function original() {
    const [inText, ofOption] = [await a.image(), await a.image()]
    const id = await a.question({ text: `<p>Lihat <img src="${inText.url}" alt="Denah"></p>`, status: 'published' })
    await a.questionImage({ image_id: inText.id, question_id: id })
    const right = await a.selection({ question_id: id, text: 'benar' })
    await a.selection({ question_id: id, text: '', image_id: ofOption.id })
    await a.answer({ question_id: id, selection_id: right })
    await db.insertInto('keyword').values({ question_id: id, text: 'denah' }).execute()
    await db
      .insertInto('discussion')
      .values({ question_id: id, text: `<p>Karena <img src="${inText.url}" alt="Denah"></p>` })
      .execute()
    return { id, inText, ofOption }
  }

  it('has every part, with pictures of its own, on progress', async () => {
    const staff = await signIn()
    const { id, inText, ofOption } = await original()
    const [source] = (await staff.call(questionRoutes.get, { params: { id } })).data
    const [copy] = (await staff.call(questionRoutes.duplicate, { params: { id }, body: {} })).data
    expect(copy).toMatchObject({
      parent_id: null,
      status: 'on-progress',
      topic_id: source.topic_id,
      class_id: source.class_id,
      name_creator: 'Staf',
      name_updater: null,
      selections: [
        { selection_text: 'benar', is_answer: true },
        { selection_text: '', is_answer: false },
      ],
      answers: [{ answer_text: 'benar' }],
      keywords: [{ keyword_text: 'denah' }],
    })
    expect(copy.code).not.toBe(source.code)
    const urls = [copy.question_text, copy.discussion?.discussion_text, copy.selections[1]?.image].map(
      (text) => /\/media\/[0-9a-f]{32}\.png/.exec(text ?? '')?.[0],
    )
    expect(urls[0]).toBe(urls[1])
    expect(urls[0]).not.toBe(inText.url)
    expect(urls[2]).not.toBe(ofOption.url)
    expect(copy.images).toEqual([urls[0]])
    const bytes = await db.selectFrom('image_bytes').select('bytes').execute()
    expect(bytes).toHaveLength(4)
    const [after] = (await staff.call(questionRoutes.get, { params: { id } })).data
    expect(after).toEqual(source)
  })

  it('joins a group with the fields that were changed', async () => {
    const staff = await signIn()
    const { id } = await original()
    const body = { parent_id: id, label: 'exam' as const, question_text: '<p>Lain.</p>', free_trial: true }
    const [copy] = (await staff.call(questionRoutes.duplicate, { params: { id }, body })).data
    expect(copy).toMatchObject({ parent_id: id, label: 'exam', question_text: '<p>Lain.</p>', free_trial: 'true' })
  })

  it('shows its own pictures also where a changed text shows those of the source', async () => {
    const staff = await signIn()
    const { id, inText } = await original()
    const picture = `<img src="${inText.url}" alt="Denah">`
    const body = {
      question_text: `<p>Perhatikan ${picture}</p>`,
      discussion: { discussion_text: `<p>Lihat lagi ${picture}</p>` },
    }
    const [copy] = (await staff.call(questionRoutes.duplicate, { params: { id }, body })).data
    const [own = ''] = copy.images
    expect(own).not.toBe(inText.url)
    expect(copy.question_text).toContain(own)
    expect(copy.discussion?.discussion_text).toContain(own)
    expect(copy.name_updater).toBe(null)
    const { rows } =
      await sql`select image_id from text_image where row_id = ${copy.id_question} and resource = 'question'`.execute(
        db,
      )
    expect(rows).toEqual([{ image_id: own.slice('/media/'.length, -'.png'.length) }])
  })

  it('does not come about when its group cannot take it', async () => {
    const staff = await signIn()
    const { id } = await original()
    const child = await a.question({ topic_id: await a.topic(), parent_id: id })
    await expect(
      staff.call(questionRoutes.duplicate, { params: { id }, body: { parent_id: child } }),
    ).rejects.toMatchObject({ status: 409 })
    expect(await db.selectFrom('question').select('id').execute()).toHaveLength(2)
    expect(await db.selectFrom('image').select('id').execute()).toHaveLength(2)
  })
})
