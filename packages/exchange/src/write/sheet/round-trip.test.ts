import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { wholeFile } from '../../../test/whole-file.ts'
import { bytesOf, pictureOf, writtenQuestions } from '../../../test/written-questions.ts'
import { readFile } from '../../file/read-file.ts'
import { pictureOf as partOf } from '../../html/picture.ts'
import type { QuestionContent, ReadQuestion } from '../../recognise/question.ts'
import type { Paper } from '../paper.ts'
import { writeFile } from '../write-file.ts'
import type { WrittenQuestion } from '../written-question.ts'

const RUNS = Number(process.env.RUNS ?? 25)

const paper = (questions: readonly WrittenQuestion[]): Paper => ({
  title: '',
  letterhead: [],
  columns: 1,
  hasNameLine: false,
  packages: [{ questions }],
  made: 1,
  exportId: 7,
})

async function readBack(kind: 'excel' | 'csv', questions: readonly WrittenQuestion[]) {
  const { bytes, losses } = await wholeFile(writeFile(kind, paper(questions), pictureOf), bytesOf)
  const name = kind === 'excel' ? 'soal.xlsx' : 'soal.csv'
  const hasSides = questions.some(({ form }) => form === 'benar_salah')
  const read = await readFile(name, bytes, hasSides ? { bank: 'snpmb' } : {})
  return { ...read, questions: read.questions.map((question) => plain(question, bytes)), losses }
}

/** Whether a space stands in letters with marks or behind them is not seen. */
const SPACE_INSIDE = / ((?:<\/(?:[bius]|sub|sup)>)+) ?/g

/** What a question says, with its pictures named by their bytes, without what was undefined. */
function plain(question: QuestionContent | ReadQuestion, zip?: Uint8Array): object {
  const { form, text, stimulus, head, options, answers, ranges, answer, statements, interaction, discussion, ...rest } =
    question
  const { topic, subtopic, class: grade, level, indicator, label, keywords, points, rule } = rest
  const said = { form, text, stimulus, head, options, answers, ranges, answer, statements, interaction, discussion }
  const json = JSON.stringify({
    ...said,
    topic,
    subtopic,
    class: grade,
    level,
    indicator,
    label,
    keywords,
    points,
    rule,
  })
  const spaced = json.replace(SPACE_INSIDE, '$1 ')
  const parts = zip?.[0] === 0x50 ? unzipSync(zip) : {}
  return JSON.parse(
    spaced.replace(/part:[^"\\]*/g, (source) => new TextDecoder().decode(parts[partOf(source)?.part ?? ''])),
  ) as object
}

it('reads from a workbook what was written into it', async () => {
  await fc.assert(
    fc.asyncProperty(writtenQuestions, async (questions) => {
      const read = await readBack('excel', questions)
      expect(read.questions).toEqual(questions.map((question) => plain(question)))
      expect(read.losses).toEqual([])
    }),
    { numRuns: RUNS },
  )
})

it('reads from a list of values what was written into it, but for pictures', async () => {
  await fc.assert(
    fc.asyncProperty(writtenQuestions, async (questions) => {
      fc.pre(!JSON.stringify(questions).includes('/media/'))
      const read = await readBack('csv', questions)
      expect(read.questions).toEqual(questions.map((question) => plain(question)))
      expect(read.losses).toEqual([])
    }),
    { numRuns: RUNS },
  )
})
