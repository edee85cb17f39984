import type { Asked } from '@bank/contract/question-form/scorer'
import { element, xmlText } from '../xml.ts'

/** How the answer to a question is kept and scored. */
export interface Response {
  readonly cardinality: 'single' | 'multiple'
  readonly type: 'identifier' | 'directedPair' | 'string' | 'float'
  /** The key. */
  readonly correct: readonly string[]
  /** What each value counts. */
  readonly mapping?: string
  /** Sets SCORE, which is 0 before; '' where nothing can be scored. */
  readonly processing: string
  /** A person gives the points. */
  readonly isByHand?: boolean
}

const RESPONSE = { identifier: 'RESPONSE' }
const given = element('qti-variable', RESPONSE)
export const baseValue = (type: 'float' | 'integer', value: number) =>
  element('qti-base-value', { 'base-type': type }, `${value}`)

/** Compares the response with a number: `qti-gte`, `qti-lte`. */
export const compared = (operator: string, value: number) => element(operator, {}, given, baseValue('float', value))

const scored = (condition: string, score: string) =>
  element(
    'qti-response-condition',
    {},
    element('qti-response-if', {}, condition, element('qti-set-outcome-value', { identifier: 'SCORE' }, score)),
  )

export const fullWhere = ({ scoring }: Asked, condition: string): string =>
  scored(condition, baseValue('float', scoring.points))

const matches = element('qti-match', {}, given, element('qti-correct', RESPONSE))

/** `points * count / of`, rounded to two decimals as whole hundredths: floating numbers would round 1.005 to 1. */
export function shareOf({ scoring }: Asked, of: number): string {
  const points = baseValue('integer', Math.round(scoring.points * 100))
  const share = element(
    'qti-divide',
    {},
    element('qti-product', {}, points, element('qti-map-response', RESPONSE)),
    baseValue('integer', of),
  )
  const score = element('qti-divide', {}, element('qti-round', {}, share), baseValue('integer', 100))
  return scored(element('qti-not', {}, element('qti-is-null', {}, given)), score)
}

/** Values that count, each with how much. Players differ in what they make of `default-value`: it is never needed. */
export function mappingOf(entries: readonly (readonly [value: string, counts: number])[], caseSensitive: boolean) {
  const written = entries.map(([value, counts]) =>
    element('qti-map-entry', { 'map-key': value, 'mapped-value': counts, 'case-sensitive': `${caseSensitive}` }),
  )
  return element('qti-mapping', { 'default-value': 0, 'lower-bound': 0 }, ...written)
}

/** Parts that are given or not, scored by the question's rule. `wrong`: every value that is not in the key. */
export function byRule(
  question: Asked,
  type: 'identifier' | 'directedPair',
  correct: readonly string[],
  wrong: readonly string[] = [],
): Response {
  const response = { cardinality: 'multiple', type, correct } as const
  if (question.scoring.rule === 'all' || correct.length === 0)
    return { ...response, processing: fullWhere(question, matches) }
  const minus = question.scoring.rule === 'parts_minus' ? wrong.map((value) => [value, -1] as const) : []
  const mapping = mappingOf([...correct.map((value) => [value, 1] as const), ...minus], true)
  return { ...response, mapping, processing: shareOf(question, correct.length) }
}

/** One value, right or wrong. */
export const oneRight = (question: Asked, correct: readonly string[]): Response => ({
  cardinality: 'single',
  type: 'identifier',
  correct,
  processing: fullWhere(question, matches),
})

export function declaration({ cardinality, type, correct, mapping }: Response): string {
  const values = correct.map((value) => element('qti-value', {}, xmlText(value)))
  const key = values.length > 0 ? [element('qti-correct-response', {}, ...values)] : []
  const attributes = { ...RESPONSE, cardinality, 'base-type': type }
  return element('qti-response-declaration', attributes, ...key, ...(mapping ? [mapping] : []))
}
