import temml from 'temml'

const FORMULA = /\\\((.+?)\\\)|\\\[(.+?)\\\]/gs

/** HTML with its `\(...\)` and `\[...\]` as MathML, as the editor would store them. Throws when LaTeX is wrong. */
export function withFormulas(html: string): string {
  return html.replace(FORMULA, (_, inline?: string, display?: string) =>
    display === undefined ? formula(inline ?? '', false) : formula(display, true),
  )
}

function formula(latex: string, displayMode: boolean): string {
  const typed = latex.trim()
  const mathml = temml.renderToString(typed, { displayMode, xml: false, annotate: false, throwOnError: true })
  return mathml.replace('<math', () => `<math data-latex="${inAttribute(typed)}"`)
}

const inAttribute = (latex: string) =>
  latex.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
