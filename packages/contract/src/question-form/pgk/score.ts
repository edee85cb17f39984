import { chosenOf, optionRemarks, rightOptions, shownOptions, shuffledOptions } from '../choice.ts'
import type { Scorer } from '../scorer.ts'

/** Several options may be right; a part is one of them. */
export const pgk: Scorer = {
  result(question, { choices }) {
    const key = new Set(rightOptions(question))
    const chosen = chosenOf(question, choices)
    const right = chosen.filter((id) => key.has(id)).length
    return { right, wrong: chosen.length - right, of: key.size }
  },
  lacksKey: (question) => rightOptions(question).length === 0,
  remarks(question) {
    const { length } = question.selections
    const isAll = length > 1 && rightOptions(question).length === length
    return [...optionRemarks(question), ...(isAll ? ['Semua pilihan ditandai sebagai jawaban.'] : [])]
  },
  student: shownOptions,
  shuffled: shuffledOptions,
  answerOf(question) {
    const choices = rightOptions(question)
    return choices.length === 0 ? undefined : { choices }
  },
}
