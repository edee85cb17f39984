import {
  approvalRoutes,
  LEVEL,
  MOST_AT_ONCE,
  questionRoutes,
  type Request,
  reviewPolicyRoutes,
  reviewRoutes,
  selectionRoutes,
  twinRoutes,
} from '@bank/contract'
import { CARD_VERSION } from '@bank/contract/telaah/card'
import { describe, expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { FIT, reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'
import { renewLikeness } from '../question/likeness/likeness.repo.ts'

const here = await world()
const { db } = here
const a = make(db)
const { person, written, team, statusOf, eventsOf } = reviewTeam(here)

describe('without the policy', () => {
  it('a stage follows the status, and nothing is written of reviews', async () => {
    const author = await person()
    const id = await written(author.id)
    expect(await author.read(id)).toMatchObject({ binding: false, stage: 'draft', revision: 0, gates: [] })
    expect(await author.edit(id, { status: 'approved' })).toMatchObject({ status: 'approved' })
    expect(await author.edit(id, { question_text: '<p>Apa ibu kota Peru?</p>' })).toMatchObject({ status: 'approved' })
    expect(await author.read(id)).toMatchObject({ stage: 'approved', revision: 0, events: [] })
    expect(await db.selectFrom('question_review').selectAll().execute()).toEqual([])
    await expect(author.act(id, 'submit')).rejects.toMatchObject({ message: 'Alur telaah tidak berlaku.' })
  })
})

describe('a question', () => {
  it('goes from draft to published by what is found of it, and each step stands in its events', async () => {
    const { admin, author, reviewer } = await team()
    const id = await written(author.id)
    expect(await author.act(id, 'submit', { note: 'Tolong dilihat.' })).toMatchObject({
      stage: 'submitted',
      round: 1,
      name_submitter: 'Staf',
      contributors: [{ ac_id: author.id }],
      gates: [
        { gate: 'answer', ok: true, message: null },
        { gate: 'findings', ok: true },
        { gate: 'twin', ok: true },
        { gate: 'reviews', ok: false, message: 'Telaah 0 dari 1.' },
        { gate: 'must_fix', ok: true },
      ],
      may: { submit: false, withdraw: true, review: false },
      refusal: 'Anda bukan penelaah subjek ini.',
    })
    expect(await reviewer.judge(id)).toMatchObject({
      stage: 'approved',
      approved_revision: 0,
      own_approval: false,
      reviews: [{ verdict: 'layak', form: 'pg', card_version: CARD_VERSION, counts: true, ac_id: reviewer.id }],
    })
    expect(await statusOf(id)).toBe('approved')
    await expect(author.act(id, 'publish')).rejects.toMatchObject({ status: 403 })
    expect(await admin.act(id, 'publish')).toMatchObject({ stage: 'published' })
    expect(await statusOf(id)).toBe('published')
    await expect(admin.act(id, 'unpublish')).rejects.toMatchObject({ fields: { note: 'Tulis alasannya.' } })
    expect(await admin.act(id, 'unpublish', { note: 'Ada keberatan.' })).toMatchObject({ stage: 'approved' })
    expect(await eventsOf(id)).toEqual(['submitted', 'approved', 'published', 'unpublished'])
  })

  it('goes back with a card that says why, and is reviewed again', async () => {
    const { author, reviewer } = await team()
    const id = await written(author.id)
    await author.act(id, 'submit')
    await expect(reviewer.judge(id, { aspects: FIT.slice(1) })).rejects.toMatchObject({
      fields: { aspects: 'Isi semua aspek dahulu.' },
    })
    const aspects = [{ no: 4, mark: 'tidak' as const, note: 'Kurang tegas.' }]
    await expect(reviewer.judge(id, { verdict: 'perbaiki', aspects: [] })).rejects.toMatchObject({ status: 422 })
    await expect(reviewer.judge(id, { verdict: 'tolak' })).rejects.toMatchObject({
      fields: { note: 'Tulis alasan penolakan.' },
    })
    expect(await reviewer.judge(id, { verdict: 'perbaiki', aspects })).toMatchObject({ stage: 'changes' })
    await author.edit(id, { question_text: '<p>Kota manakah ibu kota Jepang?</p>' })
    expect(await author.act(id, 'submit')).toMatchObject({
      stage: 'submitted',
      revision: 1,
      round: 2,
      reviews: [{ counts: false, aspects }],
    })
    expect(await reviewer.judge(id, { verdict: 'tolak', note: 'Di luar kisi-kisi.' })).toMatchObject({
      stage: 'rejected',
    })
    expect(await author.act(id, 'reopen')).toMatchObject({ stage: 'draft' })
    await author.act(id, 'submit')
    expect(await author.act(id, 'withdraw')).toMatchObject({ stage: 'draft' })
    expect(await statusOf(id)).toBe('on-progress')
  })

  it('goes back to draft by who submitted it and level 1 alone', async () => {
    const { admin, author, reviewer } = await team()
    const id = await written(author.id)
    await author.act(id, 'submit')
    await expect(reviewer.act(id, 'withdraw')).rejects.toMatchObject({ status: 403 })
    expect((await author.read(id)).stage).toBe('submitted')
    expect(await admin.act(id, 'withdraw')).toMatchObject({ stage: 'draft' })
  })

  it('waits for its answer, its findings, twins, and as many reviews as the policy asks', async () => {
    const { author, reviewer, admin, policy } = await team()
    const bare = await a.question({ type: 2, text: '<p>Letaknya diatas meja?</p>', created_by: author.id })
    await policy({ block_on: 'peringatan' })
    const lacking = { code: 'CONFLICT', message: 'Kunci belum ada. Ada 1 galat dan 1 peringatan.' }
    await expect(author.act(bare, 'submit')).rejects.toMatchObject(lacking)
    const [first, second] = [await written(author.id), await written(author.id)]
    await renewLikeness(db)
    await author.act(second, 'submit')
    const open = async () => (await reviewer.read(second)).gates.flatMap(({ message }) => message ?? [])
    const { code } = await db.selectFrom('question').select('code').where('id', '=', first).executeTakeFirstOrThrow()
    expect(await open()).toEqual([`Sama persis dengan ${code}.`, 'Telaah 0 dari 1.'])
    expect(await reviewer.judge(second)).toMatchObject({ stage: 'submitted' })
    await admin.call(twinRoutes.deny, { body: { question_id: first, other_id: second } })
    expect(await reviewer.read(second)).toMatchObject({ stage: 'approved' })
  })

  it('is reviewed by nobody who wrote at it, level 1 neither, unless the policy lets them', async () => {
    const { admin, author, allow, policy } = await team()
    await allow(author.id, ['review'])
    const id = await written(author.id)
    await admin.edit(id, { question_text: '<p>Apa ibu kota Jepang sekarang?</p>' })
    await author.act(id, 'submit')
    const own = { status: 403, message: 'Anda ikut menulis soal ini. Telaahnya dikerjakan orang lain.' }
    for (const writer of [author, admin]) await expect(writer.judge(id)).rejects.toMatchObject(own)
    await policy({ own_approval: true })
    expect(await author.judge(id)).toMatchObject({ stage: 'approved', own_approval: true })
  })

  it('is reviewed by those of its subject alone', async () => {
    const { author, reviewer, allow } = await team()
    const id = await written(author.id)
    await author.act(id, 'submit')
    await allow(reviewer.id, ['review'], await a.subject())
    await expect(reviewer.judge(id)).rejects.toMatchObject({ status: 403, message: 'Anda bukan penelaah subjek ini.' })
  })

  it('is approved once by two who find it fit at the same time, and neither is told of the other before', async () => {
    const { admin, author, reviewer, policy } = await team()
    const third = await person(LEVEL.admin)
    await policy({ reviews: 2 })
    const id = await written(author.id)
    await author.act(id, 'submit')
    await reviewer.judge(id)
    expect(await admin.read(id)).toMatchObject({
      reviews: [],
      gates: expect.arrayContaining([{ gate: 'reviews', ok: false, message: 'Telaah 1 dari 2.' }]),
    })
    await Promise.allSettled([admin.judge(id, { revision: 0 }), third.judge(id, { revision: 0 })])
    expect(await eventsOf(id)).toEqual(['submitted', 'approved'])
    expect(await statusOf(id)).toBe('approved')
  })

  it('goes on with many others, each by itself', async () => {
    const { admin, author, reviewer } = await team()
    const [fine, other, waits] = [await written(author.id), await written(author.id), await written(author.id)]
    await author.act(waits, 'submit')
    const keyless = await a.question({ type: 2, text: '<p>Apa?</p>', created_by: author.id })
    const many = async (by: typeof author, action: 'submit' | 'publish', ids: number[]) =>
      by.call(approvalRoutes.many, { body: { ids, action } })
    const { data, message } = await many(author, 'submit', [keyless, waits, other, fine])
    expect(message).toBe('2 soal diajukan untuk ditelaah.')
    expect(data[0].done).toEqual([fine, other])
    expect(data[0].refused.map(({ id_question, reason }) => [id_question, reason])).toEqual([
      [waits, 'Soal ini sedang menunggu telaah.'],
      [keyless, expect.stringContaining('Kunci belum ada.')],
    ])
    expect((await author.read(keyless)).stage).toBe('draft')
    await reviewer.judge(fine)
    expect((await many(admin, 'publish', [fine, other])).data[0]).toMatchObject({ done: [fine], refused: [{}] })
    expect(await statusOf(fine)).toBe('published')
  })

  it('is shown before many are moved, with whose it is and why it would stay', async () => {
    const { admin, author, reviewer, policy } = await team()
    const fine = await written(author.id)
    const theirs = await written(reviewer.id, { text: '<p>Apa ibu kota Peru?</p>' })
    const waits = await written(author.id, { text: '<p>Apa ibu kota Laos?</p>' })
    await admin.act(waits, 'submit')
    const keyless = await a.question({ type: 2, text: '<p>Apa?</p>', created_by: author.id })
    const ids = [fine, theirs, waits, keyless, 4711]
    const preview = async (by: typeof author, action: 'submit' | 'withdraw' | 'publish') =>
      (await by.call(approvalRoutes.preview, { body: { product_type: 1, select: { ids }, action } })).data.map(
        (row) => [row.id_question, row.ac_id, row.reason, row.needs_somebody],
      )
    expect(await preview(author, 'submit')).toEqual([
      [fine, author.id, null, false],
      [theirs, reviewer.id, null, false],
      [waits, author.id, 'Soal ini sedang menunggu telaah.', false],
      [keyless, author.id, expect.stringContaining('Kunci belum ada.'), true],
    ])
    expect((await preview(author, 'withdraw'))[2]).toEqual([
      waits,
      admin.id,
      'Hanya yang mengajukan dan admin yang dapat menarik soal ini.',
      true,
    ])
    expect((await preview(admin, 'withdraw'))[2]).toEqual([waits, admin.id, null, false])
    expect((await preview(author, 'publish'))[0]?.[2]).toBe('Soal ini masih Konsep.')
    expect((await author.read(fine)).stage).toBe('draft')

    const filtered = async (query: string, except: number[]) =>
      author.call(approvalRoutes.preview, { body: { product_type: 1, select: { query, except }, action: 'submit' } })
    const { data } = await filtered('stage=draft', [theirs])
    expect(data.map(({ id_question }) => id_question)).toEqual([fine, keyless])
    const copies = Array.from({ length: MOST_AT_ONCE }, (_, at) => a.question({ code: `BANYAK-${at}` }))
    await Promise.all(copies)
    await expect(filtered('', [])).rejects.toMatchObject({
      fields: { select: 'Lebih dari 200 soal. Persempit dahulu.' },
    })
    await policy({ binding: false })
    await expect(preview(author, 'submit')).rejects.toMatchObject({ message: 'Alur telaah tidak berlaku.' })
  })

  it('is not reviewed as it no longer is', async () => {
    const { author, reviewer } = await team()
    const id = await written(author.id)
    await author.act(id, 'submit')
    await author.call(selectionRoutes.create, { body: { question_id: id, selection_text: 'Kyoto' } as never })
    await expect(reviewer.judge(id, { revision: 0 })).rejects.toMatchObject({ code: 'STALE' })
    expect(await reviewer.read(id)).toMatchObject({ stage: 'submitted', revision: 1 })
  })

  it('is answered by its number, and with what it must be sent', async () => {
    const { admin, reviewer, author } = await team()
    const id = await written(author.id)
    const body = { action: 'submit', revision: '0' } as const
    const [submitted] = (await author.call(approvalRoutes.act, { params: { id }, body })).data
    expect((await author.call(approvalRoutes.get, { params: { id } })).data).toEqual([submitted])
    const card = { revision: 0, verdict: 'layak', card_version: CARD_VERSION } as const
    const twice = [...FIT.slice(1), ...FIT.slice(1, 2)]
    for (const [aspects, message] of [
      [twice, 'Ada aspek yang diisi dua kali.'],
      [[...FIT, { no: 16, mark: 'ya' as const }], 'Aspek ini tidak ada di kartu telaah soal.'],
    ] as const) {
      const verdict = reviewer.call(approvalRoutes.verdict, {
        params: { id },
        body: { ...card, aspects: [...aspects] },
      })
      await expect(verdict).rejects.toMatchObject({ status: 422, fields: { aspects: message } })
    }
    await expect(admin.call(approvalRoutes.get, { params: { id: 4711 } })).rejects.toMatchObject({ status: 404 })
  })

  it('is counted and listed for those whom it waits for', async () => {
    const { admin, author, reviewer, allow } = await team()
    const [first, second] = [await written(author.id), await written(author.id, { text: '<p>Apa ibu kota Peru?</p>' })]
    await author.act(first, 'submit')
    await author.act(second, 'submit')
    const counts = async (by: typeof author) => {
      const { notices: _, ...tasks } = (await by.call(reviewPolicyRoutes.me, {})).data[0].counts
      return tasks
    }
    const NONE = { telaah: 0, kunci: 0, perbaiki: 0 }
    expect(await counts(reviewer)).toEqual({ ...NONE, telaah: 2 })
    await reviewer.judge(first, {
      verdict: 'perbaiki',
      aspects: [{ no: 1, mark: 'tidak', note: 'Bukan indikatornya.' }],
    })
    await reviewer.judge(second)
    expect([await counts(reviewer), await counts(admin), await counts(author)]).toEqual([
      NONE,
      NONE,
      { ...NONE, perbaiki: 1 },
    ])
    await author.edit(second, { question_text: '<p>Apa ibu kota Cile?</p>' })
    const { data } = await admin.call(reviewRoutes.counts, { query: { question_id: `${first},${second}` } })
    expect(data).toMatchObject([
      { stage: 'changes', changed: false },
      { stage: 'draft', changed: true },
    ])
    const listed = async (query: Request<typeof questionRoutes.main>['query']) =>
      (await admin.call(questionRoutes.main, { query })).data.map(({ id_question }) => id_question)
    expect(await listed({ stage: 'changes' })).toEqual([first])
    expect(await listed({ stage: '!changes' })).toEqual([second])
    expect(await listed({ stage: 'draft,submitted' })).toEqual([second])
    expect([await listed({ changed: 'true' }), await listed({ changed: 'false' })]).toEqual([[second], [first]])
    const [{ stage, changed }] = (await admin.call(questionRoutes.facets, { query: {} })).data
    expect(new Set([...stage.values, ...changed.values])).toEqual(
      new Set(['changes', 'draft', 'true', 'false'].map((value) => ({ value, amount: 1 }))),
    )
    await allow(reviewer.id, ['review'], await a.subject())
    await author.act(second, 'submit')
    expect([await counts(reviewer), await counts(admin)]).toEqual([NONE, { ...NONE, telaah: 1 }])
  })
})
