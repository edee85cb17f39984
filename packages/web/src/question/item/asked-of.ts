import { scoringOf } from '@bank/contract/question-form/forms'
import { numbered } from '@bank/contract/question-form/numbered'
import type { Asked } from '@bank/contract/question-form/scorer'
import { NO_IMAGE } from '@bank/contract/question-parts'
import type { Linted } from '@bank/contract/telaah/index'
import { formIn } from '../../question-form/choice/several.ts'
import { documentOf } from '../../question-form/documents.ts'
import { orPoints } from '../../question-form/read-points.ts'
import { optionsOf, withoutBlanks } from '../../question-form/values/blank.ts'
import type { ItemValues } from '../../question-form/values/item-values.ts'

/** What stands in the form, as scorers read a question; options and statements are numbered by their places. */
export function askedOf(values: ItemValues): Asked | undefined {
  const form = formIn(values)
  if (!form) return undefined
  const { short_answers, statements } = withoutBlanks(values)
  return {
    form,
    question_text: values.question_text,
    answer: values.answer ?? null,
    selections: optionsOf(values).map(({ selection_text = '', image, is_answer }, at) => ({
      id_selection: at + 1,
      selection_text,
      image: image || NO_IMAGE,
      is_answer: is_answer === true,
    })),
    short_answers: short_answers.map(({ short_answer_text = '', first_range = '', second_range = '' }) => ({
      short_answer_text,
      first_range,
      second_range,
    })),
    statements: statements.map(({ text, answer }, at) => ({ id: at + 1, text, answer: truthOf(answer) })),
    interaction: documentIn(values),
    scoring: scoringOf(form, { ...values.scoring, points: orPoints(values.scoring?.points, 1) }),
  }
}

/** The same with what stands beside it, as rules read a question; undefined until something is asked. */
export function lintedOf(values: ItemValues, inGroup: boolean): Linted | undefined {
  const asked = values.question_text === '' ? undefined : askedOf(values)
  return asked && { ...asked, discussion: { discussion_text: values.discussion?.discussion_text ?? '' }, inGroup }
}

function documentIn(values: ItemValues) {
  const { document } = numbered(documentOf(values) ?? {}, { document: {}, given: values.used ?? {} })
  const { rows, left, right } = document
  return {
    ...document,
    ...(rows && { rows: rows.map(pictured) }),
    ...(left && { left: left.map(pictured) }),
    ...(right && { right: right.map(pictured) }),
  }
}

const pictured = <Row extends { image: string }>(row: Row): Row => ({ ...row, image: row.image || NO_IMAGE })
const truthOf = (answer: unknown) => (answer === '1' || answer === '2' ? answer : null)
