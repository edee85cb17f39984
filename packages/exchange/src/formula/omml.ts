// Word's formulas (OMML) as LaTeX: from the clipboard, and from .docx files.
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { childOf, childrenOf, isOn, isProperty, type OmmlElement, propertyOf, textOf } from './omml-element.ts'
import { runOf, signsOf, trimmed } from './omml-run.ts'
import { ACCENTS, ARROWS, GROUPS, joined } from './omml-signs.ts'
import { fence, functionName, largeOperator, limit, MATRICES, rowsIn } from './parts.ts'
import { UnreadableFormula } from './unreadable.ts'

/** The LaTeX of an `m:oMath`. Throws UnreadableFormula. */
export const latexOf = (math: OmmlElement): string => trimmed(write(math, { depth: 0, aligned: false }))

interface Place {
  depth: number
  /** In a system of equations, where `&` aligns the lines. */
  aligned: boolean
}
type Inner = (child: OmmlElement | undefined) => string
type Write = (element: OmmlElement, inner: Inner, place: Place) => string

const MOST_LEVELS = 60

function write(element: OmmlElement, place: Place): string {
  if (isProperty(element)) return ''
  const by = Object.hasOwn(WRITE, element.name) ? WRITE[element.name] : undefined
  if (!by || place.depth > MOST_LEVELS) throw new UnreadableFormula(element.name)
  const deeper = { ...place, depth: place.depth + 1 }
  const latex = by(element, (child) => (child ? write(child, deeper) : ''), deeper)
  if (latex.length > LATEX_LENGTH) throw new UnreadableFormula('too long')
  return latex
}

/** Everything inside, one after the other. */
const through: Write = (element, inner, place) => joined(partsOf(element, inner, place))

function* partsOf({ children }: OmmlElement, inner: Inner, { aligned }: Place) {
  for (const child of children) {
    yield typeof child === 'string' ? runOf({ name: 'r', children: [child.trim()] }, aligned) : inner(child)
  }
}

const CONTAINERS = ['omath', 'omathpara', 'e', 'num', 'den', 'sub', 'sup', 'deg', 'lim', 'fname', 'box', 'ins']

const WRITE: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(CONTAINERS.map((name) => [name, through])),
  r: (run, _, { aligned }) => runOf(run, aligned),
  f: fraction,
  ssup: raised,
  ssub: (e, inner) => `${base(inner(childOf(e, 'e')))}_{${inner(childOf(e, 'sub'))}}`,
  ssubsup: (e, inner) => `${base(inner(childOf(e, 'e')))}_{${inner(childOf(e, 'sub'))}}^{${inner(childOf(e, 'sup'))}}`,
  spre: (e, inner) => `{}_{${inner(childOf(e, 'sub'))}}^{${inner(childOf(e, 'sup'))}}${base(inner(childOf(e, 'e')))}`,
  rad: (e, inner) => {
    const degree = isOn(e, 'deghide') ? '' : inner(childOf(e, 'deg'))
    return `\\sqrt${degree && `[${degree}]`}{${inner(childOf(e, 'e'))}}`
  },
  d: delimited,
  nary: operator,
  func: (e, inner) => `${functionName(inner(childOf(e, 'fname')))}{${inner(childOf(e, 'e'))}}`,
  limlow: (e, inner) => longArrow(e, inner) ?? limit(inner(childOf(e, 'e')), inner(childOf(e, 'lim')), '_'),
  limupp: (e, inner) => longArrow(e, inner) ?? limit(inner(childOf(e, 'e')), inner(childOf(e, 'lim')), '^'),
  acc: accent,
  bar: (e, inner) => `\\${propertyOf(e, 'pos') === 'top' ? 'overline' : 'underline'}{${inner(childOf(e, 'e'))}}`,
  groupchr: group,
  borderbox: boxed,
  phant: (e, inner) => (isOn(e, 'show') ? inner(childOf(e, 'e')) : `\\phantom{${inner(childOf(e, 'e'))}}`),
  m: (e, inner) => matrix(e, inner, isAligned(e) ? 'aligned' : 'matrix'),
  eqarr: (e, _, place) => system(e, place, 'aligned'),
}

function raised(e: OmmlElement, inner: Inner): string {
  const above = inner(childOf(e, 'sup'))
  return `${base(inner(childOf(e, 'e')))}${/^'+$/.test(above) ? above : `^{${above}}`}`
}

function fraction(e: OmmlElement, inner: Inner): string {
  const [above, below] = [inner(childOf(e, 'num')), inner(childOf(e, 'den'))]
  const type = propertyOf(e, 'type')
  if (type === 'lin') return `{${above}}/{${below}}`
  if (type === 'skw') return `{}^{${above}}/_{${below}}`
  return isWithoutBar(e) ? `{${above} \\atop ${below}}` : `\\frac{${above}}{${below}}`
}

const isWithoutBar = (fraction: OmmlElement) => propertyOf(fraction, 'type')?.toLowerCase() === 'nobar'

