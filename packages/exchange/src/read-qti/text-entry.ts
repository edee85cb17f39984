import { compare } from '@bank/contract/number/ratio'
import { escaped } from '../formula/escape.ts'
import { USES } from '../qti/words.ts'
import { decimalOf, shownNumber } from '../systems/decimal.ts'
import { partOf } from '../systems/part.ts'
import { type Answers, keyIs } from '../systems/question.ts'
import { within, type XmlElement } from '../xml/element.ts'
import type { Given } from './given.ts'
import { type Bounds, boundsIn } from './response.ts'
import { rubricOf } from './rubrics.ts'

const NUMBERS = new Set(['float', 'integer'])

/** Texts that are accepted, numbers, and numbers between bounds. Our own files list them all as they are in the bank. */
export function textEntryOf(given: Given, unit: string): Answers {
  const { answers, ranges, isExact } = ownAnswers(given) ?? foreignAnswers(given)
  return {
    form: 'isian',
    answers,
    ranges,
    interaction: { ...(unit !== '' && { unit }), ...(isExact && { exact: true }) },
    keyStated: keyIs(answers.length > 0 || ranges.length > 0),
  }
}

interface Accepted {
  answers: string[]
  ranges: { first: string; second: string }[]
  isExact: boolean
}

/** The list that our export writes for people who score: a text, or bounds. */
function ownAnswers({ item, desk }: Given): Accepted | undefined {
  const list = rubricOf(item, USES.accepted)
  if (!list) return undefined
  const rows = [...within(list)].filter(({ name }) => name === 'li')
  const hasBounds = ({ attributes }: XmlElement) => 'data-first' in attributes
  const [table] = [...within(list)].filter(({ name }) => name === 'ul')
  return {
    isExact: table?.attributes['data-exact'] === 'true',
    answers: rows.filter((row) => !hasBounds(row)).map(({ children }) => partOf(children, desk).text),
    ranges: rows
      .filter(hasBounds)
      .map(({ attributes }) => ({ first: attributes['data-first'] ?? '', second: attributes['data-second'] ?? '' })),
  }
}

const foreignAnswers = (given: Given): Accepted =>
  NUMBERS.has(given.response.type) ? numbersOf(given) : textsOf(given)

/** As people write them here: the point that QTI has before decimals would read as thousands. */
function numbersOf({ item, response }: Given): Accepted {
  const bounds = boundsIn(item, response.correct)
  const isOne = ({ least, most }: Bounds) => least !== undefined && most !== undefined && compare(least, most) === 0
  const numbers = bounds.length > 0 ? bounds.filter(isOne).map(({ least }) => least) : response.correct.map(decimalOf)
  return {
    isExact: false,
    answers: [...new Set(numbers.flatMap((number) => (number ? shownNumber(number) : [])))],
    ranges: bounds
      .filter((range) => !isOne(range))
      .map(({ least, most }) => ({
        first: most ? shownNumber(most) : '',
        second: least ? shownNumber(least) : '',
      })),
  }
}

function textsOf({ response: { correct, mapping }, desk }: Given): Accepted {
  const counting = mapping.filter(({ counts }) => counts > 0)
  const most = Math.max(...counting.map(({ counts }) => counts))
  if (counting.some(({ counts }) => counts < most)) desk.lose('nilai sebagian')
  const full = counting.filter(({ counts }) => counts === most).map(({ value }) => value)
  const texts = [...(mapping.length > 0 && counting.length > 0 ? [] : correct), ...full]
  // QTI tells letters apart by their case where nothing is said: only an author who says so means it
  const isExact = mapping.length > 0 && mapping.every(({ caseSensitive }) => caseSensitive === 'true')
  return { isExact, answers: [...new Set(texts.map(escaped))].filter((text) => text.trim() !== ''), ranges: [] }
}
