// MathML as Word's formulas (OMML). What the reader (formula/omml.ts) makes LaTeX of is what is written here.
import { type Element, elementsIn, textIn } from '../html/tree.ts'
import { paired } from './brackets.ts'
import { letters, space } from './letters.ts'
import { m, properties, run } from './omml-xml.ts'
import { isLongArrow, over, under } from './over-under.ts'
import { bracketsOf, core, isFunction, largeOperatorOf, scriptsOf, signOf, visible } from './shape.ts'
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
const NEEDS_RIGHT = /^[=<>*/+]$/
/** A part that is not seen. */
const NOTHING = run('\u200b')
const isUnfinished = (part: Element | undefined) => NEEDS_RIGHT.test(signOf(part))
const isOperand = (part: Element | undefined) => part !== undefined && !isUnfinished(part)

/** A part, with how many of those after it belong to it. */
function next(part: Element, rest: readonly Element[]): { omml: string; taken: number } {
  if (largeOperatorOf(part)) {
    const end = rest.findIndex((following, index) => index > 0 && ENDS.test(signOf(following)))
    const taken = end < 0 ? rest : rest.slice(0, end)
    return { omml: largeOperator(part, sequence(taken)), taken: taken.length }
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

/** Groups without brackets of their own are no more than their parts. */
function opened(part: Element): Element[] {
  if (!['mrow', 'mstyle', 'mpadded', 'semantics'].includes(part.tag)) return [part]
  if (bracketsOf(part) || part.attributes.class) return [part]
  return visible(part).flatMap(opened)
}

function largeOperator(part: Element, body: string): string {
  const operator = largeOperatorOf(part)
  if (!operator) return ''
  const { sign, below, above, isBeside } = operator
  return m(
    'nary',
    properties('nary', {
      chr: sign,
      limLoc: isBeside ? 'subSup' : 'undOvr',
      subHide: below ? undefined : '1',
      supHide: above ? undefined : '1',
    }),
    m('sub', below ? one(below) : ''),
    m('sup', above ? one(above) : ''),
    m('e', body),
  )
}

/** One part with all that it holds. */
function written(part: Element): string {
  const write = WRITE[part.tag]
  return write ? write(part) : sequence(visible(part))
}

/** A part that stands alone: above, below, or at a corner. */
const one = (part: Element): string => sequence([part])

const inside = (part: Element) => sequence(visible(part))

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
  msub: scripts,
  msup: scripts,
  msubsup: scripts,
  munder: (part) => limits(part),
  mover: (part) => limits(part),
  munderover: (part) => limits(part),
  mmultiscripts: multiscripts,
  mtable: (part) => table(part, inside),
  menclose: enclosed,
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

function scripts(part: Element): string {
  if (largeOperatorOf(part)) return largeOperator(part, '')
  const found = scriptsOf(part)
  if (!found) return inside(part)
  const { base, below, above } = found
  const isLimit = below && !above && textIn(base).trim() === 'lim'
  if (isLimit) return m('limLow', m('e', one(base)), m('lim', one(below)))
  const name = below && above ? 'sSubSup' : below ? 'sSub' : 'sSup'
  return m(name, m('e', one(base)), below ? m('sub', one(below)) : '', above ? m('sup', one(above)) : '')
}

function limits(part: Element): string {
  if (largeOperatorOf(part)) return largeOperator(part, '')
  const found = scriptsOf(part)
  if (!found) return inside(part)
  const { base, below, above } = found
  const inner = NEEDS_RIGHT.test(signOf(base)) ? run(signOf(base), { isLiteral: true }) : one(base)
  const lower = below ? under(signOf(below), inner, () => one(below)) : inner
  const upper = () => (isLongArrow(part) && above ? sequence(withoutSpace(above)) : above ? one(above) : '')
  return above ? over(signOf(above), signOf(base), lower, upper) : lower
}

/** What Temml draws over a long arrow: the formula between spaces, on a space as long as the arrow. */
const withoutSpace = (over: Element): Element[] => {
  const [content] = elementsIn(over)
  return content ? opened(content).filter(({ tag }) => tag !== 'mspace') : []
}

function multiscripts(part: Element): string {
  const [base, ...rest] = elementsIn(part)
  const bar = rest.findIndex(({ tag }) => tag === 'mprescripts')
  const [after, before] = bar < 0 ? [rest, []] : [rest.slice(0, bar), rest.slice(bar + 1)]
  const script = (of: Element | undefined) => (of && of.tag !== 'none' ? one(of) : '')
  const inner = base ? one(base) : ''
  const right =
    after.length > 0 ? m('sSubSup', m('e', inner), m('sub', script(after[0])), m('sup', script(after[1]))) : inner
  if (before.length === 0) return right
  return m('sPre', m('sub', script(before[0])), m('sup', script(before[1])), m('e', right))
}

function enclosed(part: Element): string {
  const { notation = '' } = part.attributes
  const content = m(
    'e',
    sequence(visible(part).filter(({ attributes }) => !/cancel|strike/.test(attributes.class ?? ''))),
  )
  if (/\btop\b/.test(notation)) return m('bar', properties('bar', { pos: 'top' }), content)
  if (/\bbottom\b/.test(notation)) return m('bar', properties('bar', { pos: 'bot' }), content)
  const [up, down] = [/updiagonal/.test(notation), /downdiagonal/.test(notation)]
  if (!up && !down) return m('borderBox', content)
  const hidden = { hideTop: '1', hideBot: '1', hideLeft: '1', hideRight: '1' }
  const strikes = { strikeBLTR: up ? '1' : undefined, strikeTLBR: down ? '1' : undefined }
  return m('borderBox', properties('borderBox', { ...hidden, ...strikes }), content)
}
