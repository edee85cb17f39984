import type { WrittenQuestion } from './written-question.ts'

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
