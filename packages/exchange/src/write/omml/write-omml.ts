// MathML as Word's formulas (OMML). What the reader (formula/omml.ts) makes LaTeX of is what is written here.
import { type Element, elementsIn, textIn } from '../html/tree.ts'
import { paired } from './brackets.ts'
import { enclosed } from './enclosed.ts'
import { letters, space } from './letters.ts'
import { m, properties, run } from './omml-xml.ts'
import { isLongArrow } from './over-under.ts'
import { largeOperator, limits, multiscripts, scripts, type Within } from './scripts.ts'
import { bracketsOf, core, isFunction, isUnfinished, largeOperatorOf, opened, signOf, visible } from './shape.ts'
import { cases, table } from './tables.ts'

/** The `m:oMath` of a `math` element. */
export const ommlOf = (math: Element): string => m('oMath', sequence(visible(math)) || run(' '))

/** Ends what a sum or an integral is taken of. */
const ENDS = /^[=<>≤≥≠≈,;→⇒⇔+−-]$/

/** Parts one after the other. An operator takes what follows it as its own, as Word does. */
function sequence(parts: readonly Element[]): string {
  const list = paired(withoutArrowSpace(parts.flatMap(opened)))
  let omml = ''
  for (let at = 0; at < list.length; ) {
    const part = list[at] as Element
    const { omml: own, taken } = next(part, list.slice(at + 1))
    omml += NEEDS_BOTH.test(signOf(part)) && !isOperand(list[at - 1]) ? NOTHING + own : own
    at += 1 + taken
  }
  return isUnfinished(list.at(-1)) ? omml + NOTHING : omml
}

/** Operators that LibreOffice drops, or gives what follows the group, where a part at their side is missing. */
const NEEDS_BOTH = /^[=<>*/]$/
/** A part that is not seen. */
const NOTHING = run('\u200b')
const isOperand = (part: Element | undefined) => part !== undefined && !isUnfinished(part)

/** A part, with how many of those after it belong to it. */
function next(part: Element, rest: readonly Element[]): { omml: string; taken: number } {
  if (largeOperatorOf(part)) {
    const end = rest.findIndex((following, index) => index > 0 && ENDS.test(signOf(following)))
    const taken = end < 0 ? rest : rest.slice(0, end)
    return { omml: largeOperator(part, sequence(taken), WITHIN), taken: taken.length }
  }
  const at = rest.findIndex(({ tag }) => tag !== 'mspace')
  const argument = isFunction(part) ? rest[at] : undefined
  if (!argument || argument.tag === 'mo') return { omml: written(part), taken: 0 }
  return { omml: m('func', m('fName', written(part)), m('e', one(argument))), taken: at + 1 }
}

const withoutArrowSpace = (parts: readonly Element[]): Element[] =>
  parts.filter(
    ({ tag }, at) =>
      tag !== 'mspace' || ![parts[at - 1], parts[at + 1]].some((beside) => beside && isLongArrow(beside)),
  )

/** One part with all that it holds. */
function written(part: Element): string {
  const write = WRITE[part.tag]
  return write ? write(part) : sequence(visible(part))
}

/** A part that stands alone: above, below, or at a corner. */
const one = (part: Element): string => sequence([part])

const inside = (part: Element) => sequence(visible(part))

const WITHIN: Within = { sequence, one, inside }

const WRITE: Readonly<Record<string, (part: Element) => string>> = {
  mi: letters,
  mn: letters,
  mo: letters,
  mtext: letters,
  ms: letters,
  mspace: space,
  mrow: row,
  mfrac: fraction,
  msqrt: (part) => m('rad', properties('rad', { degHide: '1' }), m('deg'), m('e', inside(part))),
  mroot: (part) => {
    const [base, degree] = elementsIn(part)
    return m('rad', m('deg', degree ? one(degree) : ''), m('e', base ? one(base) : ''))
  },
  msub: (part) => scripts(part, WITHIN),
  msup: (part) => scripts(part, WITHIN),
  msubsup: (part) => scripts(part, WITHIN),
  munder: (part) => limits(part, WITHIN),
  mover: (part) => limits(part, WITHIN),
  munderover: (part) => limits(part, WITHIN),
  mmultiscripts: (part) => multiscripts(part, WITHIN),
  mtable: (part) => table(part, inside),
  menclose: (part) => enclosed(part, WITHIN),
  mphantom: (part) => m('phant', properties('phant', { show: '0' }), m('e', inside(part))),
}

function row(part: Element): string {
  if (/\bboxed\b/.test(part.attributes.class ?? '')) return m('borderBox', m('e', inside(part)))
  const brackets = bracketsOf(part)
  if (!brackets) return inside(part)
  const { open, close, inside: within } = brackets
  const parts = splitAtBars(within).map((parts) => m('e', afterBrace(parts, open, close) ?? sequence(parts)))
  return m('d', properties('d', { begChr: open, endChr: close }), ...parts)
}

/** `\middle|` */
function splitAtBars(parts: readonly Element[]): Element[][] {
  const groups: Element[][] = [[]]
  for (const part of parts) {
    const isBar = part.tag === 'mo' && part.attributes.form === 'infix' && textIn(part) === '|'
    if (isBar) groups.push([])
    else groups.at(-1)?.push(part)
  }
  return groups
}

function afterBrace(parts: readonly Element[], open: string, close: string): string | undefined {
  const [only] = parts.map(core)
  return parts.length === 1 && only?.tag === 'mtable' && open === '{' && close === '' ? cases(only, inside) : undefined
}

function fraction(part: Element): string {
  const [above, below] = elementsIn(part)
  const type = /^0(?:px|em|pt)?$/.test(part.attributes.linethickness ?? '') ? 'noBar' : 'bar'
  return m('f', properties('f', { type }), m('num', above ? one(above) : ''), m('den', below ? one(below) : ''))
}
