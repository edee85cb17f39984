import { fence, largeOperator, limit } from '../formula/parts.ts'
import type { Part } from './row.ts'

/** What is filled into a template. */
export interface Filled {
  /** The LaTeX of a slot; '' if it is empty or not there. */
  slot: (at: number) => string
  /** What stands between fences: a matrix or a system takes them over. */
  fenced: (left: string, right: string) => string
  /** The sign that it is drawn with; '' if it has none of its own. Throws UnreadableFormula. */
  sign: () => string
}
export type Write = (filled: Filled) => Part

/** LaTeX that nothing before it changes. */
const part =
  (write: (filled: Filled) => string): Write =>
  (filled) => ({ latex: write(filled) })

/** An optional argument: it ends at a bracket, and may not begin with a brace. */
const option = (latex: string) => latex && (/^\{|\]/.test(latex) ? `[{${latex}}]` : `[${latex}]`)

export const fences = (left: string, right: string): Write => part(({ fenced }) => fenced(left, right))

export const root: Write = part(({ slot }) => `\\sqrt${option(slot(1))}{${slot(0)}}`)

export const fraction: Write = part(({ slot }) => `\\frac{${slot(0)}}{${slot(1)}}`)
export const slashed: Write = part(({ slot }) => `{${slot(0)}}/{${slot(1)}}`)

/** A command around the only slot. */
export const around = (...commands: readonly string[]): Write =>
  part(({ slot }) => commands.reduce((latex, command) => `\\${command}{${latex}}`, slot(0)))

/** An arrow with words: `\xrightarrow[below]{above}`. */
export const arrow = (command: string): Write => part(({ slot }) => `\\${command}${option(slot(1))}{${slot(0)}}`)
/** The same with words below alone. */
export const arrowOver = (command: string): Write => part(({ slot }) => `\\${command}${option(slot(0) || slot(1))}{}`)

/** A brace or a bracket, and what it counts. */
export const brace =
  (command: string, mark: '_' | '^'): Write =>
  ({ slot }) => {
    const at = slot(1)
    return { latex: `\\${command}{${slot(0)}}${at && `${mark}{${at}}`}`, taken: at && mark }
  }

export const longDivision: Write = part(({ slot }) => {
  const [under, above] = [slot(0), slot(1)]
  return above ? `\\overset{${above}}{\\longdiv{${under}}}` : `\\longdiv{${under}}`
})

/** An operator: what it works on, what stands below, what above. */
export const operator =
  (sign: string, limits?: 'over' | 'beside'): Write =>
  ({ slot }) => {
    const [main, below, above] = [slot(0), slot(1), slot(2)]
    const latex = largeOperator(sign, limits, below, above)
    return main ? { latex: `${latex}{${main}}` } : { latex, taken: `${below && '_'}${above && '^'}` }
  }

/** A slot that a template does not have. */
export const NONE = -1

/** Under and over a name, or anything else. */
export const limits = (below: number, above: number): Write =>
  part(({ slot }) => {
    const [low, high] = [slot(below), slot(above)]
    const lowered = low ? limit(slot(0), low, '_') : slot(0)
    return high ? limit(lowered, high, '^') : lowered
  })

/** Primes stand above by themselves. */
const power = (latex: string) => /^\{\}('+)$/.exec(latex)?.[1] ?? (latex && `^{${latex}}`)

/** A power and an index of what stands before, or after. */
export const script =
  (below: number, above: number, precedes = false): Write =>
  ({ slot }) => {
    const [low, high] = [slot(below), slot(above)]
    const latex = `${low && `_{${low}}`}${power(high)}`
    if (latex === '') return { latex }
    return precedes
      ? { latex: `{}${latex}`, taken: '_^' }
      : { latex, leans: true, taken: `${low && '_'}${high && '^'}` }
  }

/** `⟨a|b⟩`. */
export const dirac = (hasLeft: boolean, hasRight: boolean): Write =>
  part(({ slot }) => {
    const [left, right] = [slot(0), slot(1)]
    if (hasLeft && hasRight) return `\\left${fence('⟨')}${left}\\middle|${right}\\right${fence('⟩')}`
    return hasLeft ? `\\left${fence('⟨')}${left}\\right|` : `\\left|${right || left}\\right${fence('⟩')}`
  })
