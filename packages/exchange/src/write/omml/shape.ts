// What a part of a formula is, where MathML does not name it: an operator with limits, a function, a pair of brackets.
import { type Element, elementsIn, textIn } from '../html/tree.ts'

const LARGE = new Set('∑∏∐∫∬∭∮∯∰⋃⋂⋁⋀⨁⨂⨀⨄⨆')
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg lim max min sup inf det gcd exp arg deg dim'.split(
    ' ',
  ),
)
const GROUPING = new Set(['mrow', 'mstyle', 'mpadded', 'semantics'])
const HIDDEN = /^[\u2061-\u2064\u200b\s]*$/

/** Without groups around it that hold nothing else. */
export function core(part: Element): Element {
  const inside = visible(part)
  const [only] = inside
  return GROUPING.has(part.tag) && only && inside.length === 1 ? core(only) : part
}

/** The parts that are drawn: no invisible operators, no empty groups. */
export const visible = (part: Element): Element[] =>
  elementsIn(part).filter(
    (child) => !(child.tag === 'mo' && HIDDEN.test(textIn(child)) && child.attributes.fence !== 'true'),
  )

export const signOf = (part: Element | undefined): string => {
  const inner = part && core(part)
  return inner?.tag === 'mo' ? textIn(inner).trim() : ''
}

export interface Scripts {
  base: Element
  below?: Element | undefined
  above?: Element | undefined
  isBeside: boolean
}

const SCRIPTS: Readonly<Record<string, readonly ('below' | 'above')[]>> = {
  msub: ['below'],
  msup: ['above'],
  msubsup: ['below', 'above'],
  munder: ['below'],
  mover: ['above'],
  munderover: ['below', 'above'],
}

/** A base with what stands at its corners, or below and above it. */
export function scriptsOf(part: Element): Scripts | undefined {
  const places = SCRIPTS[part.tag]
  const [base, ...given] = elementsIn(part)
  if (!places || !base) return undefined
  const placed = Object.fromEntries(places.map((place, at) => [place, given[at]]))
  return { base, ...placed, isBeside: part.tag.startsWith('ms') }
}

export interface LargeOperator extends Omit<Scripts, 'base'> {
  sign: string
}

export function largeOperatorOf(part: Element): LargeOperator | undefined {
  const inner = core(part)
  const alone = signOf(inner)
  if (LARGE.has(alone)) return { sign: alone, isBeside: /[∫-∰]/.test(alone) }
  const scripts = scriptsOf(inner)
  const sign = signOf(scripts?.base)
  return scripts && LARGE.has(sign) ? { ...scripts, sign } : undefined
}

const nameIn = (part: Element | undefined) => {
  const inner = part && core(part)
  const text = inner && ['mi', 'mo', 'mtext'].includes(inner.tag) ? textIn(inner).trim() : ''
  return FUNCTIONS.has(text)
}

/** `sin`, or `log` with an index, or `lim` with what stands below. */
export function isFunction(part: Element): boolean {
  const inner = core(part)
  return nameIn(inner) || nameIn(scriptsOf(inner)?.base)
}

export interface Brackets {
  open: string
  close: string
  inside: Element[]
}

const BRACKET = /^[([{⟨⌊⌈⟦|‖∣∥)\]}⟩⌋⌉⟧]?$/

/** A group between brackets that grow with it. */
export function bracketsOf(part: Element): Brackets | undefined {
  const parts = elementsIn(part)
  const [first, last] = [parts.at(0), parts.at(-1)]
  if (part.tag !== 'mrow' || parts.length < 2 || !isFence(first) || !isFence(last)) return undefined
  const [open, close] = [textIn(first).trim(), textIn(last).trim()]
  if (!BRACKET.test(open) || !BRACKET.test(close) || (open === '' && close === '')) return undefined
  return { open, close, inside: parts.slice(1, -1) }
}

const isFence = (part: Element | undefined): part is Element =>
  part?.tag === 'mo' && part.attributes.fence === 'true' && part.attributes.stretchy !== 'false'

/** Groups without brackets of their own are no more than their parts. */
export function opened(part: Element): Element[] {
  if (!['mrow', 'mstyle', 'mpadded', 'semantics'].includes(part.tag)) return [part]
  if (bracketsOf(part) || part.attributes.class) return [part]
  return visible(part).flatMap(opened)
}

const NEEDS_RIGHT = /^[=<>*/+]$/
/** An operator that lacks its right side: LibreOffice drops it, or gives it what follows the group. */
export const isUnfinished = (part: Element | undefined): boolean => NEEDS_RIGHT.test(signOf(part))
