import type { RuleName } from '../names.ts'

/** A question written for this corpus, with the rules that it breaks, and those that it nearly breaks. */
export interface Sample {
  readonly stem: string
  /** The key begins with `*`. */
  readonly options?: readonly string[]
  /** Of a short answer: text, upper and lower bound. */
  readonly short?: readonly [text: string, upper: string, lower: string]
  readonly discussion?: string
  readonly inGroup?: boolean
  readonly breaks?: readonly RuleName[]
  readonly nearly?: readonly RuleName[]
}
