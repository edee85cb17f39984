import { boundsOf, type Range, rangesOf } from '@bank/contract/number/accepts'
import type { Ratio } from '@bank/contract/number/ratio'
import { plainOf } from '@bank/contract/plain-text'
import type { Asked } from '@bank/contract/question-form/scorer'
import { ANSWER_PLACE } from '../../qti/words.ts'
import { element, xmlText } from '../xml.ts'
import type { QtiForm } from './form.ts'
import { compared, fullWhere, mappingOf, type Response, shareOf } from './response.ts'

/**
 * QTI reads less than we do: of a number no comma, unit or fraction, of a text no other spaces, hyphens and closing
 * punctuation. A question with bounds, or whose keys are all numbers, asks for a number, every other for a text; what its
 * other keys accept is lost.
 */
export const isian: QtiForm = {
  values: ({ text = '' }) => (text === '' ? [] : [text]),
  response: (question) => (asksForNumber(question) ? numberOf(question) : textOf(question)),
  interaction({ interaction: { unit = '' } }) {
    const box = element('qti-text-entry-interaction', { 'response-identifier': 'RESPONSE', 'expected-length': 20 })
    return element('p', { class: ANSWER_PLACE }, box, unit === '' ? '' : ` ${xmlText(unit)}`)
  },
}

const asksForNumber = ({ short_answers: rows, interaction }: Asked) =>
  rows.some((row) => boundsOf(row, interaction.unit)) ||
  (rows.length > 0 && rows.every((row) => rangesOf(row, interaction).length > 0))

/** Whether a player that knows only QTI refuses texts that we accept. */
export const losesTexts = (question: Asked): boolean =>
  asksForNumber(question) && question.short_answers.some((row) => rangesOf(row, question.interaction).length === 0)

function numberOf(question: Asked): Response {
  const ranges = question.short_answers.flatMap((row) => rangesOf(row, question.interaction))
  const [first] = ranges
  const example = first?.least ?? first?.most
  return {
    cardinality: 'single',
    type: 'float',
    correct: example ? [`${decimal(example)}`] : [],
    processing: fullWhere(question, element('qti-or', {}, ...ranges.map(within))),
  }
}

const within = ({ least, most }: Range) =>
  element(
    'qti-and',
    {},
    ...(least ? [compared('qti-gte', decimal(least))] : []),
    ...(most ? [compared('qti-lte', decimal(most))] : []),
  )

const decimal = ({ n, d }: Ratio) => Number(n) / Number(d)

function textOf(question: Asked): Response {
  const keys = question.short_answers.map((row) => plainOf(row.short_answer_text)).filter((text) => text !== '')
  if (keys.length === 0) return { cardinality: 'single', type: 'string', correct: [], processing: '' }
  const mapping = mappingOf(
    keys.map((text) => [text, 1]),
    question.interaction.exact ?? false,
  )
  return { cardinality: 'single', type: 'string', correct: keys.slice(0, 1), mapping, processing: shareOf(question, 1) }
}
