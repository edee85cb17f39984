import { boundsOf, rangesOf } from '@bank/contract/number/accepts'
import type { Ratio } from '@bank/contract/number/ratio'
import { programNumber } from '../../systems/decimal.ts'
import { half, sum } from '../../systems/ranges.ts'
import type { WrittenQuestion } from '../written-question.ts'
import { element } from '../xml.ts'
import type { Desk, MoodleParts } from './desk.ts'
import { typed } from './plain.ts'
import { textElement } from './rich.ts'

const NO_BOUNDS = { first_range: '', second_range: '' }
const NO_FEEDBACK = element('feedback', { format: 'html' }, textElement(''))

/** Moodle has one kind for texts and one for numbers: a question with bounds is one of numbers where all its answers are. */
export function isian(question: WrittenQuestion, desk: Desk): MoodleParts {
  return (question.ranges?.length ? numbers(question, desk) : undefined) ?? texts(question, desk)
}

function texts({ answers, ranges = [], interaction }: WrittenQuestion, desk: Desk): MoodleParts {
  if (ranges.length > 0) desk.lose('batas bilangan di samping teks')
  if (interaction.unit) desk.lose('satuan')
  const written = answers.map((answer) => typed(answer, 'jawaban', desk).replaceAll('*', '\\*'))
  return {
    type: 'shortanswer',
    inside: [
      element('usecase', {}, interaction.exact ? '1' : '0'),
      ...written.map((text) =>
        element('answer', { fraction: 100, format: 'moodle_auto_format' }, textElement(text), NO_FEEDBACK),
      ),
    ],
  }
}

function numbers({ answers, ranges = [], interaction }: WrittenQuestion, desk: Desk): MoodleParts | undefined {
  const { unit = '', exact } = interaction
  // a number with a unit of its own is a text here: Moodle would take it without the unit
  const said = answers.map((text) => rangesOf({ short_answer_text: text, ...NO_BOUNDS }, { unit })[0]?.least)
  if (said.some((number) => !number || programNumber(number) === undefined)) return undefined
  if (exact) desk.lose('harus persis')
  const single = said.flatMap((number) => (number ? [answerOf(number, { n: 0n, d: 1n })] : []))
  const between = ranges.map(({ first, second }) => {
    const bounds = boundsOf({ short_answer_text: '', first_range: first, second_range: second }, unit)
    return bounds?.least && bounds.most ? rangeOf(bounds.least, bounds.most) : undefined
  })
  if (between.includes(undefined)) desk.lose('batas bilangan yang terbuka atau tidak terbaca')
  const units = element(
    'units',
    {},
    element('unit', {}, element('multiplier', {}, '1'), element('unit_name', {}, unit)),
  )
  return {
    type: 'numerical',
    inside: [...single, ...between.flatMap((answer) => answer ?? []), ...(unit ? [units] : [])],
  }
}

function rangeOf(least: Ratio, most: Ratio): string | undefined {
  const middle = half(sum(least, most))
  const tolerance = half(sum(most, { n: -least.n, d: least.d }))
  const hasEnd = programNumber(middle) !== undefined && programNumber(tolerance) !== undefined
  return hasEnd ? answerOf(middle, tolerance) : undefined
}

const answerOf = (number: Ratio, tolerance: Ratio) =>
  element(
    'answer',
    { fraction: 100, format: 'moodle_auto_format' },
    textElement(programNumber(number) ?? ''),
    element('tolerance', {}, programNumber(tolerance) ?? '0'),
    NO_FEEDBACK,
  )
