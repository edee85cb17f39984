import { shuffle } from '../shuffle.ts'
import { sameRemarks } from './content.ts'
import { staysInOrder } from './order.ts'
import { type Asked, type Shown, type Shuffle, shownText } from './scorer.ts'

/** Options with one or several answers: what both forms have in common. */
export const rightOptions = ({ selections }: Asked): number[] =>
  selections.filter(({ is_answer }) => is_answer).map(({ id_selection }) => id_selection)

/** The options that were chosen; repeated and unknown ones are nothing. */
export function chosenOf({ selections }: Asked, choices: readonly number[] = []): number[] {
  const chosen = new Set(choices)
  return selections.map(({ id_selection }) => id_selection).filter((id) => chosen.has(id))
}

export function optionRemarks({ selections }: Asked): string[] {
  if (selections.length === 0) return ['Belum ada pilihan jawaban.']
  const hasKey = selections.some(({ is_answer }) => is_answer)
  return [
    ...(hasKey ? [] : ['Belum ada pilihan yang ditandai sebagai jawaban.']),
    ...(selections.length === 1 ? ['Baru ada satu pilihan.'] : []),
    ...sameRemarks(
      'Pilihan',
      selections.map(({ selection_text: text, image }) => ({ text, image })),
    ),
  ]
}

export const shownOptions = (question: Asked): Shown => ({
  ...shownText(question),
  selections: question.selections.map(({ id_selection, selection_text, image }) => ({
    id_selection,
    selection_text,
    image,
  })),
  interaction: { order: question.interaction.order },
})

export const shuffledOptions: Shuffle = (question, random) => {
  const texts = question.selections.map(({ selection_text }) => selection_text)
  if (staysInOrder(question.interaction.order, texts)) return question
  return { ...question, selections: shuffle(question.selections, random) }
}
