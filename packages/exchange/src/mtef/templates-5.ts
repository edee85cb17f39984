import {
  around,
  arrow,
  brace,
  dirac,
  type Filled,
  fences,
  fraction,
  limits,
  longDivision,
  NONE,
  operator,
  root,
  script,
  slashed,
  type Write,
} from './template.ts'

type ByVariation = (variation: number) => Write

const LEFT = 1
const RIGHT = 2

/** One side at least; without a word of them, both. */
const fenced =
  (left: string, right: string): ByVariation =>
  (variation) => {
    const isBoth = (variation & (LEFT | RIGHT)) === 0
    return fences(isBoth || variation & LEFT ? left : '', isBoth || variation & RIGHT ? right : '')
  }

const SIDES = ['(', ')', '[', ']']
const interval: ByVariation = (variation) => fences(SIDES[variation & 3] ?? '', SIDES[(variation >> 4) & 3] ?? '')

const always =
  (write: Write): ByVariation =>
  () =>
    write
const line =
  (command: string): ByVariation =>
  (variation) =>
    variation & 1 ? around(command, command) : around(command)

const ARROW = { isDouble: 1, isHarpoon: 2, left: 0x10, right: 0x20 }
const labelled: ByVariation = (variation) => {
  if (variation & ARROW.isHarpoon) return arrow('xrightleftharpoons')
  if (variation & ARROW.isDouble) return arrow('xtofrom')
  return arrow(`x${wayOf(variation & ARROW.left, variation & ARROW.right)}arrow`)
}
const wayOf = (left: number, right: number) => (left && right ? 'leftright' : left ? 'left' : 'right')

const LIMITS_OVER = 0x40
const placeOf = (variation: number) => (variation & LIMITS_OVER ? 'over' : 'beside')
/** By how many there are, and by their loop: none, one without an arrow, with one, with one to the other side. */
const INTEGRALS: readonly (readonly string[])[] = [
  ['∫', '∬', '∭'],
  ['∮', '∯', '∰'],
  ['∲', '∯', '∰'],
  ['∳', '∯', '∰'],
]
const integral: ByVariation = (variation) =>
  operator(INTEGRALS[(variation >> 2) & 3]?.[Math.max(variation & 3, 1) - 1] ?? '∫', placeOf(variation))
const sum =
  (sign: string): ByVariation =>
  (variation) =>
    operator(sign, placeOf(variation))
/** An operator of one's own. */
const other =
  (usual: string): ByVariation =>
  (variation) =>
  (filled: Filled) =>
    operator(filled.sign() || usual, placeOf(variation))(filled)

const braced =
  (name: string): ByVariation =>
  (variation) =>
    variation & 1 ? brace(`over${name}`, '^') : brace(`under${name}`, '_')
const scripted =
  (below: number, above: number): ByVariation =>
  (variation) =>
    script(below, above, (variation & 1) === 1)

const VECTOR = { left: 1, right: 2, under: 4, harpoon: 8 }
const vector: ByVariation = (variation) => {
  const way = wayOf(variation & VECTOR.left, variation & VECTOR.right)
  const side = variation & VECTOR.under ? 'under' : 'over'
  const isHarpoon = variation & VECTOR.harpoon && way !== 'leftright'
  if (isHarpoon && side === 'under') return around(`underset{\\${way}harpoonup}`)
  return around(`${side}${way}${isHarpoon ? 'harpoon' : 'arrow'}`)
}

const STRIKES = ['cancel', 'sout', 'cancel', 'sout', 'bcancel', 'sout', 'xcancel', 'sout']

/** The templates of MathType by their numbers. */
const TEMPLATES: readonly ByVariation[] = [
  fenced('⟨', '⟩'),
  fenced('(', ')'),
  fenced('{', '}'),
  fenced('[', ']'),
  fenced('|', '|'),
  fenced('‖', '‖'),
  fenced('⌊', '⌋'),
  fenced('⌈', '⌉'),
  fenced('⟦', '⟧'),
  interval,
  always(root),
  (variation) => (variation & 2 ? slashed : fraction),
  line('underline'),
  line('overline'),
  labelled,
  integral,
  sum('∑'),
  sum('∏'),
  sum('∐'),
  sum('⋃'),
  sum('⋂'),
  other('∫'),
  other('∑'),
  always(limits(1, 2)),
  braced('brace'),
  braced('bracket'),
  always(longDivision),
  scripted(0, NONE),
  (variation) => (filled) => script(NONE, filled.slot(1) ? 1 : 0, (variation & 1) === 1)(filled),
  scripted(0, 1),
  (variation) => dirac((variation & LEFT) !== 0, (variation & RIGHT) !== 0),
  vector,
  always(around('widetilde')),
  always(around('widehat')),
  always(around('overparen')),
  always(around('overbracket')),
  (variation) => around(STRIKES[variation & 7] ?? 'cancel'),
  always(around('boxed')),
]

export const template5 = (selector: number, variation: number): Write | undefined => TEMPLATES[selector]?.(variation)
