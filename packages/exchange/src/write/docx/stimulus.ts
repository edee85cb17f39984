import type { WrittenQuestion } from '../written-question.ts'
import type { Desk } from './desk.ts'
import { richText } from './rich.ts'
import { paragraph, run } from './word-xml.ts'

/** A question with the number that it has on paper, and the text that it opens for itself and others. */
export interface Numbered {
  question: WrittenQuestion
  number: number
  stimulus?: { text: string; last: number }
}

/** The questions from 1, with each shared text at the first of those that share it. */
export function numbered(questions: readonly WrittenQuestion[]): Numbered[] {
  return questions.map((question, at) => {
    const { stimulus } = question
    const opens = stimulus !== undefined && questions[at - 1]?.stimulus !== stimulus
    if (!opens) return { question, number: at + 1 }
    const end = questions.findIndex((other, index) => index > at && other.stimulus !== stimulus)
    return { question, number: at + 1, stimulus: { text: stimulus, last: end < 0 ? questions.length : end } }
  })
}

/** `Teks untuk soal nomor 3–5`, with the text below. */
export function stimulusXml({ number, stimulus }: Numbered, desk: Desk): string {
  if (!stimulus) return ''
  const { text, last } = stimulus
  const numbers = last > number ? `${number}–${last}` : `${number}`
  const head = paragraph(run(`Teks untuk soal nomor ${numbers}`, { bold: true }), { keepNext: true })
  return head + richText(text, { pictures: desk.pictures, width: desk.width, keepNext: true })
}
