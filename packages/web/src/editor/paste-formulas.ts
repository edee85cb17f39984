import { LATEX_ENCODINGS, mathmlOfWiris } from '@bank/contract/rich-foreign'
import { allows } from '@bank/contract/rich-text'
import { type ReadEquation, readEquations } from './equations.ts'

/** Converts formulas of other programs to ours; returns how many Word equations could not be taken over. */
export function tidyFormulas(body: HTMLElement, read: ReadEquation | undefined): number {
  for (const picture of body.querySelectorAll('img[data-mathml]')) fromWiris(picture)
  for (const math of body.querySelectorAll('math')) keepLatex(math)
  return readEquations(body, read)
}

/** WIRIS pastes a picture that carries its MathML in an attribute. */
function fromWiris(picture: Element) {
  const mathml = mathmlOfWiris(picture.getAttribute('data-mathml') ?? '')
  const math = mathml && new DOMParser().parseFromString(mathml, 'text/html').querySelector('math')
  if (math) picture.replaceWith(math)
}

/** Other tools keep the LaTeX of a formula in an annotation, which we would otherwise read as part of the formula. */
function keepLatex(math: Element) {
  for (const annotation of math.querySelectorAll('annotation, annotation-xml')) {
    const latex = annotation.textContent?.trim() ?? ''
    const isLatex = LATEX_ENCODINGS.includes(annotation.getAttribute('encoding') ?? '')
    if (isLatex && !math.hasAttribute('data-latex') && allows('math', 'data-latex', latex)) {
      math.setAttribute('data-latex', latex)
    }
    annotation.remove()
  }
}
