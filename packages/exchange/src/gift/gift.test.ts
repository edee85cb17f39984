import { describe, expect, it } from 'vitest'
import { shown } from '../../test/questions.ts'
import { zipped } from '../../test/zips.ts'
import { readFile } from '../file/read-file.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'

const read = (text: string, options: ReadOptions = {}) => readFile('soal.gift', new TextEncoder().encode(text), options)
const lines = async (text: string) => (await read(text)).questions.map(shown)
const one = async (text: string, options?: ReadOptions) => (await read(text, options)).questions[0]

describe('answers', () => {
  it.each([
    ['one of several', 'Dua tambah dua? {~3 =4 ~5}', ['pg: Dua tambah dua?', '- 3', '* 4', '- 5']],
    [
      'several by their weights',
      'Prima? {~%50%2 ~%50%3 ~%-100%4}',
      ['pgk: Prima?', '* 2', '* 3', '- 4', '! Tidak disimpan: nilai minus.'],
    ],
    [
      'a part for a near one',
      'Kota? {=Bandung ~%50%Bogor ~Solo}',
      ['pg: Kota?', '* Bandung', '- Bogor', '- Solo', '! Tidak disimpan: nilai sebagian.'],
    ],
    [
      'what is said of each',
      'Kota? {=Bandung # betul ~Solo # bukan}',
      ['pg: Kota?', '* Bandung', '- Solo', '! Tidak disimpan: umpan balik per opsi.'],
    ],
    ['true', 'Bumi bulat.{TRUE}', ['pg: Bumi bulat.', '* Benar', '- Salah']],
    [
      'false, with why',
      'Bumi datar. {F # lihat horizon}',
      ['pg: Bumi datar.', '- Benar', '* Salah', '! Tidak disimpan: umpan balik per opsi.'],
    ],
    [
      'a missing word',
      'Ibu kota {=Bandung ~Solo} di Jawa Barat.',
      ['pg: Ibu kota _____ di Jawa Barat.', '* Bandung', '- Solo'],
    ],
    ['a missing word before the full stop', 'Dua tambah dua {=empat =4}.', ['isian: Dua tambah dua _____.']],
    ['an essay', 'Jelaskan! {}', ['uraian: Jelaskan!']],
  ])('%s', async (_, text, said) => {
    expect(await lines(text)).toEqual([said])
  })

  it.each([
    ['texts', '{=empat =4 =%50%lima}', { answers: ['empat', '4'] }],
    ['a number', '{#3}', { answers: ['3'], ranges: [] }],
    ['a point before decimals', '{#1234.5}', { answers: ['1.234,5'] }],
    ['a tolerance', '{#3:0.5}', { ranges: [{ first: '3,5', second: '2,5' }] }],
    ['bounds', '{#-1..2}', { ranges: [{ first: '2', second: '-1' }] }],
    ['several', '{#=1822:0 =%50%1822:2}', { answers: ['1.822'], ranges: [] }],
  ])('of a short one: %s', async (_, braces, said) => {
    expect(await one(`Berapa? ${braces}`)).toMatchObject({ form: 'isian', ...said })
  })

  it('that are pairs, or a table of statements', async () => {
    expect(await one('Pasangkan. {=Jawa Barat -> Bandung =Bali -> Denpasar = -> Serang}')).toMatchObject({
      form: 'jodohkan',
      interaction: {
        right: [{ text: 'Bandung' }, { text: 'Denpasar' }, { text: 'Serang' }],
        pairs: [
          ['l1', 'r1'],
          ['l2', 'r2'],
        ],
      },
    })
    const table = 'Tentukan. {=a -> Benar =b -> Salah}'
    expect(await one(table)).toMatchObject({
      form: 'kategori',
      interaction: { rows: [{ column: 'c1' }, { column: 'c2' }] },
    })
    expect(await one(table, { bank: 'snpmb' })).toMatchObject({ form: 'benar_salah' })
  })
})

it('reads titles, categories, tags, comments, a discussion', async () => {
  const text = `// pembuka
$CATEGORY: $course$/top/Ibu kota

// [id:x1] [tag:provinsi]
::Kota 1::Ibu kota
Jawa Barat? {
  =Bandung
  // bukan opsi
  ~Solo
  ####Sejak 1925.
}

Tanpa judul? {T}`
  const { questions, warnings } = await read(text)
  expect(questions.map(shown)).toEqual([
    ['pg: Ibu kota | Jawa Barat?', '* Bandung', '- Solo', '! Tidak disimpan: nomor id.'],
    ['pg: Tanpa judul?', '* Benar', '- Salah'],
  ])
  expect(questions).toMatchObject([
    {
      place: { item: 1, title: 'Kota 1' },
      topic: 'Ibu kota',
      keywords: ['provinsi'],
      discussion: '<p>Sejak 1925.</p>',
    },
    { place: { item: 2, title: 'Tanpa judul?' } },
  ])
  expect(warnings).toEqual([])
})

