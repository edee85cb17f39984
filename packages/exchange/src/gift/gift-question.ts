// The marks of one question of GIFT, and the texts between them. Escapes are still hidden.
import { MOST_PARTS } from '../systems/question.ts'
import { shownAgain } from './escapes.ts'

export interface GiftQuestion {
  title: string
  /** Of its texts, unless they say another: `html`. */
  format: string
  /** With a line where the answer stands within the text. */
  stem: string
  /** Between the braces, without the general feedback; undefined where there are none. */
  answers: string | undefined
  discussion: string
}

const BLANK = '_____'

/** Undefined where braces are not closed, or stand more than once. */
export function giftQuestion(text: string): GiftQuestion | undefined {
  const { title, rest } = titled(text)
  const { format = 'moodle', text: body } = formatted(rest)
  const open = body.indexOf('{')
  const close = body.indexOf('}')
  if (open < 0 && close < 0) return { title, format, stem: body, answers: undefined, discussion: '' }
  const after = body.slice(close + 1).trim()
  if (open < 0 || close < open || /[{}]/.test(after) || body.slice(open + 1, close).includes('{')) return undefined
  const before = body.slice(0, open).trim()
  const inside = body.slice(open + 1, close)
  const feedback = inside.lastIndexOf('####')
  return {
    title,
    format,
    stem: after === '' ? before : `${before} ${BLANK}${/^[.,;:?!]/.test(after) ? '' : ' '}${after}`.trim(),
    answers: (feedback < 0 ? inside : inside.slice(0, feedback)).trim(),
    discussion: feedback < 0 ? '' : inside.slice(feedback + 4).trim(),
  }
}

function titled(text: string): { title: string; rest: string } {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1
  return end < 0
    ? { title: '', rest: text }
    : { title: shownAgain(text.slice(2, end)).trim(), rest: text.slice(end + 2) }
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/

/** A text, and the format that it says of itself. */
export function formatted(text: string): { format?: string; text: string } {
  const [head = '', format] = FORMAT.exec(text) ?? []
  return { ...(format && { format }), text: text.slice(head.length).trim() }
}

/** One answer: `=%50%text # feedback`. */
export interface GiftAnswer {
  text: string
  hasFeedback: boolean
  /** In percent of the points. */
  share: number
}

const WEIGHT = /^%(-?\d{1,3}(?:\.\d{1,10})?)%/

/** `whole`: the percent of an answer without a weight. */
export function giftAnswer(written: string, whole: number): GiftAnswer {
  const text = written.trim()
  const [head = '', weight] = WEIGHT.exec(text) ?? []
  const [said = '', ...feedback] = text.slice(head.length).split('#')
  return {
    text: said.trim(),
    hasFeedback: feedback.join('').trim() !== '',
    share: weight === undefined ? whole : Number(weight),
  }
}

/** The parts that a mark begins; what stands before the first is one too if it says anything. */
export const partsAt = (text: string, mark: RegExp): string[] => {
  const [first = '', ...rest] = text.split(mark, MOST_PARTS)
  return first.trim() === '' ? rest : [first, ...rest]
}
