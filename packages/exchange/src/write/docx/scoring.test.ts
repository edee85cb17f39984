import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../test/docx.ts'
import { MARKED_QUESTIONS, RUBRIC_ROWS, SCORE_OF, SCORE_ROWS } from '../../../test/marked.ts'
import type { Block } from '../../docx/blocks.ts'
import { readDocx } from '../../docx/read-docx.ts'
import { readFile } from '../../file/read-file.ts'
import type { ReadQuestion } from '../../recognise/question.ts'
import { wholeOf } from '../file-content.ts'
import type { PaperKind } from '../paper-words.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { writeDocx } from './write-docx.ts'

async function fileOf(kind: PaperKind, questions: readonly WrittenQuestion[]) {
  const paper = { title: '', letterhead: [], columns: 1 as const, hasNameLine: false, exportId: 1, made: 1 }
  return await wholeOf(writeDocx(kind, { ...paper, packages: [{ questions }] }, () => undefined))
}

/** The lines of a Word file as our reader reads them; a row of a table is one, with `|` between its cells. */
const linesOf = async (kind: PaperKind, questions: readonly WrittenQuestion[]): Promise<string[]> =>
  (await readDocx(await fileOf(kind, questions))).blocks.flatMap(linesIn)

const linesIn = (block: Block): string[] =>
  block.kind === 'paragraph'
    ? [lineOf(block).replace(/\$[^$]*\$/g, '…')]
    : block.rows.flatMap(({ cells }) => {
        const inside = cells.map(({ blocks }) => blocks.flatMap(linesIn).filter((line) => line !== ''))
        return inside.some((lines) => lines.length > 1) ? inside.flat() : inside.map(([line = '']) => line).join('|')
      })

const others = MARKED_QUESTIONS.filter(({ form }) => form !== 'uraian')
const withoutPoints = ({ points: _, rule: __, ...question }: WrittenQuestion): WrittenQuestion => ({
  ...question,
  interaction: question.form === 'uraian' ? {} : question.interaction,
})
const MARKING = /skor|poin|kriteria/i

describe.each(MARKED_QUESTIONS.map((question) => [question.form, question] as const))('%s', (form, question) => {
  it('stands with its points and its rule beside its discussion and on its card', async () => {
    expect(await linesOf('pembahasan', [question])).toContain(`Skor: ${SCORE_OF[form]}`)
    expect(await linesOf('kartu', [question])).toContain(`Skor|${SCORE_OF[form]}`)
  })

  it('says nothing of points that it does not have', async () => {
    for (const kind of ['kunci', 'pembahasan', 'kartu'] as const)
      expect((await linesOf(kind, [withoutPoints(question)])).filter((line) => MARKING.test(line))).toEqual([])
  })
})

it('the key ends with what each question is worth, and what all are together', async () => {
  const lines = await linesOf('kunci', MARKED_QUESTIONS)
  expect(lines.slice(-SCORE_ROWS.length)).toEqual(SCORE_ROWS)
  const scores = async (questions: readonly WrittenQuestion[]) => {
    const said = await linesOf('kunci', questions)
    return said.slice(said.findIndex((line) => line.startsWith('Nomor soal')))
  }
  const plain = others.filter(({ form }) => form === 'pg' || form === 'isian')
  expect(await scores(plain)).toEqual(['Nomor soal|Skor tiap soal', '1–2|1', 'Skor maksimum|2'])
  // a sum of some of them would be taken for the sum of all
  expect(await scores([...plain, ...plain.map(withoutPoints)])).toEqual(['Nomor soal|Skor tiap soal', '1–2|1'])
})

it('a rubric stands on every paper for teachers, on that of the pupils neither it nor points', async () => {
  const found = async (kind: PaperKind) => {
    const lines = await linesOf(kind, MARKED_QUESTIONS)
    const from = lines.indexOf('Kriteria|Skor')
    return [lines[from - 1], ...lines.slice(from, from + RUBRIC_ROWS.length)]
  }
  expect(await found('kunci')).toEqual(['Pedoman penskoran soal nomor 4', ...RUBRIC_ROWS])
  expect(await found('pembahasan')).toEqual(['Pedoman penskoran', ...RUBRIC_ROWS])
  expect(await found('kartu')).toEqual(['Pedoman penskoran', ...RUBRIC_ROWS])
  expect((await linesOf('naskah', MARKED_QUESTIONS)).filter((line) => MARKING.test(line))).toEqual([])
})

it('questions of other forms have no rubric', async () => {
  for (const kind of ['kunci', 'pembahasan', 'kartu'] as const)
    expect((await linesOf(kind, others)).filter((line) => /pedoman|kriteria/i.test(line))).toEqual([])
})

it('a discussion that is read as questions has its points, and no other part takes up how it is marked', async () => {
  const read = async (questions: readonly WrittenQuestion[]) =>
    (await readFile('pembahasan.docx', await fileOf('pembahasan', questions), {})).questions
  const marked = await read(MARKED_QUESTIONS)
  const plain = await read(MARKED_QUESTIONS.map(withoutPoints))
  const parts = (question: ReadQuestion) => [question.text, question.answer, question.answers, question.options]
  expect(marked.map(parts)).toEqual(plain.map(parts))
  expect(marked.map(({ points }) => points)).toEqual(MARKED_QUESTIONS.map(({ points }) => points))
  expect(marked.map(({ rule = 'all' }) => rule)).toEqual(
    MARKED_QUESTIONS.map(({ rule = 'all' }) => (rule === 'rubric' ? 'all' : rule)),
  )
})
