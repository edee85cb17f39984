import { literalPercent } from '@bank/contract/latex-spans'
import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { styleClasses } from '@bank/contract/rich-style'
import { cleanFragment } from '../rich/clean.ts'
import { latexFault } from './latex-fault.ts'

/** A formula as it is stored, and its error if it cannot be rendered. */
export interface Formula {
  mathml: string
  fault?: string
}
/** @param display on its own line */
export type Typeset = (latex: string, display: boolean) => Formula

/** TeX runs only here, in the author's browser and with limits; readers get MathML (reliability 21). */
const LIMITS = { trust: false, maxExpand: 1000, maxSize: [20, 500] as [number, number], throwOnError: true }

let loaded: Promise<Typeset> | undefined

/** Loads Temml on first use; a failed load is retried on the next use. */
export function loadTypeset(): Promise<Typeset> {
  loaded ??= import('temml').then(({ default: temml }) => drawWith(temml.renderToString))
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

type Render = (latex: string, options: typeof LIMITS & { displayMode: boolean }) => string

function drawWith(render: Render): Typeset {
  return (latex, display) => {
    if (latex.length > LATEX_LENGTH) return { ...faultyFormula(latex, display), fault: 'Rumus terlalu panjang.' }
    try {
      return { mathml: stored(render(literalPercent(latex), { ...LIMITS, displayMode: display }), latex, display) }
    } catch (error) {
      return { ...faultyFormula(latex, display), fault: latexFault(error) }
    }
  }
}

/** The formula as typed, marked as faulty, so that nothing is lost while it cannot be rendered. */
export function faultyFormula(latex: string, display: boolean): Formula {
  const text = document.createElement('mtext')
  text.textContent = latex
  return { mathml: stored(`<math><merror>${text.outerHTML}</merror></math>`, latex, display) }
}

/** Adapts Temml's markup: classes instead of styles, and the LaTeX next to the MathML. */
function stored(markup: string, latex: string, display: boolean): string {
  const math = cleanFragment(withoutStyles(markup)).querySelector('math')
  if (!math) return ''
  for (const name of ['display', 'class', 'data-latex']) math.removeAttribute(name)
  if (display) math.setAttribute('display', 'block')
  math.setAttribute('data-latex', latex)
  return math.outerHTML
}

/** Each parsed `style` would cause a CSP report, so they are removed while the markup is still text. */
const withoutStyles = (markup: string) =>
  markup.replace(/<[a-z]+ [^<>]*>/g, (tag) => {
    const [, style = ''] = / style="([^"]*)"/.exec(tag) ?? []
    const [, names = ''] = / class="([^"]*)"/.exec(tag) ?? []
    const bare = tag.replace(/ (?:style|class)="[^"]*"/g, '')
    const classes = [names, ...styleClasses(style)].filter(Boolean).join(' ')
    return classes ? bare.replace(/^<[a-z]+/, (start) => `${start} class="${classes}"`) : bare
  })
