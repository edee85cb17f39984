// LaTeX as the MathML that our editor stores: no styles, the LaTeX beside it.
import { literalPercent } from '@bank/contract/latex-spans'
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { styleClasses } from '@bank/contract/rich-style'
import { allows } from '@bank/contract/rich-text'
import temml from 'temml'
import { escaped, inAttribute } from './escape.ts'

/** As in the editor: what strangers write must neither load anything nor grow without end. */
const LIMITS = { trust: false, maxExpand: 1000, maxSize: [20, 500] as [number, number], throwOnError: true }
const TAG = /<([a-z]+)((?: [a-zA-Z-]+="[^"]*")*)(\/?)>/g
const TEXT = />[^<]+</g
const ATTRIBUTE = / ([a-zA-Z-]+)="([^"]*)"/g

/** The formula, and whether it can be drawn; if not, its LaTeX stands in its place, marked as faulty. */
export function drawFormula(latex: string, display: boolean): { html: string; isFaulty: boolean } {
  if (latex.length > LATEX_LENGTH) return { html: faulty(latex, display), isFaulty: true }
  try {
    return { html: formulaHtml(latex, display), isFaulty: false }
  } catch {
    return { html: faulty(latex, display), isFaulty: true }
  }
}

/** Throws for LaTeX that is wrong, or beyond the limits. */
export function formulaHtml(latex: string, display: boolean): string {
  const drawn = temml.renderToString(literalPercent(latex), { ...LIMITS, displayMode: display, annotate: false })
  return withLatex(
    drawn
      .replace(TEXT, plainQuotes)
      .replace(TAG, (_, tag: string, attributes: string, end: string) => `<${tag}${kept(tag, attributes)}${end}>`),
    latex,
    display,
  )
}

/** Between tags browsers write quotes as they are; Temml does not. */
const plainQuotes = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

const faulty = (latex: string, display: boolean) =>
  withLatex(`<math><merror><mtext>${escaped(latex)}</mtext></merror></math>`, latex, display)

const withLatex = (math: string, latex: string, display: boolean) => {
  const source = allows('math', 'data-latex', latex) ? ` data-latex="${inAttribute(latex)}"` : ''
  return math.replace(/<math[^>]*>/, () => `<math${display ? ' display="block"' : ''}${source}>`)
}

/** The attributes that may be stored; a style becomes our classes. */
function kept(tag: string, attributes: string): string {
  const all = Array.from(attributes.matchAll(ATTRIBUTE), ([, name = '', value = '']) => ({ name, value }))
  const words = all.flatMap(({ name, value }) =>
    name === 'class' ? value.split(' ') : name === 'style' ? styleClasses(value) : [],
  )
  const classes = [...new Set(words)].filter((word) => allows(tag, 'class', word))
  const others = all.filter(({ name, value }) => name !== 'class' && name !== 'style' && allows(tag, name, value))
  return [...(classes.length > 0 ? [{ name: 'class', value: classes.join(' ') }] : []), ...others]
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('')
}