/** One letter or command carries an index alone; anything else in braces. */
const base = (latex: string): string => (/^(?:[A-Za-z0-9]|\\[A-Za-z]+)$/.test(latex) ? latex : `{${latex}}`)

/** The only element inside, if there is only one. */
function onlyIn(e: OmmlElement): OmmlElement | undefined {
  const [part, ...others] = childrenOf(e, 'e')
  const [only, ...more] = part && others.length === 0 ? childrenOf(part) : []
  return more.length === 0 ? only : undefined
}

function delimited(e: OmmlElement, inner: Inner, place: Place): string {
  const [left, right] = [propertyOf(e, 'begchr') ?? '(', propertyOf(e, 'endchr') ?? ')']
  const only = onlyIn(e)
  if (only?.name === 'eqarr' && left === '{' && right === '') return system(only, place, 'cases')
  const named = MATRICES[left + right]
  if (only?.name === 'm' && left === '{' && right === '') return matrix(only, inner, 'cases')
  if (only?.name === 'm' && named) return matrix(only, inner, named)
  if (only?.name === 'f' && left === '(' && isWithoutBar(only)) {
    return `\\binom{${inner(childOf(only, 'num'))}}{${inner(childOf(only, 'den'))}}`
  }
  const separator = propertyOf(e, 'sepchr') ?? '|'
  const between = separator === '|' ? '\\,\\middle|\\,' : ` ${signsOf(separator)} `
  return `\\left${fence(left)}${childrenOf(e, 'e').map(inner).join(between)}\\right${fence(right)}`
}

function operator(e: OmmlElement, inner: Inner): string {
  const sign = propertyOf(e, 'chr') ?? '∫'
  const place = propertyOf(e, 'limloc')?.toLowerCase()
  const limits = place === 'undovr' ? 'over' : place === 'subsup' ? 'beside' : undefined
  const [below, above] = [inner(childOf(e, 'sub')), inner(childOf(e, 'sup'))]
  return `${largeOperator(sign, limits, below, above)}{${inner(childOf(e, 'e'))}}`
}

function accent(e: OmmlElement, inner: Inner): string {
  const sign = propertyOf(e, 'chr') ?? '\u0302'
  const under = inner(childOf(e, 'e'))
  const [short, long] = (Object.hasOwn(ACCENTS, sign) && ACCENTS[sign]) || []
  const isLong = under.replace(/\\[A-Za-z]+/g, 'x').replace(/[{}\s]/g, '').length > 1
  return short ? `\\${isLong ? long : short}{${under}}` : `\\overset{${signsOf(sign)}}{${under}}`
}

/** An arrow with a part below it, and perhaps one above it, grows with them. */
function longArrow(e: OmmlElement, inner: Inner): string | undefined {
  const within = onlyIn(e)
  const second = within && ['limlow', 'limupp'].includes(within.name) ? within : undefined
  const [low, upp] = ['limlow', 'limupp'].map((name) => [e, second].find((one) => one?.name === name))
  const letter = second ? onlyIn(second) : within
  const sign = letter?.name === 'r' ? textOf(letter).trim() : ''
  if (!low || !Object.hasOwn(ARROWS, sign)) return undefined
  const below = inner(childOf(low, 'lim'))
  return `\\${ARROWS[sign]}[${below.includes(']') ? `{${below}}` : below}]{${upp ? inner(childOf(upp, 'lim')) : ''}}`
}

function group(e: OmmlElement, inner: Inner): string {
  const sign = propertyOf(e, 'chr') ?? '⏟'
  const under = inner(childOf(e, 'e'))
  const isBelow = propertyOf(e, 'pos') !== 'top'
  if (isBelow && Object.hasOwn(ARROWS, sign)) return `\\${ARROWS[sign]}{${under}}`
  if (Object.hasOwn(GROUPS, sign)) return `\\${GROUPS[sign]}{${under}}`
  return `\\${isBelow ? 'underset' : 'overset'}{${signsOf(sign)}}{${under}}`
}

function boxed(e: OmmlElement, inner: Inner): string {
  const [up, down] = [isOn(e, 'strikebltr'), isOn(e, 'striketlbr')]
  const across = up ? 'cancel' : 'bcancel'
  return `\\${up && down ? 'xcancel' : up || down ? across : 'boxed'}{${inner(childOf(e, 'e'))}}`
}

function matrix(e: OmmlElement, inner: Inner, name: string): string {
  const rows = childrenOf(e, 'mr').map((row) => childrenOf(row, 'e').map(inner).join(' & '))
  return rowsIn(name, rows)
}

/** Columns that meet where the lines are aligned. */
function isAligned(e: OmmlElement): boolean {
  const columns = childOf(childOf(e, 'mpr'), 'mcs')
  const sides = columns ? childrenOf(columns, 'mc').map((column) => propertyOf(column, 'mcjc')) : []
  return sides.length > 1 && sides.every((side, at) => side === (at % 2 === 0 ? 'right' : 'left'))
}

function system(e: OmmlElement, place: Place, name: string): string {
  const rows = childrenOf(e, 'e').map((row) => write(row, { ...place, aligned: true }))
  return rowsIn(name, rows)
}
