import { joined } from '../formula/omml-signs.ts'

/** A part of a row. */
export interface Part {
  latex: string
  /** It stands on what is before it: a power, a prime. */
  leans?: true
  /** Which sides an index has taken: `_`, `^`. */
  taken?: string
}

/** A sign of one letter: `°` and primes lean, as powers do. */
export const partOf = (latex: string): Part =>
  /^(?:\^\{|')/.test(latex) ? { latex, leans: true, taken: '^' } : { latex }

/** Nothing can stand on a space, or on a bracket that opens. */
const isNoBase = (latex: string) => /^(?:(?:\\(?:quad|qquad|[,:;! {])|[~([])\s*)+$/.test(latex)
const isPrimes = (latex: string) => /^'+$/.test(latex)

/** LaTeX knows one power and one index of a thing: the next ones get an empty thing of their own. */
export function inRow(parts: readonly Part[]): string {
  const spaced: string[] = []
  let taken: string | undefined
  let before = ''
  for (const { latex, leans, taken: takes = '' } of parts) {
    if (latex === '') continue
    const isFree = taken !== undefined && ![...takes].some((side) => taken?.includes(side))
    const leansOn = leans && (isFree || (isPrimes(latex) && isPrimes(before)))
    if (leans && !leansOn) spaced.push('{}')
    spaced.push(latex)
    taken = isNoBase(latex) ? undefined : leansOn ? `${taken}${takes}` : takes
    before = latex
  }
  return joined(spaced)
}
