// MathML as Word's formulas (OMML). What the reader (formula/omml.ts) makes LaTeX of is what is written here.
import { type Element, elementsIn, textIn } from '../html/tree.ts'
import { letters, space } from './letters.ts'
import { m, properties, run } from './omml-xml.ts'
import { isLongArrow, over, under } from './over-under.ts'
import { bracketsOf, core, isFunction, largeOperatorOf, scriptsOf, signOf, visible } from './shape.ts'

/** The `m:oMath` of a `math` element. */
export const ommlOf = (math: Element): string => m('oMath', sequence(visible(math)) || run(' '))

/** Ends what a sum or an integral is taken of. */
const ENDS = /^[=<>≤≥≠≈,;→⇒⇔+−-]$/

/** Parts one after the other. An operator takes what follows it as its own, as Word does. */
function sequence(parts: readonly Element[]): string {
  const list = withoutArrowSpace(parts.flatMap(opened))
  let omml = ''
  for (let at = 0; at < list.length; ) {
    const end = closingBar(list, at)
    if (end > at) {
      omml += m('d', properties('d', { begChr: '|', endChr: '|' }), m('e', sequence(list.slice(at + 1, end))))
      at = end + 1
      continue
    }
    if (isBar(list[at])) {
      omml += run('∣')
      at += 1
      continue
    }
    const { written, taken } = next(list[at] as Element, list.slice(at + 1))
    omml += written
    at += 1 + taken
  }
  return omml
}

const isBar = (part: Element | undefined) =>
  /^m[io]$/.test(part?.tag ?? '') && part !== undefined && textIn(part).trim() === '|'

/** Typed bars are brackets where each has another: as letters, other programs take them for an operator. */
function closingBar(list: readonly Element[], at: number): number {
  if (!isBar(list[at]) || list.filter(isBar).length % 2 === 1) return -1
  return list.findIndex((part, index) => index > at && isBar(part))
}

/** A part, with how many of those after it belong to it. */
function next(part: Element, rest: readonly Element[]): { written: string; taken: number } {
  if (largeOperatorOf(part)) {
    const end = rest.findIndex((following, index) => index > 0 && ENDS.test(signOf(following)))
    const taken = end < 0 ? rest : rest.slice(0, end)
    return { written: largeOperator(part, sequence(taken)), taken: taken.length }
  }
  const at = rest.findIndex(({ tag }) => tag !== 'mspace')
  const argument = isFunction(part) ? rest[at] : undefined
  if (!argument || argument.tag === 'mo') return { written: one(part), taken: 0 }
  return { written: m('func', m('fName', one(part)), m('e', one(argument))), taken: at + 1 }
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
export function one(part: Element): string {
  const write = WRITE[part.tag]
  return write ? write(part) : sequence(visible(part))
}

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
  mtable: table,
  menclose: enclosed,
  mphantom: (part) => m('phant', properties('phant', { show: '0' }), m('e', inside(part))),
}

function row(part: Element): string {
  if (/tml-(?:fbox|boxed)/.test(part.attributes.class ?? '')) return m('borderBox', m('e', inside(part)))
  const brackets = bracketsOf(part)
  if (!brackets) return inside(part)
  const { open, close, inside: within } = brackets
  const parts = splitAtBars(within).map((parts) => m('e', cases(parts, open, close) ?? sequence(parts)))
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

function cases(parts: readonly Element[], open: string, close: string): string | undefined {
  const [only] = parts.map(core)
  return parts.length === 1 && only?.tag === 'mtable' && open === '{' && close === '' ? lines(only) : undefined
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
  const lower = below ? under(signOf(below), one(base), () => one(below)) : one(base)
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

function table(part: Element): string {
  if (/\btml-jot\b/.test(part.attributes.class ?? '')) return lines(part)
  const rows = elementsIn(part).map(elementsIn)
  const count = Math.max(1, ...rows.map(({ length }) => length))
  const column = m('mc', m('mcPr', `<m:count m:val="${count}"/><m:mcJc m:val="center"/>`))
  const cells = (row: Element[]) => Array.from({ length: count }, (_, at) => m('e', row[at] ? inside(row[at]) : ''))
  return m('m', m('mPr', m('mcs', column)), ...rows.map((row) => m('mr', ...cells(row))))
}

/** Equations one below the other, with `&` where they are aligned. */
function lines(part: Element): string {
  const rows = elementsIn(part).map((row) => elementsIn(row).map(inside).join(run('&')))
  return m('eqArr', ...rows.map((row) => m('e', row)))
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
