import { isElement, type Node, nodesOf } from '../write/html/tree.ts'
import { canonicalFormula } from './canonical-formula.ts'

const FORMULA = /<math\b[^>]*>(?:(?!<math)[\s\S])*?<\/math>/g
const IN_LINE = /(<br>)?(<math\b[^>]*>(?:(?!<math)[\s\S])*?<\/math>)(<br>)?/g
const PICTURE = /<img\b[^>]*>/g

/**
 * A text in which formulas that say the same as one of `stored`, and pictures of the same address, are written as they stand
 * there: with their LaTeX, their width and their words.
 */
export function keepSame(html: string, stored: string): string {
  const formulas = new Map(Array.from(stored.matchAll(FORMULA), ([formula]) => [saidBy(formula), formula]))
  const pictures = new Map(Array.from(stored.matchAll(PICTURE), ([picture]) => [sourceOf(picture), picture]))
  return html
    .replace(IN_LINE, (said: string, before = '', formula = '', after = '') => {
      const kept = formulas.get(saidBy(formula))
      // one of its own line needs no breaks, which other programs do
      if (kept && DISPLAY.test(kept)) return kept
      return kept ? before + kept + after : said
    })
    .replace(PICTURE, (picture) => pictures.get(sourceOf(picture)) ?? picture)
}

const DISPLAY = /^<math\b[^>]*\bdisplay="block"/
const sourceOf = (picture: string) => /\bsrc="([^"]*)"/.exec(picture)?.[1] ?? ''
const saidBy = (formula: string) => nodesOf(formula).map(said).join('')
const said = (node: Node) => (isElement(node) ? canonicalFormula(node) : node)
