import { FORMS as FORM_RULES } from '@bank/contract/question-form/forms'
import { QUESTION_FORMS } from '@bank/contract/question-words'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeFile } from '../../test/whole-file.ts'
import { wildHtml } from '../../test/wild-html.ts'
import { bytesOf, pictureOf, sourceOfBytes, writtenQuestions } from '../../test/written.ts'
import { readFile } from '../file/read-file.ts'
import { pictureOf as partOf } from '../html/picture.ts'
import type { QuestionContent } from '../recognise/question.ts'
import { writeQti } from '../write/qti/write-package.ts'
import type { WrittenQuestion } from '../write/written-question.ts'
import { openZip, type Zip } from '../zip/zip.ts'

const FORMS = { general: QUESTION_FORMS.filter((form) => form !== 'benar_salah'), snpmb: QUESTION_FORMS } as const
const paper = (questions: readonly WrittenQuestion[]) => ({
  title: '',
  letterhead: [],
  columns: 1 as const,
  hasNameLine: false,
  exportId: 7,
  made: 0,
  packages: [{ questions }],
})

/** The sources of the parts of a package, as they were before it was written. */
async function sourcesIn(zip: Zip): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  for (const name of zip.names.filter((part) => part.startsWith('images/')))
    for await (const bytes of zip.bytesOf(name)) sources.set(name, sourceOfBytes(bytes))
  return sources
}

/** What a question says, without what only its file has. */
function contentOf(question: QuestionContent, sources: ReadonlyMap<string, string>) {
  const { form, text, stimulus, head, options, answers, ranges = [], answer, statements } = question
  const { interaction, discussion, keywords, points, rule } = question
  const { topic, subtopic, class: grade, level, indicator, label } = question
  const said = {
    ...{ form, text, stimulus, head, options, answers, ranges, answer, statements, interaction, discussion },
    ...{ keywords, points, topic, subtopic, grade, level, indicator, label },
    rule: rule ?? FORM_RULES[form].rules[0],
  }
  return JSON.parse(
    JSON.stringify(said).replace(/part:[^"\\]*/g, (source) => sources.get(partOf(source)?.part ?? '') ?? source),
  ) as unknown
}

const withoutSpaces = (html: string) => html.replace(/\s/g, '')

it('reads any text that other clients may send so that it stays what it is from then on', async () => {
  const question: WrittenQuestion = {
    ...{ id: 1, code: 'S-1', status: 'on-progress', form: 'uraian', text: '', discussion: '', points: 1 },
    ...{ options: [], answers: [], statements: [], interaction: {}, keywords: [] },
  }
  const thereAndBack = async (text: string) => {
    const { bytes } = await wholeFile(writeQti(paper([{ ...question, text }]), pictureOf), bytesOf)
    const [read] = (await readFile('soal.zip', bytes, { bank: 'general' })).questions
    const sources = await sourcesIn(await openZip(bytes))
    return (read?.text ?? '').replace(/part:[^"]*/g, (source) => sources.get(partOf(source)?.part ?? '') ?? source)
  }
  const isTheSame = fc.asyncProperty(wildHtml, async (html) => {
    const once = await thereAndBack(html)
    expect(withoutSpaces(await thereAndBack(once))).toBe(withoutSpaces(once))
  })
  const linkInLink = '<ol><a href="https://contoh.id"><table><a href="https://contoh.id">Situs</a></table></a></ol>'
  await fc.assert(isTheSame, { numRuns: Number(process.env.RUNS ?? 12), examples: [[linkInLink]] })
})

it.each(['general', 'snpmb'] as const)('reads what it has written for the bank %s', async (bank) => {
  const written = writtenQuestions(FORMS[bank])
  await fc.assert(
    fc.asyncProperty(written, async (questions) => {
      const { bytes, losses } = await wholeFile(writeQti(paper(questions), pictureOf), bytesOf)
      const read = await readFile('soal.zip', bytes, { bank })
      const sources = await sourcesIn(await openZip(bytes))
      expect(read.questions.map((question) => contentOf(question, sources))).toEqual(
        questions.map((question) => contentOf(question, new Map())),
      )
      expect(losses.filter((loss) => !/kunci|bilangan|daftar/.test(loss))).toEqual([])
      expect(read.warnings).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 12) },
  )
})
