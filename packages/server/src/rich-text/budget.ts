/** Markup that costs more than its length explains: too many elements, levels or rounds of cleaning. */
export class TooComplex extends Error {}

/** What cleaning may still cost, counted in elements that the parser makes. All texts of a request share one budget. */
export interface Budget {
  left: number
}

/** A parse costs time before its first element. */
const PARSE = 5
/** For short texts, in which each element counts six times: a formula is parsed alone and with its text, until stable. */
const BASE = 400
/** Some two seconds of one core. */
const MOST = 100_000

/**
 * As many elements as real texts of this length need, with all rounds of cleaning. A parser opens an unclosed `<b>` again
 * in every later paragraph, so 2 kB could become millions of elements: cleaning costs what the text weighs.
 */
export const budgetFor = (length: number): Budget => ({ left: Math.min(BASE + length, MOST) })

/** Characters of attributes that cost as much as an element: a link that is opened again brings its address along. */
const ATTRIBUTES = 100

/** Takes the cost of one more parse, or of one more element, from the budget. Throws TooComplex when none is left. */
export const spendParse = (budget: Budget) => spend(budget, PARSE)
export const spendElement = (budget: Budget, attributes: readonly { value: string }[]) =>
  spend(budget, 1 + attributes.reduce((length, { value }) => length + value.length, 0) / ATTRIBUTES)

function spend(budget: Budget, cost: number) {
  budget.left -= cost
  if (budget.left < 0) throw new TooComplex()
}
