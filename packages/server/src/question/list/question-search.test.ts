import { questionRoutes, selectionRoutes, statementRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { searchInOneForm } from './search-in-one-form.repo.ts'

const { db, signIn } = await world()
const a = make(db)

async function asker() {
  const staff = await signIn()
  const found = async (q: string) =>
    (await staff.call(questionRoutes.main, { query: { q } })).data.map(({ id_question }) => id_question)
  return { ...staff, found }
}

describe('a search', () => {
  it.each([
    ['its text', 'gagasan UTAMA', async () => a.question({ text: '<p>Apa <b>gagasan</b>\u00a0utama?</p>' })],
    ['words on both sides of a line', 'satu dua', async () => a.question({ text: '<p>satu</p><p>dua</p>' })],
    ['a word that is partly raised', 'h2o', async () => a.question({ text: '<p>Rumus air H<sub>2</sub>O</p>' })],
    ['what was typed as <, & and "', 'a<b & "c"', async () => a.question({ text: '<p>jika a&lt;b &amp; "c"</p>' })],
    ['letters beyond ASCII', 'ÉLAN', async () => a.question({ text: '<p>kata élan</p>' })],
    ['accents apart from their letters', 'kata \u00e9lan', async () => a.question({ text: '<p>kata e\u0301lan</p>' })],
    ['accents looked for apart from their letters', 'e\u0301lan', async () => a.question({ text: '<p>\u00e9lan</p>' })],
    ['an option', 'jawab panjang', async () => selectionOf(await a.question(), 'Jawab <i>panjang</i>')],
  ])('finds a question by %s', async (_, q, made) => {
    const { found } = await asker()
    const id = await made()
    await a.question()
    expect(await found(q)).toEqual([id])
  })

  it('finds a question by a part of its code, however short', async () => {
    const { found } = await asker()
    const of = async (code: string) =>
      a.question({ topic_id: await a.topic({ category_id: await a.category({ code }) }) })
    const [mine] = [await of('GEO-7'), await of('ALJ-8')]
    expect(await found('geo-7-q')).toEqual([mine])
    expect(await found('o-')).toEqual([mine])
    expect(await found('7')).toEqual([mine])
  })

  it.each(['NUM-GEO-Q', 'num-geo-q', 'NUM–GEO–Q', '000045', '#000045,', '045', 'q45', 'Q0045', 'GEO-Q45'])(
    'by words finds %s as a part of a code',
    async (cari) => {
      const { call } = await asker()
      const asked = async () => (await call(questionRoutes.main, { query: { cari } })).data.map(({ code }) => code)
      const category_id = await a.category({ code: 'NUM-GEO' })
      const id = await a.question({ topic_id: await a.topic({ category_id }) })
      await a.question({ text: '<p>GEO 45, rata-rata</p>' })
      await db.updateTable('question').set({ code: 'NUM-GEO-Q000045' }).where('id', '=', id).execute()
      expect(await asked()).toEqual(['NUM-GEO-Q000045'])
    },
  )

  it('looks into texts only from three letters on', async () => {
    const { found } = await asker()
    const id = await a.question({ text: '<p>wxy</p>' })
    expect(await found('wx')).toEqual([])
    expect(await found('wxy')).toEqual([id])
  })

  it('finds a formula as it was typed and as it looks, and no tag or attribute', async () => {
    const { found, call } = await asker()
    const math =
      '<math data-latex="\\frac{a}{b}+x^{2}"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>+</mo><msup><mi>x</mi><mn>2</mn></msup></mrow></math>'
    const id = await a.question()
    const body = { question_text: `<p>Nilai ${math} itu</p><p>lain <math data-latex="y_1"><mi>y</mi></math></p>` }
    await call(questionRoutes.update, { params: { id }, body })
    for (const q of ['\\frac{a}{b}', 'x^{2}', 'y_1', 'b+x2', '} itu lain y_1']) expect(await found(q), q).toEqual([id])
    for (const q of ['<p>', 'msup', 'data-latex', 'mrow>']) expect(await found(q), q).toEqual([])
  })

  it('finds what an earlier release kept with accents apart from their letters, once the job has passed', async () => {
    const { found } = await asker()
    const [id, other] = [await a.question({ text: '<p>kata e\u0301lan</p>' }), await a.question()]
    await sql`update question_search set text = normalize(text, NFD)`.execute(db)
    expect(await found('\u00e9lan')).toEqual([])
    await searchInOneForm(db, [id, other])
    expect(await found('\u00e9lan')).toEqual([id])
  })

  it.each(['100%', '50_%', 'a\\b', '%%%', '___'])('takes %s as it stands', async (q) => {
    const { found } = await asker()
    await a.question({ text: '<p>1000, 50x%, ab, lima puluh persen</p>' })
    expect(await found(q)).toEqual([])
    const id = await a.question({ text: `<p>nilai ${q} itu</p>` })
    expect(await found(q)).toEqual([id])
  })

  it('follows the text as it is edited, and its parts as they come, change and go', async () => {
    const { found, call } = await asker()
    const question_id = await a.question({ text: '<p>lama</p>' })
    await call(questionRoutes.update, { params: { id: question_id }, body: { question_text: '<p>kini</p>' } })
    expect([await found('lama'), await found('kini')]).toEqual([[], [question_id]])

    const create = { body: { question_id, selection_text: 'merah' } }
    const [{ id_selection: id }] = (await call(selectionRoutes.create, create)).data
    expect(await found('merah')).toEqual([question_id])
    await call(selectionRoutes.update, { params: { id }, body: { selection_text: 'hijau' } })
    expect([await found('merah'), await found('hijau')]).toEqual([[], [question_id]])
    await call(selectionRoutes.remove, { params: { id } })
    expect([await found('hijau'), await found('kini')]).toEqual([[], [question_id]])
  })

  it('follows statements too', async () => {
    const { call } = await asker()
    const id = await a.statement({ text: 'Bumi bulat' })
    await call(statementRoutes.update, { params: { id }, body: { text: 'Bumi datar' } })
    await a.statement({ text: 'Bulan bulat' })
    const texts = await db.selectFrom('question_search').select('text').orderBy('question_id').execute()
    expect(texts.map(({ text }) => text.split('\n').at(-1))).toEqual(['bumi datar', 'bulan bulat'])
  })

  it('loses no option that many people edit at once', async () => {
    const { found, call } = await asker()
    const question_id = await a.question()
    const ids = []
    for (let index = 0; index < 20; index++) ids.push(await a.selection({ question_id }))
    const words = ids.map((id) => `kata${id}akhir`)
    const edit = (id: number, index: number) =>
      call(selectionRoutes.update, { params: { id }, body: { selection_text: words[index] } })
    await Promise.all(ids.map(edit))
    for (const word of words) expect(await found(word), word).toEqual([question_id])
  })

  it('forgets a question that is deleted', async () => {
    const id = await a.question()
    await a.selection({ question_id: id })
    await db.deleteFrom('question').where('id', '=', id).execute()
    expect(await db.selectFrom('question_search').select('question_id').execute()).toEqual([])
  })
})

async function selectionOf(question_id: number, text: string) {
  await a.selection({ question_id, text })
  return question_id
}
