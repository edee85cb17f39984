import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import { NO_IMAGE, type questionPartsInput } from '@bank/contract/question-parts'
import type * as z from 'zod'

type Parts = Required<z.input<typeof questionPartsInput>>

/** What the forms of both banks have in common: the question's text and its parts, as the contract takes them. */
export interface ItemValues {
  qt_id?: unknown
  question_text: string
  answer?: string | null
  selections?: Parts['selections']
  short_answers?: Parts['short_answers']
  statements?: Parts['statements']
  keywords?: Parts['keywords']
  /** `''` in the form is none. */
  discussion?: Parts['discussion']
}
export type Lists = Required<Pick<ItemValues, 'selections' | 'short_answers' | 'statements' | 'keywords'>>
export type ListName = keyof Lists

/** What a new row of each list holds. */
export const BLANK_ROW: { readonly [Name in ListName]: Lists[Name][number] } = {
  selections: { selection_text: '', image: '', is_answer: false },
  short_answers: { short_answer_text: '', first_range: '', second_range: '' },
  statements: { text: '', answer: null },
  keywords: { keyword_text: '' },
}

/** A to E, until somebody writes items with fewer. */
const USUAL_OPTIONS = 5
const USUAL_STATEMENTS = 3
const times = <Row extends object>(count: number, row: Row): Row[] => Array.from({ length: count }, () => ({ ...row }))

/** The text and parts of a question that nobody has begun yet. */
export const blankParts = (options = USUAL_OPTIONS) => ({
  question_text: '',
  answer: '',
  selections: times(options, BLANK_ROW.selections),
  short_answers: times(1, BLANK_ROW.short_answers),
  statements: times(USUAL_STATEMENTS, BLANK_ROW.statements),
  keywords: [] as Lists['keywords'],
  discussion: { discussion_text: '' },
})

/** The same classification and as many options again, and nothing written yet. */
export const nextOf = <Values extends ItemValues>(values: Values) => ({
  ...values,
  ...blankParts(values.selections?.length || USUAL_OPTIONS),
})

/** The parts of a stored question as the form holds them; a type that has none yet begins with blank ones. */
export function partsOf(question: Question) {
  const blank = blankParts()
  return {
    answer: question.answer ?? '',
    selections: orBlank(question.selections.map(withoutTime).map(withoutLiteral), blank.selections),
    short_answers: orBlank(question.short_answers.map(withoutTime), blank.short_answers),
    statements: orBlank(question.statements.map(withoutTime), blank.statements),
    keywords: question.keywords.map(withoutTime),
    discussion: { discussion_text: question.discussion?.discussion_text ?? '' },
  }
}

/** An item answers to the version of its question. */
const withoutTime = <Row extends { updated_at: string }>({ updated_at: _, ...row }: Row) => row
const withoutLiteral = <Row extends { image: string }>(row: Row) => ({
  ...row,
  image: row.image === NO_IMAGE ? '' : row.image,
})
const orBlank = <Row>(rows: Row[], blank: Row[]) => (rows.length > 0 ? rows : blank)

const LIST_OF: Record<number, ListName> = {
  [QUESTION_TYPE.multipleChoice]: 'selections',
  [QUESTION_TYPE.shortAnswer]: 'short_answers',
  [QUESTION_TYPE.statements]: 'statements',
}
/** The list that belongs to the type; the others are neither drawn nor sent. An essay has none. */
export const listOf = ({ qt_id }: ItemValues): ListName | undefined => LIST_OF[Number(qt_id)]
