import { expect, it } from 'vitest'
import { plain, shown } from '../../test/questions.ts'
import { readFile } from '../file/read-file.ts'
import type { ReadOptions } from '../recognise/read-questions.ts'

const read = (questions: string, options: ReadOptions = {}) =>
  readFile(
    'kuis.xml',
    new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${questions}</quiz>`),
    options,
  )
const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`
const q = (type: string, inside: string, text = '<p>Apa?</p>') =>
  `<question type="${type}"><name><text>Judul</text></name><questiontext format="html">${cdata(text)}</questiontext>${inside}</question>`
const answer = (share: number, text: string, more = '') =>
  `<answer fraction="${share}" format="html">${cdata(text)}${more}</answer>`
const one = async (type: string, inside: string, options?: ReadOptions) =>
  (await read(q(type, inside), options)).questions[0]
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('reads options with one key, and what else a question says', async () => {
  const inside = `${answer(100, '<p>Bandung</p>')}${answer(0, '<p>$\\frac12$</p>')}<single>true</single><shuffleanswers>false</shuffleanswers>
    <defaultgrade>2.0000000</defaultgrade><penalty>0.3333333</penalty><generalfeedback format="html">${cdata('<p>Sejak 1925.</p>')}</generalfeedback>
    <tags><tag><text>kota</text></tag><tag><text>Kelas: 5</text></tag><tag><text>mudah</text></tag></tags>`
  const category =
    '<question type="category"><category><text>$course$/top/Default for X/Ibu kota</text></category></question>'
  const { questions, warnings } = await read(category + q('multichoice', inside))
  expect(questions.map(shown)).toEqual([['pg: Apa?', '* Bandung', '- $\\frac12$']])
  expect(questions[0]).toMatchObject({
    place: { item: 1, title: 'Judul' },
    state: 'ready',
    discussion: '<p>Sejak 1925.</p>',
    points: 2,
    topic: 'Ibu kota',
    class: '5',
    level: 'mudah',
    keywords: ['kota'],
    interaction: { order: 'tetap' },
  })
  expect(warnings).toEqual([])
})

it.each([
  ['several keys', '<single>false</single>', [50, 50, 0], ['pgk: Apa?', '* a', '* b', '- c']],
  [
    'minus',
    '<single>false</single>',
    [50, 50, -100],
    ['pgk: Apa?', '* a', '* b', '- c', '! Tidak disimpan: nilai minus.'],
  ],
  ['a part', '', [100, 50, 0], ['pg: Apa?', '* a', '- b', '- c', '! Tidak disimpan: nilai sebagian.']],
  [
    'no key',
    '',
    [0, 50, 0],
    ['pg: Apa?', '- a', '- b', '- c', '! Kunci belum ada.', '! Tidak disimpan: nilai sebagian.'],
  ],
])('reads shares: %s', async (_, inside, shares, lines) => {
  const question = await one('multichoice', inside + shares.map((share, at) => answer(share, 'abc'[at] ?? '')).join(''))
  expect(question && shown(question)).toEqual(lines)
})

it('reads formulas that have no LaTeX', async () => {
  const math = '<math><mfrac><mn>1</mn><mi>x</mi></mfrac></math>'
  const { questions } = await read(q('essay', '', `<p>Hitung ${math}</p>`))
  expect(questions[0]?.text).toBe(
    '<p>Hitung <math data-latex="\\frac{1}{x}"><mfrac><mn>1</mn><mi>x</mi></mfrac></math></p>',
  )
  expect(questions[0]?.messages).toEqual([])
})

it('reads true or false, with what is not kept', async () => {
  const inside = `${answer(100, 'true', '<feedback><text>Ya</text></feedback>')}${answer(0, 'false')}<hint><text>Lihat</text></hint><penalty>0.5</penalty>`
  const question = await one('truefalse', inside)
  expect(question && shown(question)).toEqual([
    'pg: Apa?',
    '* Benar',
    '- Salah',
    '! Tidak disimpan: umpan balik per opsi, petunjuk, penalti.',
  ])
  expect(question?.state).toBe('ready')
})

it('reads short answers as they are typed', async () => {
  const texts = ['a &amp; b', '2 &lt; 3', '5\\*x'].map(
    (text) => `<answer fraction="100" format="moodle_auto_format"><text>${text}</text></answer>`,
  )
  const question = await one(
    'shortanswer',
    `<usecase>1</usecase>${texts.join('')}<answer fraction="0"><text>*</text></answer>`,
  )
  expect(question).toMatchObject({
    form: 'isian',
    answers: ['a &amp; b', '2 &lt; 3', '5*x'],
    interaction: { exact: true },
    messages: [],
  })
})

it('reads numbers with a tolerance as ranges', async () => {
  const number = (text: string, tolerance: string) =>
    `<answer fraction="100"><text>${text}</text><tolerance>${tolerance}</tolerance></answer>`
  const unit = '<units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>'
  const question = await one('numerical', number('3.7', '0.05') + number('1234.5', '0') + unit)
  expect(question).toMatchObject({
    answers: ['1.234,5'],
    ranges: [{ first: '3,75', second: '3,65' }],
    interaction: { unit: 'cm' },
  })
})

it('reads an essay with what its graders read', async () => {
  const inside = `<graderinfo format="html">${cdata('<p>Karena <b>hamburan</b>.</p>')}</graderinfo><responsefieldlines>10</responsefieldlines>`
  expect(await one('essay', inside)).toMatchObject({
    form: 'uraian',
    answer: 'Karena <b>hamburan</b>.',
    interaction: { lines: 10 },
    state: 'ready',
  })
})

const sub = (text: string, said: string) =>
  `<subquestion format="html">${cdata(text)}<answer><text>${said}</text></answer></subquestion>`

it('reads pairs, and what misleads', async () => {
  const question = await one(
    'matching',
    sub('<p>Jawa Barat</p>', 'Bandung') + sub('Bali', 'Denpasar') + sub('', 'Serang'),
  )
  expect(question).toMatchObject({
    form: 'jodohkan',
    interaction: {
      left: [{ text: 'Jawa Barat' }, { text: 'Bali' }],
      right: [{ text: 'Bandung' }, { text: 'Denpasar' }, { text: 'Serang' }],
      pairs: [
        ['l1', 'r1'],
        ['l2', 'r2'],
      ],
    },
  })
})

it('reads a table of statements where the partners come again, of true or false ones by its bank', async () => {
  const inside = sub('a', 'Benar') + sub('b', 'Salah') + sub('c', 'Benar')
  expect(await one('matching', inside)).toMatchObject({
    form: 'kategori',
    interaction: {
      columns: [{ text: 'Benar' }, { text: 'Salah' }],
      rows: [{ column: 'c1' }, { column: 'c2' }, { column: 'c1' }],
    },
  })
  expect(await one('matching', inside, { bank: 'snpmb' })).toMatchObject({
    form: 'benar_salah',
    statements: [{ answer: '1' }, { answer: '2' }, {}],
  })
  expect(await one('matching', sub('a', 'hidup') + sub('b', 'mati') + sub('c', 'mati'))).toMatchObject({
    form: 'kategori',
  })
})

it('takes pictures out of the file, by what they are called there', async () => {
  const file = `<file name="sebuah kubus.png" path="/" encoding="base64">${PNG}</file>`
  const stem = `<questiontext format="html">${cdata(`<p><img src="@@PLUGINFILE@@/sebuah%20kubus.png"><img src="data:image/png;base64,${PNG}"></p>`)}${file}${file.replace('sebuah kubus.png', 'catatan.pdf')}</questiontext>`
  const { questions, pictures } = await read(`<question type="essay"><name><text>x</text></name>${stem}</question>`)
  const [name = ''] = [...(pictures?.keys() ?? [])]
  expect(pictures?.size).toBe(1)
  expect(questions[0]?.text).toBe(`<p><img src="part:${name}"><img src="part:${name}"></p>`)
  expect(questions.map(shown)).toEqual([[expect.any(String), '! Tidak disimpan: lampiran.']])
})

it('takes the picture of Moodle 1.9, which stands beside the text', async () => {
  const inside = `<image>kubus.png</image><image_base64>${PNG}</image_base64>`
  expect((await one('essay', inside))?.text).toMatch(/^<p>Apa\?<\/p><p><img src="part:[0-9a-f]{64}\.png"><\/p>$/)
})

it.each([
  ['moodle_auto_format', 'satu\ndua <b>x</b>', '<p>satu<br>dua <b>x</b></p>'],
  ['plain_text', 'a <b>\nc', '<p>a &lt;b&gt;<br>c</p>'],
  ['markdown', '**tebal**\n\n- satu', '<p><strong>tebal</strong></p><ul><li>satu</li></ul>'],
])('reads a text of the format %s', async (format, text, html) => {
  const xml = `<question type="essay"><questiontext format="${format}">${cdata(text)}</questiontext></question>`
  expect((await read(xml)).questions[0]?.text).toBe(html)
})

it('names what has no place, and goes on', async () => {
  const { questions, warnings } = await read(q('cloze', '') + q('essay', '') + q('ddwtos', '') + q('cloze', ''))
  expect(questions.map(({ text }) => plain(text))).toEqual(['Apa?'])
  expect(warnings).toEqual([
    'Tidak didukung: cloze: butir 1 “Judul”, butir 4 “Judul”.',
    'Tidak didukung: ddwtos: butir 3 “Judul”.',
  ])
})

it('takes a description for the text of the questions below, which a person looks at', async () => {
  const described = `<question type="description"><questiontext format="html">${cdata('<p>Bacaan.</p>')}</questiontext></question>`
  const { questions, warnings } = await read(q('essay', '') + described + q('essay', '') + q('essay', '') + described)
  expect(questions.map(({ stimulus, head, state }) => [stimulus, head, state])).toEqual([
    [undefined, undefined, 'ready'],
    ['<p>Bacaan.</p>', 1, 'look'],
    ['<p>Bacaan.</p>', 1, 'look'],
  ])
  expect(warnings).toEqual(['1 teks tanpa soal sesudahnya tidak dipakai.'])
})

const refused = (text: string) =>
  readFile('a.xml', new TextEncoder().encode(text), {}).catch((error: Error) => error.message)
it.each([
  ['another XML', '<html/>', 'Berkas XML ini bukan Moodle XML atau QTI.'],
  [
    'entities of its own',
    '<!DOCTYPE q [<!ENTITY a SYSTEM "file:///etc/passwd">]><quiz>&a;</quiz>',
    'Berkas ini memuat DOCTYPE, yang tidak dibuka demi keamanan. Ekspor ulang tanpa DOCTYPE.',
  ],
  ['depth', `<quiz>${'<a>'.repeat(500)}`, 'Berkas rusak dan tidak bisa dibuka.'],
  ['half a file', '<quiz><question type="essay">', 'Berkas rusak dan tidak bisa dibuka.'],
])('refuses %s with a sentence', async (_, text, sentence) => {
  expect(await refused(text)).toBe(sentence)
})

it('ends for a text without end, for base64 that lies, for thousands of questions', async () => {
  const long = await one(
    'essay',
    `<generalfeedback format="html">${cdata('<p>x</p>'.repeat(60_000))}</generalfeedback>`,
  )
  expect(long && shown(long)).toContain('! Teks lebih dari 200.000 karakter.')
  const lie = q('essay', '', '<img src="data:image/png;base64,!!!!">')
  expect((await read(lie)).questions.map(shown)).toEqual([[expect.any(String), '! Gambar tidak ada di dalam berkas.']])
  expect((await read(q('essay', '').repeat(2_500))).questions).toHaveLength(2_001)
  const wide = await one('multichoice', answer(0, 'a').repeat(5_000))
  expect([wide?.options.length, wide?.state]).toEqual([101, 'wrong'])
})
