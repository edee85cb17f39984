// Packages of QTI with random questions of all forms.
import { QUESTION_FORMS } from '@bank/contract/question-words'
import fc from 'fast-check'
import { writeQti } from '../src/write/qti/write-package.ts'
import type { WrittenQuestion } from '../src/write/written-question.ts'
import { wholeFile } from './whole-file.ts'
import { wildHtml } from './wild-html.ts'
import { bytesOf, pictureOf, writtenQuestions } from './written.ts'

const about = { title: '', letterhead: [], columns: 1 as const, hasNameLine: false, exportId: 7, made: 0 }
const random = fc.tuple(writtenQuestions(QUESTION_FORMS), fc.array(wildHtml, { minLength: 3, maxLength: 3 }))

/** The same ones each time; the texts of every other package are such as only other clients send. */
export async function randomPackages(count: number): Promise<Uint8Array[]> {
  const packages: Uint8Array[] = []
  for (const [at, [questions, texts]] of fc.sample(random, { numRuns: count, seed: 1 }).entries()) {
    const written = at % 2 === 0 ? questions : questions.map((question) => withTexts(question, texts))
    const { bytes } = await wholeFile(writeQti({ ...about, packages: [{ questions: written }] }, pictureOf), bytesOf)
    packages.push(bytes)
  }
  return packages
}

const withTexts = (question: WrittenQuestion, [text = '', discussion = '', stimulus = '']: string[]) => ({
  ...question,
  text,
  discussion,
  ...(question.stimulus !== undefined && { stimulus }),
})
