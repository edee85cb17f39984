import { formulaHtml } from '@bank/exchange/formula/mathml'

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gs

/** HTML with `\(...\)` and `\[...\]` converted to MathML in its stored form. Throws when the LaTeX is wrong. */
export function withFormulas(html: string): string {
  return html.replace(FORMULA, (_, inline?: string, display?: string) =>
    formulaHtml((display ?? inline ?? '').trim(), display !== undefined),
  )
}
