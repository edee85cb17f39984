// What each kind of question of Moodle says of its answers.
import { MOST } from '@bank/contract/question-form/limits'
import { QUESTION_FORMS } from '@bank/contract/question-words'
import { escaped } from '../formula/escape.ts'
import { decimalOf, shownNumber } from '../systems/decimal.ts'
import type { Desk } from '../systems/desk.ts'
import { optionOf, partOfHtml } from '../systems/foreign-text.ts'
import { OWN_FORM } from '../systems/own-marks.ts'
import { answersOfPairs, newSides } from '../systems/pairs.ts'
import { type Answers, keyIs, MOST_PARTS } from '../systems/question.ts'
import { toleranceRange } from '../systems/ranges.ts'
import { isWhole, rightOf, type Shared, wholeOf } from '../systems/shares.ts'
import { letterOf } from '../write/key-text.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { isSaid, lineIn, lineOf, type Texts } from './texts.ts'

export interface Asked {
  question: XmlElement
  texts: Texts
  desk: Desk
  isSnpmb: boolean
}

interface Answer extends Shared {
  element: XmlElement
}

function answersIn({ question, desk }: Asked): Answer[] {
  const answers = childrenOf(question, 'answer').slice(0, MOST_PARTS)
  if (answers.some((answer) => isSaid(childOf(answer, 'feedback')))) desk.lose('umpan balik per opsi')
  return answers.map((element) => ({ element, share: Number(element.attributes.fraction ?? 0) || 0 }))
}

const order = (question: XmlElement) =>
  /^(?:false|0)$/.test(lineIn(question, 'shuffleanswers')) ? ({ order: 'tetap' } as const) : {}

function multichoice(asked: Asked): Answers {
  const { question, texts, desk } = asked
  const isMultiple = /^(?:false|0)$/.test(lineIn(question, 'single'))
  const all = answersIn(asked)
  const keys = rightOf(all, isMultiple, desk)
  const options = all.map((answer, at) => optionOf(texts.part(answer.element), letterOf(at), keys.has(answer), desk))
  const form = isMultiple || keys.size > 1 ? 'pgk' : 'pg'
  const interaction = { ...(form === 'pgk' && { multiple: true }), ...order(question) }
  return { form, options, keyStated: keyIs(keys.size > 0), interaction }
}

function trueFalse(asked: Asked): Answers {
  const right = answersIn(asked).find(isWhole)
  const said = right && /^(?:true|benar)$/i.test(lineOf(right.element))
  const options = ['Benar', 'Salah'].map((text) => ({ text, isKey: said === (text === 'Benar') }))
  return { form: 'pg', options, keyStated: keyIs(right !== undefined), interaction: { order: 'tetap' } }
}

/** A text of an answer is no HTML, whatever its format says. */
function shortAnswer(asked: Asked): Answers {
  const whole = wholeAnswers(asked).map(lineOf)
  if (whole.some((text) => /(?<!\\)\*/.test(text))) asked.desk.note('wildcard')
  const answers = [...new Set(whole.map((text) => escaped(text.replaceAll('\\*', '*'))))].filter((text) => text !== '')
  const interaction = /^(?:true|1)$/.test(lineIn(asked.question, 'usecase')) ? { exact: true } : {}
  return { form: 'isian', answers, keyStated: keyIs(answers.length > 0), interaction }
}

/** Those that give all points. */
const wholeAnswers = (asked: Asked): XmlElement[] =>
  wholeOf(answersIn(asked), ({ element }) => lineOf(element) === '*', asked.desk).map(({ element }) => element)

function numerical(asked: Asked): Answers {
  const { question, desk } = asked
  const read: Required<Pick<Answers, 'answers' | 'ranges'>> = { answers: [], ranges: [] }
  for (const answer of wholeAnswers(asked)) {
    const number = decimalOf(lineOf(answer))
    const tolerance = decimalOf(lineIn(answer, 'tolerance') || '0')
    if (!number) desk.note('number-unread', lineOf(answer))
    else if (!tolerance || tolerance.n === 0n) read.answers.push(escaped(shownNumber(number)))
    else read.ranges.push(toleranceRange(number, tolerance))
  }
  const units = childrenOf(childOf(question, 'units') ?? question, 'unit')
  const named = units.map((unit) => lineIn(unit, 'unit_name'))
  const [unit = ''] = named
  if (units.length > 1 || unit.length > MOST.unit) desk.lose('satuan lain')
  return {
    form: 'isian',
    ...read,
    keyStated: keyIs(read.answers.length + read.ranges.length > 0),
    interaction: unit !== '' && unit.length <= MOST.unit ? { unit } : {},
  }
}

function essay({ question, texts, desk }: Asked): Answers {
  const info = childOf(question, 'graderinfo')
  const { text, pictures } = texts.part(info)
  if (pictures.length > 0) desk.note('picture-place', 'kunci')
  if (isSaid(childOf(question, 'responsetemplate'))) desk.lose('kerangka jawaban')
  if (Number(lineIn(question, 'attachments')) !== 0) desk.lose('lampiran siswa')
  const lines = Number(lineIn(question, 'responsefieldlines'))
  const isFit = Number.isInteger(lines) && lines >= 1 && lines <= MOST.lines
  return {
    form: 'uraian',
    keyStated: keyIs(text !== ''),
    ...(text !== '' && { answer: text }),
    interaction: isFit ? { lines } : {},
  }
}

function matching({ question, texts, desk, isSnpmb }: Asked): Answers {
  const sides = newSides()
  const rows = []
  for (const sub of childrenOf(question, 'subquestion').slice(0, MOST_PARTS)) {
    const answer = lineIn(sub, 'answer')
    const side = answer === '' ? undefined : sides.at(partOfHtml(escaped(answer), desk).text)
    const part = texts.part(sub)
    if (part.text !== '' || part.pictures.length > 0) rows.push({ part, side })
  }
  const form = QUESTION_FORMS.find((name) => name === question.attributes[OWN_FORM])
  const answers = answersOfPairs({ rows, sides: sides.texts, form }, isSnpmb, desk)
  return { ...answers, interaction: { ...answers.interaction, ...(answers.form !== 'benar_salah' && order(question)) } }
}

type Kind = (asked: Asked) => Answers
export const KINDS: Readonly<Record<string, Kind>> = {
  multichoice,
  truefalse: trueFalse,
  shortanswer: shortAnswer,
  numerical,
  essay,
  matching,
  match: matching,
}
