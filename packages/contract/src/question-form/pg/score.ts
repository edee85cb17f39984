import { chosenOf, optionRemarks, rightOptions, shownOptions, shuffledOptions } from '../choice.ts'
import { onePart, type Scorer } from '../scorer.ts'

/** One option is right; an answer with more than one is wrong. */
export const pg: Scorer = {
  result(question, { choices }) {
    const chosen = chosenOf(question, choices)
    const [choice, ...more] = chosen
    const isRight = choice !== undefined && more.length === 0 && rightOptions(question).includes(choice)
    return onePart(chosen.length === 0, isRight)
  },
  lacksKey: (question) => rightOptions(question).length === 0,
  remarks: optionRemarks,
  student: shownOptions,
  shuffled: shuffledOptions,
  answerOf(question) {
    const [key] = rightOptions(question)
    return key === undefined ? undefined : { choices: [key] }
  },
}
