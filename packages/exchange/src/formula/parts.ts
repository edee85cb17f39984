// Parts of a formula as LaTeX, the same for all that formulas come from.
import { signsOf } from './omml-run.ts'
import { FENCES, FUNCTIONS, LARGE } from './omml-signs.ts'
import { UnreadableFormula } from './unreadable.ts'

/** What may stand behind `\left` and `\right`; '' is nothing. Throws UnreadableFormula for other signs. */
export function fence(sign: string): string {
  const latex = Object.hasOwn(FENCES, sign) ? FENCES[sign] : undefined
  if (latex === undefined) throw new UnreadableFormula(`fence ${sign}`)
  return latex
}

/** Matrices by the fences around them. */
export const MATRICES: Readonly<Record<string, string>> = {
  '': 'matrix',
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '||': 'vmatrix',
  '{}': 'Bmatrix',
  '‖‖': 'Vmatrix',
}

/** Lines under each other: `cases`, `pmatrix`. */
export const rowsIn = (environment: string, rows: readonly string[]): string =>
  `\\begin{${environment}}${rows.join(' \\\\ ')}\\end{${environment}}`

/** A sign with limits: where they stand if that is not where they always do. */
export function largeOperator(sign: string, limits: 'over' | 'beside' | undefined, below: string, above: string) {
  const name = Object.hasOwn(LARGE, sign) ? (LARGE[sign] ?? '') : `\\mathop{${signsOf(sign)}}`
  const isIntegral = /^[∫∬∭∮∯∰∲∳]$/.test(sign)
  const hasLimits = below !== '' || above !== ''
  const over = limits === 'over' && isIntegral ? '\\limits' : ''
  const beside = limits === 'beside' && hasLimits && !isIntegral ? '\\nolimits' : ''
  return `${name}${over}${beside}${below && `_{${below}}`}${above && `^{${above}}`}`
}

/** `tg`, typed in upright letters or in slanted ones, is the name of a function too. */
export function functionName(latex: string): string {
  const name = /^(?:\\(?:mathrm|text)\{)?([A-Za-z]{2,})\}?$/.exec(latex)?.[1]
  if (!name) return latex
  return FUNCTIONS.has(name) ? `\\${name}` : `\\operatorname{${name}}`
}

/** What stands under or over a name, or under or over anything else. */
export function limit(latex: string, at: string, mark: '_' | '^'): string {
  const name = functionName(latex)
  if (/^\\(?:lim|max|min|sup|inf|det|gcd|operatorname|underbrace|overbrace)\b/.test(name))
    return `${name}${mark}{${at}}`
  return `\\${mark === '_' ? 'underset' : 'overset'}{${at}}{${latex}}`
}
