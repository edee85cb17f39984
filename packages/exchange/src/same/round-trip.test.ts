import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, pictureOf, question } from '../../test/random-questions.ts'
import { wholeFile } from '../../test/whole-file.ts'
import { pictureKeys } from '../file/picture-keys.ts'
import { readFile } from '../file/read-file.ts'
import { formulaHtml } from '../formula/mathml.ts'
import { markText } from '../own/mark.ts'
import { writeFile } from '../write/write-file.ts'
import type { WrittenQuestion } from '../write/written-question.ts'
import { canonical } from './canonical.ts'
import { keepSame } from './keep-same.ts'
import { canonicalParts } from './parts.ts'
import { sourcesOf } from './picture-sources.ts'

const MADE = 1_764_000_000_000
const RUNS = Number(process.env.ROUND_TRIPS ?? 12)

const paper = (questions: WrittenQuestion[]) => ({
  title: 'Tryout',
  letterhead: [],
  columns: 1 as const,
  hasNameLine: false,
  packages: [{ questions }],
  exportId: 7,
  made: MADE,
})

it('reads from a file for editing what was written into it', async () => {
  const questions = fc
    .array(fc.nat(), { minLength: 1, maxLength: 6 })
    .chain((all) => fc.tuple(...all.map((_, at) => question(at + 1))))
  await fc.assert(
    fc.asyncProperty(questions, async (written) => {
      const { bytes } = await wholeFile(writeFile('suntingan', paper(written), pictureOf), bytesOf)
      const { questions: read, warnings } = await readFile('suntingan.docx', bytes, { bank: 'snpmb' })
      const sources = read.flatMap(sourcesOf)
      const keys = await pictureKeys(bytes, sources)
      expect(read.map(({ mark, code }) => [mark, code])).toEqual(
        written.map(({ id, code }) => [markText({ export: 7, question: id, made: MADE }), code]),
      )
      for (const [at, one] of read.entries()) {
        const stored = canonicalParts(written[at] as WrittenQuestion, keyOf)
        expect(canonicalParts(one, (source) => keys.get(source) ?? source)).toEqual(stored)
      }
      expect(warnings).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

const keyOf = (source: string) => createHash('sha256').update(bytesOf(source)).digest('hex')

it('breaks the line around formulas of their own line, and reads them as they were', async () => {
  const [one, other] = ['x', 'y'].map((latex) => formulaHtml(latex, true))
  const text = `<p>${one}${other}</p><p>maka ${one} atau <b>${other}</b></p><p>${one}</p>`
  const [written] = fc.sample(question(1), { numRuns: 1, seed: 1 })
  const { bytes } = await wholeFile(
    writeFile('suntingan', paper([{ ...written, text } as WrittenQuestion]), pictureOf),
    bytesOf,
  )
  const { questions } = await readFile('suntingan.docx', bytes, { bank: 'snpmb' })
  const [first, second] = [formulaHtml('x', false), formulaHtml('y', false)]
  const read = questions.at(-1)?.text ?? ''
  expect(read).toBe(`<p>${one}${other}</p><p>maka<br>${first}<br>atau<br>${second}</p><p>${one}</p>`)
  expect(keepSame(read, text)).toBe(`<p>${one}${other}</p><p>maka${one}atau${other}</p><p>${one}</p>`)
  expect(canonical(read, String)).toBe(canonical(text, String))
})

it('reads headings as what they are, wherever a text has them', async () => {
  const text = '<h2>Bacaan <i>pertama</i></h2><p>Isi.</p><p><b>Tebal saja</b></p>'
  const cell = '<table><tbody><tr><td><h3>Di sel</h3><p>Isi sel.</p></td></tr></tbody></table>'
  const [discussion, stimulus] = [
    `<p>Langkah:</p><h4 class="ta-center">Kesatu</h4>${cell}`,
    `<h3>Bersama</h3><p>Isi.</p>${cell}`,
  ]
  const [one] = fc.sample(question(1), { numRuns: 1, seed: 1 })
  const written = { ...one, text, discussion, stimulus, stimulusOf: 5 } as WrittenQuestion
  const { bytes } = await wholeFile(writeFile('suntingan', paper([written, { ...written, id: 2 }]), pictureOf))
  const { questions } = await readFile('suntingan.docx', bytes, { bank: 'snpmb' })
  const read = questions.map(({ text, discussion }) => (discussion ? { text, discussion } : { text }))
  expect(JSON.parse(JSON.stringify(read).replace(/ class=\\"w-\d+\\"/g, ''))).toEqual([
    { text: stimulus },
    { text, discussion },
    { text, discussion },
  ])
})

it('writes keywords as they look, into Word and Excel, and reads them as they are stored', async () => {
  const keywords = ['gaya &amp; gerak', '<i>g</i> bumi', `energi ${formulaHtml('\\frac{1,5}{2}', false)}`]
  const [one] = fc.sample(question(1), { numRuns: 1, seed: 1 })
  const written = { ...one, keywords } as WrittenQuestion
  for (const kind of ['suntingan', 'excel'] as const) {
    const { bytes } = await wholeFile(writeFile(kind, paper([written]), pictureOf), bytesOf)
    const { questions } = await readFile(kind === 'excel' ? 'soal.xlsx' : 'soal.docx', bytes, { bank: 'snpmb' })
    expect([kind, questions[0]?.keywords]).toEqual([kind, keywords])
  }
})

it('tells a heading of another level, and bold letters that became one', () => {
  const said = new Set(
    ['<h2>Bacaan</h2>', '<h3>Bacaan</h3>', '<p><b>Bacaan</b></p>'].map((html) => canonical(html, keyOf)),
  )
  expect(said.size).toBe(3)
})
