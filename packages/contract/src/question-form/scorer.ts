import type { Question } from '../question.ts'
import type { FormName } from '../question-words.ts'
import type { Interaction, Scoring } from './interaction.ts'

type Rows<List extends 'selections' | 'short_answers' | 'statements', Name extends keyof Question[List][number]> = {
  readonly [Row in List]: readonly Pick<Question[List][number], Name>[]
}

/** What scoring reads of a question: a row of the wire, or what stands in the editor before it is saved. */
export interface Asked
  extends Rows<'selections', 'id_selection' | 'selection_text' | 'image' | 'is_answer'>,
    Rows<'short_answers', 'short_answer_text' | 'first_range' | 'second_range'>,
    Rows<'statements', 'id' | 'text' | 'answer'> {
  readonly form: FormName
  readonly question_text: string
  /** Of an essay. */
  readonly answer: string | null
  readonly interaction: Interaction
  readonly scoring: Scoring
}

type Keyless = 'lines' | 'unit' | 'columns' | 'left' | 'right' | 'reuse' | 'order'
/** What a student may see of a question: its texts and pictures, without key, bounds and rubric. */
export interface Shown
  extends Rows<'selections', 'id_selection' | 'selection_text' | 'image'>,
    Rows<'statements', 'id' | 'text'> {
  readonly form: FormName
  readonly question_text: string
  readonly interaction: Pick<Interaction, Keyless> & {
    readonly rows?: { id: string; text: string; image: string }[]
  }
}

/** What a student gave; each form reads its own keys. A part that is left out is blank: neither right nor wrong. */
export interface Answer {
  /** Typed. */
  readonly text?: string | undefined
  /** Ids of options. */
  readonly choices?: readonly number[] | undefined
  /** What each row was given, by its id: a column, or '1' Benar and '2' Salah. */
  readonly rows?: Readonly<Record<string, string>> | undefined
  /** Each a row of the left with one of the right. */
  readonly pairs?: readonly (readonly [string, string])[] | undefined
  /** What a person gave an essay: the place of a level in each criterion, by the criterion's id. */
  readonly marks?: Readonly<Record<string, number>> | undefined
}

/** How many parts are right and wrong, of as many as the key has; an essay's parts are points. */
export interface Result {
  readonly right: number
  readonly wrong: number
  readonly of: number
}

/** Puts what the form lets be shuffled into another order; what stands in its place stays. */
export type Shuffle = <Any extends Pick<Shown, 'selections' | 'interaction'>>(
  question: Any,
  random: () => number,
) => Any

/** What a form makes of answers. It knows no other form, and no schemas: the browser loads it alone. */
export interface Scorer {
  readonly result: (question: Asked, answer: Answer) => Result
  /** What full marks are worth, where `scoring.points` does not say it. */
  readonly points?: (question: Asked) => number
  readonly lacksKey: (question: Asked) => boolean
  /** What the author may have overlooked, in sentences. */
  readonly remarks: (question: Asked) => string[]
  /**
   * The question with its key as students get it, where the author's order or ids would give the key away. What they answer
   * names the ids of this, and is scored against this. Left out: the question as it is.
   */
  readonly posed?: (question: Asked) => Asked
  /** What is shown of a question, posed or not. Names what stays, so that a key which is added later is not shown. */
  readonly student: (question: Asked) => Shown
  readonly shuffled: Shuffle
  /** An answer that gets full marks; undefined when there is none. */
  readonly answerOf: (question: Asked) => Answer | undefined
}

/** A student's view with nothing but the text; a form adds what it shows. */
export const shownText = ({ form, question_text }: Asked): Shown => ({
  form,
  question_text,
  selections: [],
  statements: [],
  interaction: {},
})

export const inPlace: Shuffle = (question) => question

/** One part is all there is, as in a single choice. */
export const onePart = (isBlank: boolean, isRight: boolean): Result => ({
  right: !isBlank && isRight ? 1 : 0,
  wrong: isBlank || isRight ? 0 : 1,
  of: 1,
})

/** Parts of which each has one right value; '' and null are none. */
export function eachPart(parts: readonly { key: string | null; given: string | undefined }[]): Result {
  const answered = parts.filter(({ given }) => given)
  const right = answered.filter(({ key, given }) => key === given).length
  return { right, wrong: answered.length - right, of: parts.length }
}
