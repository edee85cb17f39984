import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestions } from '../recognise/read-questions.ts'
import { linesOf, sourceOf } from '../source/lines.ts'
import { elementsOfHtml } from '../systems/html-elements.ts'
import { restored } from './kept.ts'
import { pageOf } from './page.ts'

function questionsOf(html: string) {
  const { blocks, kept } = pageOf(elementsOfHtml(html))
  return restored(readQuestions(blocks).questions, kept)
}

const CHOSEN = {
  form: 'pg',
  text: '<p>Ibu kota Jawa Barat?</p>',
  options: [
    { text: 'Bandung', isKey: true },
    { text: 'Serang', isKey: false },
    { text: 'Solo', isKey: false },
  ],
}

describe.each([
  [
    'paragraphs, as Word and plain text have them',
    '<p>1. Ibu kota Jawa Barat?</p><p>A. Bandung</p><p>B. Serang</p><p>C. Solo</p><p>Kunci: A</p>',
  ],
  [
    'a list in an item',
    '<ol><li><p>Ibu kota Jawa Barat?</p><ol type="A"><li><p>Bandung</p></li><li><p>Serang</p></li><li><p>Solo</p></li></ol></li></ol><p>Kunci: A</p>',
  ],
  [
    'a list beside the items, as Google Docs has it',
    '<ol><li>Ibu kota Jawa Barat?</li><ol type="a"><li>Bandung</li><li>Serang</li><li>Solo</li></ol></ol><p>Jawaban: A</p>',
  ],
  [
    'lists that end and go on',
    '<ol start="4"><li><p>Ibu kota Jawa Barat?</p></li></ol><ol type="A"><li><p>Bandung</p></li><li><p>Serang</p></li></ol><ol type="A" start="3"><li><p>Solo</p></li></ol><p>Kunci: A</p>',
  ],
  ['lines that are broken', '<p>1. Ibu kota Jawa Barat?<br>A. Bandung<br>B. Serang<br>C. Solo<br>Kunci: A</p>'],
  [
    'a table with a head',
    '<table><tbody><tr><th>No</th><th>Soal</th><th>A</th><th>B</th><th>C</th><th>Kunci</th></tr><tr><td>1</td><td>Ibu kota Jawa Barat?</td><td>Bandung</td><td>Serang</td><td>Solo</td><td>A</td></tr></tbody></table>',
  ],
  [
    'a table that only arranges',
    '<table><tr><td><p>1.</p></td><td><p>Ibu kota Jawa Barat?</p><p>A. Bandung</p><p>B. Serang</p><p>C. Solo</p><p>Kunci: A</p></td></tr></table>',
  ],
  [
    'letters in wrappers',
    '<b><p>1. Ibu kota Jawa Barat?</p><div>A. Bandung</div><div>B. Serang</div><div>C. Solo</div></b>Kunci: A',
  ],
])('%s', (_, html) => {
  it('is read as one question', () => {
    const read = questionsOf(html).map((question) => ({
      ...question,
      text: question.text.replace(/<\/?b>/g, ''),
      options: question.options.map(({ text, isKey }) => ({ text: text.replace(/<\/?b>/g, ''), isKey })),
    }))
    expect(read).toMatchObject([CHOSEN])
  })
})

it('tells questions apart whose numbers are one list with other lines in it', () => {
  const one = (start: number) =>
    `<ol start="${start}"><li>Berapa?<ol type="A"><li>satu</li><li>dua</li></ol></li></ol><p>Kunci: B</p><p>Pembahasan: Jelas.</p>`
  expect(questionsOf(one(1) + one(2)).map(({ discussion }) => discussion)).toEqual(['<p>Jelas.</p>', '<p>Jelas.</p>'])
  const steps =
    '<p>1. Berapa?</p><p>A. satu</p><p>B. dua</p><p>Kunci: B</p><p>Pembahasan:</p><ol><li>Kali.</li></ol><ol start="2"><li>Bagi.</li></ol>'
  expect(questionsOf(steps)).toHaveLength(1)
})

it('leaves formulas and pictures as they are', () => {
  const formula = '<math data-latex="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>'
  const foreign = '<math display="block"><mi>y</mi><mo>&lt;</mo><mspace width="1em"></mspace><mn>2</mn></math>'
  const image = '<img src="/media/0123456789abcdef0123456789abcdef.png" alt="Denah &amp; peta" class="w-50">'
  const [question] = questionsOf(
    `<p>1. Nilai ${formula}?</p><p>${foreign}</p><p>${image}</p><p>A. ${formula}</p><p>B. ${image}</p><p>Kunci: B</p>`,
  )
  expect(question?.text).toBe(`<p>Nilai ${formula}?</p><p>${foreign}</p><p>${image}</p>`)
  expect(question?.options).toEqual([
    { text: formula, isKey: false },
    { text: '', picture: '/media/0123456789abcdef0123456789abcdef.png', isKey: true },
  ])
})

it.each([
  ['bold letters', '<b>Serang</b>'],
  ['coloured letters', '<span class="c-red">Serang</span>'],
  ['a marked background', '<span class="bg-yellow">Serang</span>'],
])('guesses a key from %s, and says so', (_, marked) => {
  const [question] = questionsOf(`<p>1. Ibu kota Banten?</p><p>A. Bandung</p><p>B. ${marked}</p>`)
  expect(question).toMatchObject({ keyStated: 'guessed', messages: [{ code: 'key-guessed', detail: 'B' }] })
})

const words = fc.stringMatching(/^[a-z]{1,6}$/)
const tree = fc.letrec<{ node: string }>((again) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    words,
    fc
      .tuple(
        fc.constantFrom('p', 'div', 'b', 'i', 'span', 'ol', 'ul', 'li', 'h2', 'td'),
        fc.array(again('node'), { maxLength: 4 }),
      )
      .map(([name, inside]) => `<${name}>${inside.join(' ')}</${name}>`),
    fc.array(fc.array(words, { maxLength: 3 }), { maxLength: 3 }).map((rows) => {
      const cells = (row: string[]) => row.map((cell) => `<td>${cell}</td>`).join('')
      return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
    }),
  ),
}))

it('loses no letter of any page', () => {
  fc.assert(
    fc.property(fc.array(tree.node, { maxLength: 5 }), (parts) => {
      const html = parts.join(' ')
      const lines = linesOf(sourceOf(pageOf(elementsOfHtml(html)).blocks))
      const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('')
      expect(letters(lines.map(({ text }) => text).join(''))).toBe(letters(html.replace(/<[^>]*>/g, '')))
    }),
  )
})
