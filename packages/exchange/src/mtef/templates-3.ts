import {
  around,
  arrow,
  arrowOver,
  brace,
  dirac,
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

type ByVariation = (variation: number) => Write | undefined

/** Both sides, the left one, the right one. */
const fenced =
  (left: string, right: string): ByVariation =>
  (variation) =>
    [fences(left, right), fences(left, ''), fences('', right)][variation]

const one =
  (...writes: readonly (Write | undefined)[]): ByVariation =>
  (variation) =>
    writes[variation] ?? writes.at(-1)

const loop = (from: number, plain: string, looped: string, place?: 'over'): ByVariation => {
  const [without, within] = [operator(plain, place), operator(looped, place)]
  return (variation) => (variation < from ? without : within)
}
/** The last variation is the one without a loop. */
const plainLast =
  (looped: string, plain: string): ByVariation =>
  (variation) =>
    operator(variation === 0 ? looped : plain, 'over')

const sums = ['∑', '∏', '∐', '⋃', '⋂'].flatMap((sign) => [one(operator(sign, 'over')), one(operator(sign, 'beside'))])
const both = (way: string) => one(around(`${way}leftarrow`), around(`${way}rightarrow`), around(`${way}leftrightarrow`))
const line = (command: string) => one(around(command), around(command, command))
const labelled = (command: string) => one(arrow(command), arrowOver(command))

/** The templates of Equation Editor 3 by their numbers. 42 and 43, operators of one's own, are not known well enough. */
const TEMPLATES: readonly (ByVariation | undefined)[] = [
  fenced('⟨', '⟩'),
  fenced('(', ')'),
  fenced('{', '}'),
  fenced('[', ']'),
  fenced('|', '|'),
  fenced('‖', '‖'),
  fenced('⌊', '⌋'),
  fenced('⌈', '⌉'),
  one(fences('[', '[')),
  one(fences(']', ']')),
  one(fences(']', '[')),
  one(fences('[', ')')),
  one(fences('(', ']')),
  one(root),
  one(fraction),
  one(script(0, 1)),
  line('underline'),
  line('overline'),
  labelled('xleftarrow'),
  labelled('xrightarrow'),
  labelled('xleftrightarrow'),
  loop(3, '∫', '∮'),
  loop(2, '∬', '∯'),
  loop(2, '∭', '∰'),
  loop(2, '∫', '∮', 'over'),
  plainLast('∯', '∬'),
  plainLast('∰', '∭'),
  one(brace('overbrace', '^')),
  one(brace('underbrace', '_')),
  ...sums,
  // without a line for what is missing below, the first is what stands above
  one(limitsOver, limits(1, 2)),
  one(longDivision),
  one(slashed),
  undefined,
  undefined,
  one(script(0, 1, true)),
  one(dirac(true, true), dirac(true, false), dirac(false, true)),
  both('under'),
  both('over'),
  one(around('overparen')),
]

function limitsOver(filled: Parameters<Write>[0]) {
  return limits(NONE, filled.slot(1) ? 1 : 2)(filled)
}

export const template3 = (selector: number, variation: number): Write | undefined => TEMPLATES[selector]?.(variation)
