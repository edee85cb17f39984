import { rangesOf } from '@bank/contract/number/accepts'
import { formatted } from '@bank/contract/number/number-words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readMoodleText } from '../../../test/moodle.ts'
import { wholeFile } from '../../../test/whole-file.ts'
import { bytesOf, pictureOf, writtenQuestions } from '../../../test/written-questions.ts'
import { pictureOf as partOf } from '../../html/picture.ts'
import type { QuestionContent } from '../../recognise/question.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { writeMoodle } from './write-moodle.ts'

const RUNS = Number(process.env.RUNS ?? 25)

async function readBack(questions: readonly WrittenQuestion[]) {
  const { bytes, losses } = await wholeFile(writeMoodle(questions, pictureOf), bytesOf)
  const hasSides = questions.some(({ form }) => form === 'benar_salah')
  const { pictures, ...read } = await readMoodleText(new TextDecoder().decode(bytes), hasSides ? 'snpmb' : 'general')
  return { ...read, pictures, losses }
}

/** Whether a space stands in letters with marks or behind them is not seen. */
const SPACE_INSIDE = / ((?:<\/(?:[bius]|sub|sup)>)+) ?/g

/** What a question says, with its pictures named by their bytes, without what was undefined or `lost`. */
function said(question: QuestionContent, lost: string, pictures: ReadonlyMap<string, Uint8Array> = new Map()): object {
  const { form, text, stimulus, head, options, answer, statements, discussion, keywords } = question
  const { topic, subtopic, class: grade, level, indicator, label, points = 1, rule } = question
  const rest = { form, text, stimulus, head, options, answer, statements, discussion, keywords }
  const named = { topic, subtopic, grade, level, indicator, label, points, rule }
  const parts = lost === '' ? { accepted: accepted(question), interaction: question.interaction } : {}
  const json = JSON.stringify({ ...rest, ...named, ...parts }).replace(SPACE_INSIDE, '$1 ')
  const bytesOf = (source: string) => pictures.get(partOf(source)?.part ?? '')
  return JSON.parse(json.replace(/part:[^"\\]*/g, (source) => new TextDecoder().decode(bytesOf(source)))) as object
}

/** Numbers by what they accept: 1/2 comes back as 0,5. */
function accepted({ answers, ranges = [], interaction }: QuestionContent) {
  const rows = [
    ...answers.map((text) => ({ short_answer_text: text, first_range: '', second_range: '' })),
    ...ranges.map(({ first, second }) => ({ short_answer_text: '', first_range: first, second_range: second })),
  ]
  const numbers = rows.map((row) => rangesOf(row, interaction))
  if (numbers.some(({ length }) => length === 0)) return { answers, ranges }
  const texts = numbers.flat().map(({ least, most }) => [least, most].map((one) => one && formatted(one)).join(' to '))
  return [...new Set(texts)].sort()
}

/** What of a question could not be written, beside how Moodle scores it. */
const lostOf = (code: string, losses: readonly string[]) =>
  losses.filter((sentence) => !sentence.includes('penskoran') && new RegExp(`\\b${code}\\b`).test(sentence)).join(' ')

it('reads from a quiz of Moodle what was written into it, but for what was told as lost', async () => {
  let whole = 0
  await fc.assert(
    fc.asyncProperty(writtenQuestions, async (questions) => {
      const { questions: read, warnings, pictures, losses } = await readBack(questions)
      const lost = questions.map(({ code }) => lostOf(code, losses))
      whole += lost.filter((one) => one === '').length
      expect(read.map((question, at) => said(question, lost[at] ?? '', pictures))).toEqual(
        questions.map((question, at) => said(question, lost[at] ?? '')),
      )
      expect(warnings).toEqual([])
    }),
    { numRuns: RUNS },
  )
  expect(whole).toBeGreaterThan(0)
})

const question = (form: WrittenQuestion['form'], more: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  ...{ id: 12, code: 'S-12', status: 'on-progress', text: '<p>Apa?</p>', discussion: '', keywords: [], rule: 'all' },
  ...{ options: [], answers: [], statements: [], interaction: {} },
  form,
  ...more,
})
const written = async (of: WrittenQuestion) => {
  const { bytes, losses } = await wholeFile(writeMoodle([of], pictureOf), bytesOf)
  return { xml: new TextDecoder().decode(bytes), losses }
}

it('names what Moodle cannot hold, with the codes', () => {
  const right = [
    { id: 'r1', image: '/media/1.png' },
    { id: 'r2', text: '<b>b</b>' },
  ]
  const joined = { left: [{ id: 'l1', text: 'a' }], right, pairs: [['l1', 'r1'] as [string, string]] }
  const rubric = [{ id: 'r1', text: 'isi', levels: [] }]
  const lossesOf = (form: WrittenQuestion['form'], more: Partial<WrittenQuestion>) =>
    writeMoodle([question(form, more)], pictureOf).losses
  const lost = (what: string) => `Tidak dapat dibawa ke Moodle: ${what} (S-12).`
  expect(lossesOf('uraian', { interaction: { rubric } })).toEqual([lost('rubrik')])
  expect(lossesOf('isian', { answers: ['x<sup>2</sup>'], interaction: { unit: 'cm' } })).toEqual([
    lost('satuan'),
    lost('format jawaban'),
  ])
  const ranges = [{ first: '3', second: '2' }]
  expect(lossesOf('isian', { answers: ['2 cm'], ranges, interaction: { unit: 'cm' } })).toEqual([])
  expect(lossesOf('isian', { answers: ['2 kg'], ranges })).toEqual([lost('batas bilangan di samping teks')])
  expect(lossesOf('jodohkan', { interaction: joined, rule: 'parts' })).toEqual([
    lost('gambar pasangan'),
    lost('format pasangan'),
  ])
  expect(lossesOf('uraian', { answer: '<math><mi>x</mi></math>' })).toEqual([
    lost('rumus tanpa LaTeX, yang tetap MathML'),
  ])
  expect(lossesOf('pg', { options: [{ text: 'a', isKey: false }] })).toEqual([lost('soal tanpa kunci')])
})

it('is as Moodle reads it: shares of all right options, LaTeX between its marks, pictures beside the text', async () => {
  const options = ['a', 'b', 'c'].map((text, at) => ({ text, isKey: at < 2 }))
  const text = '<p><math data-latex="x&lt;1"><mi>x</mi></math><img src="/media/1.png"></p>'
  const { xml } = await written(question('pgk', { text, options, rule: 'parts_minus' }))
  expect(xml.match(/fraction="[^"]*"/g)).toEqual(['fraction="50.00000"', 'fraction="50.00000"', 'fraction="-50.00000"'])
  expect(xml).toContain('&lt;p&gt;\\(x&amp;lt;1\\)&lt;img src=&quot;@@PLUGINFILE@@/1.png&quot;&gt;&lt;/p&gt;')
  expect(xml).toContain(`<file name="1.png" path="/" encoding="base64">${btoa('/media/1.png')}</file>`)
  expect(xml).toContain('<idnumber>bs-12</idnumber>')
})
