import { filledTexts } from '@bank/contract/telaah/texts'
import type { questionsInOrder } from '../question/list/question.repo.ts'

export type QuestionRow = Awaited<ReturnType<typeof questionsInOrder>>[number]

/** Lists whose rows are named by their place: a thread is kept with the id of its row, and goes where the row goes. */
const IDS = { selections: 'id_selection', short_answers: 'id_short_answer', statements: 'id' } as const

const isList = (name: string): name is keyof typeof IDS => Object.hasOwn(IDS, name)
const idsOf = (question: QuestionRow, list: keyof typeof IDS): unknown[] =>
  (question[list] as readonly object[]).map((row) => (row as Record<string, unknown>)[IDS[list]])

export function keptPlace(question: QuestionRow, place: string): string {
  const [list = '', row, ...rest] = place.split('.')
  return isList(list) ? [list, idsOf(question, list)[Number(row)], ...rest].join('.') : place
}

/** The place of a row that is gone is one that no question has. */
export function toldPlace(question: QuestionRow, kept: string): string {
  const [list = '', id, ...rest] = kept.split('.')
  return isList(list) ? [list, idsOf(question, list).indexOf(Number(id)), ...rest].join('.') : kept
}

/** The texts of a question that are not empty, by their places. */
export const textsOf = (question: QuestionRow): ReadonlyMap<string, string> =>
  new Map(filledTexts(question).map(({ place, text }) => [place, text]))
