import { LEVEL, NO_IMAGE, questionRoutes } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { classified } from '../../../test/desk.ts'
import { make, PNG_DATA_URL } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'

const { db, signIn } = await world()
const a = make(db)

describe('a whole question in one call', () => {
  it('is stored with options, key, picture, keywords, discussion', async () => {
    const staff = await signIn()
    const body = {
      ...(await classified({ db }, 2)),
      selections: [
        { selection_text: '<math data-latex="x"><mi>x</mi></math>' },
        { selection_text: 'benar', is_answer: true },
        { image: PNG_DATA_URL },
      ],
      keywords: [{ keyword_text: 'aljabar' }],
      discussion: { discussion_text: '<p>Karena begitu.</p>' },
    }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    expect(question.selections).toMatchObject([
      { selection_text: '<math data-latex="x"><mi>x</mi></math>', image: NO_IMAGE, is_answer: false },
      { selection_text: 'benar', is_answer: true },
      { selection_text: '', image: expect.stringMatching(/^\/media\//) },
    ])
    expect(question.answers).toMatchObject([{ answer_text: 'benar' }])
    expect(question.keywords).toMatchObject([{ keyword_text: 'aljabar' }])
    expect(question.discussion).toMatchObject({ discussion_text: '<p>Karena begitu.</p>', name_creator: 'Staf' })
  })

  it('replaces the lists that are sent, in their order, and leaves the others', async () => {
    const staff = await signIn()
    const body = {
      ...(await classified({ db }, 2)),
      selections: ['A', 'B', 'C'].map((selection_text) => ({ selection_text, is_answer: selection_text === 'A' })),
      keywords: [{ keyword_text: 'tetap' }],
    }
    const [before] = (await staff.call(questionRoutes.create, { body })).data
    const [first, , third] = before.selections
    const [after] = (
      await staff.call(questionRoutes.update, {
        params: { id: before.id_question },
        body: {
          selections: [
            { id_selection: third?.id_selection, is_answer: true },
            { selection_text: 'D' },
            { id_selection: first?.id_selection, selection_text: 'A baru', is_answer: false },
          ],
        },
      })
    ).data
    expect(after.selections).toMatchObject([
      { id_selection: third?.id_selection, selection_text: 'C', is_answer: true },
      { selection_text: 'D', is_answer: false },
      { id_selection: first?.id_selection, selection_text: 'A baru', is_answer: false },
    ])
    expect(after.keywords).toEqual(before.keywords)
  })

  it('keeps short answers, with one of three fields at least', async () => {
    const staff = await signIn()
    const short_answers = [{ short_answer_text: '42' }, { first_range: '10', second_range: '5' }]
    const [question] = (
      await staff.call(questionRoutes.create, { body: { ...(await classified({ db }, 3)), short_answers } })
    ).data
    expect(question.short_answers).toMatchObject([
      { short_answer_text: '42', first_range: '', second_range: '' },
      { short_answer_text: '', first_range: '10', second_range: '5' },
    ])
    await expect(
      staff.call(questionRoutes.create, {
        body: { ...(await classified({ db }, 3)), short_answers: [{ first_range: '' }] },
      }),
    ).rejects.toMatchObject({ message: 'Harap isi semua kolom!' })
  })

  it('is absent when one part is wrong', async () => {
    const staff = await signIn()
    const foreign = await a.selection()
    const wrong = [
      { selections: [{ selection_text: 'A' }, { selection_text: '' }] },
      { selections: [{ id_selection: foreign, selection_text: 'milik lain' }] },
      { short_answers: [{ short_answer_text: '1' }] },
      { keywords: [{ keyword_text: ' ' }] },
      { discussion: { discussion_text: '<p></p>' } },
      { images: ['/media/00000000000000000000000000000000.png'] },
    ]
    const before = await db.selectFrom('question').select('id').execute()
    for (const parts of wrong) {
      await expect(
        staff.call(questionRoutes.create, { body: { ...(await classified({ db }, 2)), ...parts } }),
      ).rejects.toMatchObject({ status: 422 })
    }
    expect(await db.selectFrom('question').select('id').execute()).toEqual(before)
  })

  it('tells which part shows nothing, new or edited', async () => {
    const staff = await signIn()
    const body = { ...(await classified({ db }, 2)), selections: [{ selection_text: 'benar' }] }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    const emptied = question.selections.map(({ id_selection }) => ({ id_selection, selection_text: '' }))
    const fields = { 'selections.0.selection_text': 'Isi teks atau gambar pilihan.' }
    const refusal = { message: 'Harap isi semua kolom!', fields }
    for (const selections of [[{ selection_text: '' }], emptied]) {
      const edit = staff.call(questionRoutes.update, { params: { id: question.id_question }, body: { selections } })
      await expect(edit).rejects.toMatchObject(refusal)
    }
  })

  it('names every part that it refuses by its place', async () => {
    const staff = await signIn()
    const picture = `/media/${'0'.repeat(32)}.png`
    const wrong: [string, number, object][] = [
      ['selections.1.image', 2, { selections: [{ selection_text: 'A' }, { image: 'data:image/png;base64,AAAA' }] }],
      ['selections.1.image', 2, { selections: [{ selection_text: 'A' }, { image: picture }] }],
      ['keywords.1.keyword_text', 1, { keywords: [{ keyword_text: 'a' }, { keyword_text: '<b></b>' }] }],
      ['short_answers.1.short_answer_text', 3, { short_answers: [{ short_answer_text: '1' }, { first_range: '' }] }],
      ['discussion.discussion_text', 1, { discussion: { discussion_text: '<p></p>' } }],
      ['discussion.discussion_text', 1, { discussion: { discussion_text: `<p><img src="${picture}"></p>` } }],
    ]
    for (const [place, type, parts] of wrong) {
      const create = staff.call(questionRoutes.create, { body: { ...(await classified({ db }, type)), ...parts } })
      await expect(create).rejects.toMatchObject({ fields: { [place]: expect.any(String) } })
    }
  })

  it('names the text that its markup makes too long', async () => {
    const staff = await signIn()
    const links = '<a href="https://a.b/">x</a>'.repeat(5_000)
    const body = { ...(await classified({ db }, 2)), question_text: `<p>${links}</p>` }
    await expect(staff.call(questionRoutes.create, { body })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { question_text: expect.stringMatching(/200\.000/) },
    })
  })

  it('keeps the parts of another type stored and unshown', async () => {
    const staff = await signIn()
    const body = { ...(await classified({ db }, 2)), selections: [{ selection_text: 'A', is_answer: true }] }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    const params = { id: question.id_question }
    const turn = async (qt_id: number) => (await staff.call(questionRoutes.update, { params, body: { qt_id } })).data[0]
    expect(await turn(1)).toMatchObject({ selections: [], answers: [] })
    expect(await turn(2)).toMatchObject({ selections: [{ selection_text: 'A', is_answer: true }] })
  })

  it('takes its discussion away when level 1 says null, as only level 1 deletes one', async () => {
    const [staff, admin] = [await signIn(), await signIn(LEVEL.admin)]
    const body = { ...(await classified({ db }, 1)), discussion: { discussion_text: '<p>Jelas.</p>' } }
    const [question] = (await staff.call(questionRoutes.create, { body })).data
    const request = { params: { id: question.id_question }, body: { discussion: null } }

    await expect(staff.call(questionRoutes.update, request)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await admin.call(questionRoutes.update, request)).data[0].discussion).toBeNull()
    expect((await staff.call(questionRoutes.update, request)).data[0].discussion).toBeNull()
  })
})
