import { LATEX_LENGTH } from '@bank/contract/rich-math'
import { styleClasses } from '@bank/contract/rich-style'
import { cleanFragment } from './clean.ts'
import { latexFault } from './latex-fault.ts'
import { literalPercent } from './typed-latex.ts'

/** A formula as it is stored, and what is wrong with it when it cannot be drawn. */
export interface Formula {
  mathml: string
  fault?: string
}
/** @param display on a line of its own */
export type Typeset = (latex: string, display: boolean) => Formula

/** TeX runs only here, in the author's browser and within limits; readers get MathML (reliability 21). */
const LIMITS = { trust: false, maxExpand: 1000, maxSize: [20, 500] as [number, number], throwOnError: true }

let loaded: Promise<Typeset> | undefined

/** Loads the typesetter at its first use; a failed load is tried again at the next. */
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
    if (latex.length > LATEX_LENGTH) return { ...undrawn(latex, display), fault: 'Rumus terlalu panjang.' }
    try {
      return { mathml: stored(render(literalPercent(latex), { ...LIMITS, displayMode: display }), latex, display) }
    } catch (error) {
      return { ...undrawn(latex, display), fault: latexFault(error) }
    }
  }
}

/** The formula as it was typed, marked as a fault, so that nothing is lost while it cannot be drawn. */
export function undrawn(latex: string, display: boolean): Formula {
  const text = document.createElement('mtext')
  text.textContent = latex
  return { mathml: stored(`<math><merror>${text.outerHTML}</merror></math>`, latex, display) }
}

/** Our words for Temml's: classes for styles, the LaTeX beside the MathML. */
function stored(markup: string, latex: string, display: boolean): string {
  const math = cleanFragment(withoutStyles(markup)).querySelector('math')
  if (!math) return ''
  for (const name of ['display', 'class', 'data-latex']) math.removeAttribute(name)
  if (display) math.setAttribute('display', 'block')
  math.setAttribute('data-latex', latex)
  return math.outerHTML
}

/** A parsed `style` would be one report of the CSP each, so they go while the markup is still text. */
const withoutStyles = (markup: string) =>
  markup.replace(/<[a-z]+ [^<>]*>/g, (tag) => {
    const [, style = ''] = / style="([^"]*)"/.exec(tag) ?? []
    const [, names = ''] = / class="([^"]*)"/.exec(tag) ?? []
    const bare = tag.replace(/ (?:style|class)="[^"]*"/g, '')
    const classes = [names, ...styleClasses(style)].filter(Boolean).join(' ')
    return classes ? bare.replace(/^<[a-z]+/, (start) => `${start} class="${classes}"`) : bare
  })