it('takes signs after a backslash for what they are', async () => {
  expect(await lines('Mana \\{x\\} \\= 2\\: a\\nb \\~? {=a\\=b ~c\\#d}')).toEqual([
    ['pg: Mana {x} = 2: a | b ~?', '* a=b', '- c#d'],
  ])
})

it('reads formulas whose braces are escaped', async () => {
  expect(await lines('Nilai \\\\(\\frac\\{1\\}\\{2\\}\\\\)? {=$x$ ~y}')).toEqual([
    ['pg: Nilai $\\frac{1}{2}$?', '* $x$', '- y'],
  ])
})

it.each([
  ['[html]<p>a <b>b</b></p>{}', '<p>a <b>b</b></p>'],
  ['[markdown]a **b**{}', '<p>a <strong>b</strong></p>'],
  ['[plain]a <b>{}', '<p>a &lt;b&gt;</p>'],
  ['[moodle]a <b>b</b>{}', '<p>a <b>b</b></p>'],
])('heeds the format of a text: %s', async (text, html) => {
  expect((await one(text))?.text).toBe(html)
})

it('heeds the format of one option', async () => {
  expect((await one('[html]<b>Apa</b>? {=[plain]a<b ~c}'))?.options).toMatchObject([{ text: 'a&lt;b' }, { text: 'c' }])
})

it('takes a text without braces for what the questions below share', async () => {
  const { questions } = await read('Bacaan.\n\nApa? {T}\n\nSiapa? {F}')
  expect(questions).toMatchObject([
    { stimulus: '<p>Bacaan.</p>', head: 0, state: 'look' },
    { stimulus: '<p>Bacaan.</p>', head: 0 },
  ])
})

it('names a question whose braces do not close, and goes on; a blank line within braces parts nothing', async () => {
  const { questions, warnings } = await read('Rusak? {=a\n\nUtuh? {=a\n\n~b}\n\nNilai $\\frac{1}{2}$ {T}')
  expect(questions.map(shown)).toEqual([['pg: Utuh?', '* a', '- b']])
  expect(warnings).toEqual([
    'Kurung kurawal tidak berpasangan, atau belum ditulis \\{ dan \\} di dalam teks: butir 1 “Rusak? {=a”, butir 3 “Nilai $\\frac{1}{2}$ {T}”.',
  ])
})

it('is known in a plain text by its marks', async () => {
  const txt = (text: string) => readFile('soal.txt', new TextEncoder().encode(text), {})
  expect((await txt('Dua tambah dua? {=4 ~5}')).questions.map(shown)).toEqual([['pg: Dua tambah dua?', '* 4', '- 5']])
  const word = await txt('1. Himpunan {a, b} dan $x^{T}$?\nA. satu\nB. dua\nKunci: A')
  expect(word.questions.map(shown)).toEqual([['1 pg: Himpunan {a, b} dan $x^{T}$?', '* satu', '- dua']])
})

describe('pictures', () => {
  const text = '[html]<p>Apa? <img src="gambar/a%20b.png"></p> {T}'

  it('are told to come in a zip', async () => {
    const { questions, warnings } = await read(text)
    expect(questions[0]?.messages).toMatchObject([{ code: 'picture-missing' }])
    expect(warnings).toEqual(['Gambar tidak ikut dalam berkas GIFT. Kirim .zip yang berisi berkas ini dan gambarnya.'])
  })

  it('stand beside the questions in a zip', async () => {
    const zip = zipped({ 'kuis/soal.gift': text, 'kuis/gambar/a b.png': 'png', '__MACOSX/kuis/._soal.gift': 'x' })
    const { questions } = await readFile('kuis.zip', zip, {})
    expect(questions.map(({ text }) => text)).toEqual(['<p>Apa? <img src="part:kuis/gambar/a%20b.png"></p>'])
    const outside = zipped({ 'soal.gift': text.replace('gambar/', '../../etc/') })
    expect((await readFile('kuis.zip', outside, {})).questions[0]?.messages).toMatchObject([
      { code: 'picture-missing' },
    ])
  })

  it('of Moodle XML may come in a zip too', async () => {
    const xml = '<quiz><question type="essay"><questiontext><text>Apa?</text></questiontext></question></quiz>'
    expect((await readFile('kuis.zip', zipped({ 'kuis.xml': xml }), {})).questions.map(shown)).toEqual([
      ['uraian: Apa?'],
    ])
  })
})

it('ends for what has no end', async () => {
  const many = await read('Apa? {T}\n\n'.repeat(3_000))
  expect(many.questions).toHaveLength(2_001)
  expect((await read(`Apa? {${'=a -> b'.repeat(50_000)}}`)).questions[0]?.state).toBe('wrong')
  expect((await read(`${'{\n\n'.repeat(100_000)}`)).questions).toEqual([])
})
