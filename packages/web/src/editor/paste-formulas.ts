import { LATEX_ENCODINGS, mathmlOfWiris } from '@bank/contract/rich-foreign'
import { allows } from '@bank/contract/rich-text'

/** Formulas of other programs as ours; answers how many equations of Word could not come along. */
export function tidyFormulas(body: HTMLElement): number {
  for (const picture of body.querySelectorAll('img[data-mathml]')) fromWiris(picture)
  for (const math of body.querySelectorAll('math')) keepLatex(math)
  return dropWordEquations(body)
}

/** WIRIS pastes a picture that carries its MathML. */
function fromWiris(picture: Element) {
  const mathml = mathmlOfWiris(picture.getAttribute('data-mathml') ?? '')
  const math = mathml && new DOMParser().parseFromString(mathml, 'text/html').querySelector('math')
  if (math) picture.replaceWith(math)
}

/** Other tools keep the LaTeX of a formula in an annotation, which would be read as letters of the formula. */
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

const IS_EQUATION = /^\[if gte msEquation/
const IS_PICTURE_OF_IT = /^\[if !msEquation\]/

/** Word writes an equation as a comment and then, for other programs, as a picture that lies on its own machine. */
function dropWordEquations(body: HTMLElement): number {
  const comments = commentsIn(body)
  for (const comment of comments.filter(({ data }) => IS_PICTURE_OF_IT.test(data))) dropUntilEnd(comment)
  return comments
    .filter(({ data }) => IS_EQUATION.test(data))
    .reduce((count, { data }) => count + (data.match(/<m:oMath>/g)?.length ?? 0), 0)
}

function commentsIn(body: HTMLElement): Comment[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment)
  return comments
}

function dropUntilEnd(start: Comment) {
  for (let node = start.nextSibling; node; node = start.nextSibling) {
    node.remove()
    if (node instanceof Comment && node.data === '[endif]') return
  }
}
