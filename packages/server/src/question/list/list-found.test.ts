import { questionRoutes, type Request, snpmbQuestionRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { withoutTriggers } from '../../../test/without-triggers.ts'
import { world } from '../../../test/world.ts'
import { learnWords } from '../../search/search-word.repo.ts'
import { listedIds } from './listed-ids.repo.ts'

const { db, signIn } = await world()
const a = make(db)
const GENERAL = { product_type: 1, only: 'main' } as const

async function asker() {
  const staff = await signIn()
  const list = (query: Request<typeof questionRoutes.main>['query']) => staff.call(questionRoutes.main, { query })
  const found = async (cari: string) => (await list({ cari })).data.map(({ id_question }) => id_question)
  return { ...staff, list, found }
}

/** A question that has a word of its own in each part. */
async function parted() {
  const id = await a.question({ type: 2, text: '<p>Nilai tempat</p>', answer: 'ribuan' })
  await a.selection({ question_id: id, text: 'puluhan' })
  await a.keyword({ question_id: id, text: 'bilangan' })
  await a.discussion({ question_id: id, text: '<p>Angka kedua dari kanan memecahkan teka-teki.</p>' })
  return id
}

describe('a search by words', () => {
  it.each([
    'nilai',
    'nilai tempat',
    '"nilai tempat"',
    'nil*',
    'kubus ATAU puluhan',
    'nilai -kubus',
    'nilai -"tempat nilai"',
    'soal:nilai',
    'pilihan:ribuan',
    'pilihan:puluhan',
    'kunci:bilangan',
    'pembahasan:angka',
    'kode:q00000',
    'penilaian',
    'pecahan',
    '"kedua dari kanan"',
    'kubus ATAU kode:q0',
    'nilai -"x^{2}"',
    'nilai -kode:zzz',
  ])('finds a question by %s', async (cari) => {
    const { found } = await asker()
    const id = await parted()
    await a.question({
      text: '<p>penilaian tempat pecahan</p>',
      topic_id: await a.topic({ category_id: await a.category({ code: 'LAIN-KODE' }) }),
    })
    await learnWords(db)
    expect(await found(cari)).toContain(id)
  })

  it.each([
    'nilai -tempat',
    '"tempat nilai"',
    'tempat kubus',
    'soal:puluhan',
    'pilihan:bilangan',
    'kunci:angka',
    'pembahasan:nilai',
    '"penilaian"',
    'nilai -kode:q0',
    'empat',
    'kode:zzz',
    '"x^{2}"',
    'puluhan ribuan -kunci:bilangan',
  ])('does not find a question by %s', async (cari) => {
    const { found } = await asker()
    await parted()
    await learnWords(db)
    expect(await found(cari)).toEqual([])
  })

  it('finds a formula with and without braces around one sign', async () => {
    const { found, call } = await asker()
    const id = await a.question()
    const math = '<math data-latex="\\frac{a}{b}+x^{2}"><mi>a</mi></math>'
    await call(questionRoutes.update, { params: { id }, body: { question_text: `<p>Nilai ${math}</p>` } })
    for (const cari of ['rumus:x^2', 'nilai -rumus:x^3', 'rumus:x^{2}', '"x^{2}"', 'rumus:\\frac{a}{b} nilai'])
      expect(await found(cari), cari).toEqual([id])
    for (const cari of ['rumus:x^3', 'nilai -rumus:x^2', 'nilai -rumus:x^{2}'])
      expect(await found(cari), cari).toEqual([])
  })

  it.each(['nilai "tempat', 'judul:nilai', 'fo*', '-nilai', '"= + ="', "' & !:* | <->"])(
    'refuses %s with its place',
    async (cari) => {
      const { list } = await asker()
      await expect(list({ cari })).rejects.toMatchObject({
        status: 422,
        fields: { cari: expect.stringMatching(/^Huruf ke-\d+: /) },
      })
    },
  )

  it('says which words stand where, with a line of the discussion where the card does not show them', async () => {
    const { list } = await asker()
    await parted()
    await learnWords(db)
    const matched = async (cari: string) => (await list({ cari })).data[0]?.matched
    expect(await matched('pecah')).toEqual({
      words: ['memecahkan'],
      in: ['discussion'],
      context: 'angka kedua dari kanan memecahkan teka-teki.',
    })
    expect(await matched('nil* puluhan')).toEqual({
      words: ['nilai', 'puluhan'],
      in: ['question', 'answers'],
      context: null,
    })
    expect((await list({ q: 'nilai' })).data[0]).not.toHaveProperty('matched')
  })

  it('finds SNPMB questions, in their own list', async () => {
    const { call, found } = await asker()
    const id = await a.question({
      type: 5,
      class_id: null,
      level_id: null,
      topic_id: null,
      category_id: await a.category({ product_type: 2 }),
    })
    await a.statement({ question_id: id, text: 'Bumi bulat' })
    expect(
      (await call(snpmbQuestionRoutes.list, { query: { cari: 'bulat' } })).data.map((row) => row.id_question),
    ).toEqual([id])
    expect(await found('bulat')).toEqual([])
  })

  it('selects for a change of many what the list shows for the same address', async () => {
    const [id] = [await parted(), await a.question({ text: '<p>kubus</p>' })]
    const query = new URLSearchParams({ cari: 'nilai tempat', page: '1' }).toString()
    expect(await listedIds(db, GENERAL, { query }, 10)).toEqual([id])
  })

  it('puts the last edited or the best first', async () => {
    const { list, call } = await asker()
    const often = await a.question({ text: '<p>kubus kubus kubus</p>' })
    const once = await a.question({ text: '<p>panjang sekali teks ini, dengan satu kubus di dalamnya</p>' })
    const ids = async (order?: 'oldest' | 'edited' | 'best') =>
      (await list({ cari: 'kubus', order })).data.map((row) => row.id_question)
    expect([await ids(), await ids('oldest'), await ids('best')]).toEqual([
      [once, often],
      [often, once],
      [often, once],
    ])
    // what is exported or changed comes as the list has it
    const listed = (order: string) => listedIds(db, GENERAL, { query: `cari=kubus&order=${order}` }, 10)
    expect(await Promise.all(['oldest', 'best', 'edited'].map(listed))).toEqual([
      [often, once],
      [often, once],
      [once, often],
    ])
    await call(questionRoutes.update, { params: { id: often }, body: { label: 'exam' } })
    expect(await ids('edited')).toEqual([often, once])
    expect(await listed('edited')).toEqual([often, once])
    expect((await list({ order: 'edited' })).data.map((row) => row.id_question)).toEqual([often, once])
  })

  it('counts to 10,000, then says that there are more, turns pages beyond, and counts exactly when asked', async () => {
    const { list } = await asker()
    const id = await a.question({ text: '<p>kubus</p>' })
    const rows = sql`insert into question (type, text, code, subject_id, product_type, category_id, class_id, topic_id, level_id, label)
      select type, text, 'K' || n, subject_id, product_type, category_id, class_id, topic_id, level_id, label
      from question, generate_series(1, 10004) n where id = ${id}`
    await withoutTriggers(db, 'question', rows)
    await sql`insert into content_words select id, '''kubus'':1A' from question on conflict do nothing`.execute(db)
    // autovacuum may have counted one question before: a plan for one compares each of these with each
    await sql`analyze question, content_words`.execute(db)
    const cari = 'kubus'
    expect((await list({ cari })).pagination).toEqual({ page: 1, limit: 10, totalData: 10_000, more: true })
    const beyond = await list({ cari, page: 1001 })
    expect(beyond.data.map(({ id_question }) => id_question).at(-1)).toBe(id)
    expect(beyond.data).toHaveLength(5)
    expect((await list({ cari, page: 1001, order: 'best' })).data).toEqual(beyond.data)
    expect((await list({ cari, count: 'exact' })).pagination).toEqual({ page: 1, limit: 10, totalData: 10_005 })
    for (const count of [undefined, 'exact'] as const)
      await expect(list({ cari, order: 'edited', count })).rejects.toMatchObject({
        status: 422,
        fields: { order: expect.any(String) },
      })
    expect((await list({ q: 'kubus' })).pagination).not.toHaveProperty('more')
  })
})
