import { styleClasses } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import temml from 'temml'

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gs

/** HTML with `\(...\)` and `\[...\]` converted to MathML in its stored form. Throws when the LaTeX is wrong. */
export function withFormulas(html: string): string {
  return html.replace(FORMULA, (_, inline?: string, display?: string) =>
    display === undefined ? formula(inline ?? '', false) : formula(display, true),
  )
}

function formula(latex: string, displayMode: boolean): string {
  const typed = latex.trim()
  const mathml = temml.renderToString(typed, { displayMode, xml: false, annotate: false, throwOnError: true })
  return withoutStyles(mathml).replace('<math', () => `<math data-latex="${inAttribute(typed)}"`)
}

const STYLED = /<([a-z]+)((?: (?!class|style)[a-z-]+="[^"]*")*)((?: (?:class|style)="[^"]*")+)>/g

/** Replaces styles by classes. `sanitizeHtml` does the same, but would take ten times as long as the whole seeding. */
function withoutStyles(mathml: string): string {
  return mathml.replace(STYLED, (_, tag: string, others: string, marks: string) => {
    const words = /class="([^"]*)"/.exec(marks)?.[1]?.split(' ') ?? []
    const classes = [...words, ...styleClasses(/style="([^"]*)"/.exec(marks)?.[1] ?? '')]
    const kept = classes.filter((name) => allows(tag, 'class', name))
    return `<${tag}${others}${kept.length > 0 ? ` class="${kept.join(' ')}"` : ''}>`
  })
}

const inAttribute = (latex: string) =>
  latex.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
