import { NO_IMAGE } from '../question-parts.ts'
import { formOf } from '../question-words.ts'
import { scoringOf } from './forms.ts'
import type { InteractionInput, Scoring } from './interaction.ts'
import type { Asked } from './scorer.ts'

/** A body that adds a question, as far as it is known. */
export interface Body {
  qt_id?: unknown
  question_text?: string | undefined
  answer?: string | null | undefined
  selections?:
    | readonly { selection_text?: string | undefined; image?: string | undefined; is_answer?: unknown }[]
    | undefined
  short_answers?:
    | readonly { short_answer_text?: string | undefined; first_range?: unknown; second_range?: unknown }[]
    | undefined
  statements?: readonly { text: string; answer?: unknown }[] | undefined
  interaction?: InteractionInput | undefined
  scoring?: Scoring | undefined
}

/** What such a body asks, as scorers read it; options and statements are numbered by their places. */
export function askedOfBody(body: Body): Asked | undefined {
  const selections = (body.selections ?? []).map(({ selection_text = '', image, is_answer }, at) => ({
    id_selection: at + 1,
    selection_text,
    image: image || NO_IMAGE,
    is_answer: is_answer === true,
  }))
  const several = selections.filter(({ is_answer }) => is_answer).length > 1
  const form = formOf(Number(body.qt_id), several || body.interaction?.multiple === true)
  if (!form) return undefined
  return {
    form,
    question_text: body.question_text ?? '',
    answer: body.answer ?? null,
    selections,
    short_answers: (body.short_answers ?? []).map(({ short_answer_text = '', first_range, second_range }) => ({
      short_answer_text,
      first_range: textOf(first_range),
      second_range: textOf(second_range),
    })),
    statements: (body.statements ?? []).map(({ text, answer }, at) => ({ id: at + 1, text, answer: truthOf(answer) })),
    interaction: shownOf(body.interaction ?? {}),
    scoring: scoringOf(form, body.scoring ?? {}),
  }
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const truthOf = (answer: unknown) => (answer === '1' || answer === '2' ? answer : null)

/** With the texts and pictures that a sender may leave out. */
function shownOf(document: InteractionInput): Asked['interaction'] {
  const filled = <Row extends { text?: string | undefined; image?: string | undefined }>(
    rows: readonly Row[] | undefined,
  ) => rows && { rows: rows.map((row) => ({ ...row, text: row.text ?? '', image: row.image || NO_IMAGE })) }.rows
  const { rows, left, right } = document
  return {
    ...document,
    ...(rows && { rows: filled(rows)?.map((row) => ({ ...row, column: row.column ?? null })) }),
    ...(left && { left: filled(left) }),
    ...(right && { right: filled(right) }),
  } as Asked['interaction']
}
