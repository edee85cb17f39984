// What the braces of a question of GIFT say of its answers.
import { escaped } from '../formula/escape.ts'
import { decimalOf, shownNumber } from '../systems/decimal.ts'
import type { Desk } from '../systems/desk.ts'
import { optionOf, partOfHtml } from '../systems/foreign-text.ts'
import { answersOfPairs, newSides } from '../systems/pairs.ts'
import type { Part } from '../systems/part.ts'
import { type Answers, keyIs } from '../systems/question.ts'
import { rangeOf, toleranceRange } from '../systems/ranges.ts'
import { rightOf, wholeOf } from '../systems/shares.ts'
import { letterOf } from '../write/key-text.ts'
import { shownAgain } from './escapes.ts'
import { type GiftAnswer, giftAnswer, partsAt } from './gift-question.ts'

export interface Asked {
  answers: string
  /** A text between the marks, without blocks. */
  part: (text: string) => Part
  desk: Desk
  isSnpmb: boolean
}

/** By the marks, in the order in which Moodle looks for them. */
export function answersOf(asked: Asked): Answers {
  const { answers } = asked
  if (answers === '') return { form: 'uraian', keyStated: 'none' }
  if (answers.startsWith('#')) return numerical(asked)
  if (answers.includes('~')) return multichoice(asked)
  if (answers.includes('=') && answers.includes('->')) return matching(asked)
  const [said = ''] = answers.split('#', 1)
  return /^(?:T|F|TRUE|FALSE|true|false)$/.test(said.trim()) ? trueFalse(asked, said.trim()) : shortAnswer(asked)
}

function loseFeedback(all: readonly GiftAnswer[], desk: Desk) {
  if (all.some(({ hasFeedback }) => hasFeedback)) desk.lose('umpan balik per opsi')
}

function multichoice({ answers, part, desk }: Asked): Answers {
  const parts = partsAt(answers.replaceAll('=', '~='), /~/).filter((text) => text.trim() !== '')
  const isRight = (text: string) => text.trim().startsWith('=')
  const all = parts.map((text) => (isRight(text) ? giftAnswer(text.trim().slice(1), 100) : giftAnswer(text, 0)))
  loseFeedback(all, desk)
  const right = rightOf(all, !parts.some(isRight), desk)
  const options = all.map((answer, at) => optionOf(part(answer.text), letterOf(at), right.has(answer), desk))
  const isMultiple = right.size > 1 || !parts.some(isRight)
  return {
    form: isMultiple ? 'pgk' : 'pg',
    options,
    keyStated: keyIs(right.size > 0),
    interaction: isMultiple ? { multiple: true } : {},
  }
}

function trueFalse({ answers, desk }: Asked, said: string): Answers {
  if (answers.includes('#')) desk.lose('umpan balik per opsi')
  const isTrue = /^t/i.test(said)
  const options = ['Benar', 'Salah'].map((text) => ({ text, isKey: isTrue === (text === 'Benar') }))
  return { form: 'pg', options, keyStated: 'stated', interaction: { order: 'tetap' } }
}

function shortAnswer({ answers, desk }: Asked): Answers {
  const all = partsAt(answers, /=/).map((text) => giftAnswer(text, 100))
  loseFeedback(all, desk)
  const whole = wholeOf(all, ({ text }) => text === '*', desk).map(({ text }) => shownAgain(text))
  if (whole.some((text) => text.includes('*'))) desk.note('wildcard')
  const texts = [...new Set(whole.map(escaped))].filter((text) => text !== '')
  return { form: 'isian', answers: texts, keyStated: keyIs(texts.length > 0) }
}

function numerical({ answers, desk }: Asked): Answers {
  const [said = '', ...wrong] = answers.slice(1).split('~')
  if (wrong.length > 0) desk.lose('umpan balik per opsi')
  const all = partsAt(said, /=/).map((text) => giftAnswer(text, 100))
  loseFeedback(all, desk)
  const read: Required<Pick<Answers, 'answers' | 'ranges'>> = { answers: [], ranges: [] }
  for (const { text } of wholeOf(all, () => false, desk)) {
    const number = shownAgain(text)
    const range = rangeIn(number)
    const alone = decimalOf(number.replace(/:.*$/, ''))
    if (range) read.ranges.push(range)
    else if (alone) read.answers.push(escaped(shownNumber(alone)))
    else desk.note('number-unread', number)
  }
  return { form: 'isian', ...read, keyStated: keyIs(read.answers.length + read.ranges.length > 0) }
}

/** `1..5`, `3:2`; undefined for one number. */
function rangeIn(text: string) {
  const [, from, to] = /^(.+?)\.\.(.+)$/.exec(text) ?? []
  const [, middle, by] = /^(.+?):(.+)$/.exec(text) ?? []
  const [one, other] = [decimalOf(from ?? middle ?? ''), decimalOf(to ?? by ?? '')]
  if (!one || !other) return undefined
  if (from !== undefined) return rangeOf(one, other)
  return other.n === 0n ? undefined : toleranceRange(one, other)
}

function matching({ answers, part, desk, isSnpmb }: Asked): Answers {
  const sides = newSides()
  const rows = []
  for (const pair of partsAt(answers, /=/)) {
    const [left = '', ...right] = pair.split('->')
    const said = shownAgain(right.join('->')).trim()
    const side = said === '' ? undefined : sides.at(partOfHtml(escaped(said), desk).text)
    if (left.trim() !== '') rows.push({ part: part(left), side })
  }
  return answersOfPairs({ rows, sides: sides.texts }, isSnpmb, desk)
}
