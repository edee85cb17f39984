import { lostPlace } from './lost-place.ts'
import { loadTypeset } from './typeset.ts'

/** The formula of an `m:oMath` of Word, as MathML; undefined when it cannot be read. */
export type ReadEquation = (math: Element) => string | undefined

let ready: ReadEquation | undefined

/** Loads the reader of Word's equations with the typesetter, both in chunks of their own. */
export async function loadReader(): Promise<ReadEquation> {
  const [typeset, { formulaOf }] = await Promise.all([loadTypeset(), import('./word-equations.ts')])
  ready = (math) => formulaOf(math, typeset)
  return ready
}

/** The reader if it is loaded already. */
export const readerNow = (): ReadEquation | undefined => ready

/** Whether clipboard HTML holds equations of Word, for which the reader is still to be loaded. */
export const needsReader = (html: string): boolean => /<m:oMath[\s>]/i.test(html) && !ready

/** Runs at once, or when the reader is loaded that equations in this HTML need. */
export function whenReader(html: string, run: () => void): void {
  if (needsReader(html)) loadReader().then(run, run)
  else run()
}

const IS_EQUATION = /^\[if gte msEquation/
const IS_EQUATION_PICTURE = /^\[if !msEquation\]/
/** So many are drawn at once; the others become marked places. */
const MOST = 1000

/** HTML knows no empty element that closes itself: everything behind `<m:chr/>` would stand in it. */
export const closedEquations = (html: string): string =>
  html.replace(
    /<(m:[a-z]+)((?:\s[^<>]*)?)\/>/gi,
    (_, name: string, attributes: string) => `<${name}${attributes}></${name}>`,
  )

/**
 * Word writes an equation as a comment and, for other programs, as a picture whose file is on the author's computer. Makes
 * a formula of the first; where it cannot be read a marked place with its letters. Returns how many could not be read.
 */
export function readEquations(body: HTMLElement, read: ReadEquation | undefined): number {
  const comments = commentsIn(body)
  for (const comment of comments.filter(({ data }) => IS_EQUATION_PICTURE.test(data))) dropUntilEnd(comment)
  for (const comment of comments.filter(({ data }) => IS_EQUATION.test(data)))
    comment.replaceWith(...contentOf(comment))
  const equations = [...body.getElementsByTagName('m:omath')]
  return equations.filter((math, index) => !replaced(math, index < MOST ? read : undefined)).length
}

function contentOf({ data }: Comment): ChildNode[] {
  const html = data.replace(/^\[[^\]]*\]>|<!\[endif\]$/g, '')
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes]
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

/** Puts a formula in the place of an `m:oMath`; false when a marked place stands there instead. */
function replaced(math: Element, read: ReadEquation | undefined): boolean {
  const formula = read?.(math)
  const drawn = formula && new DOMParser().parseFromString(formula, 'text/html').querySelector('math')
  math.replaceWith(drawn ?? lostPlace('rumus', math.textContent ?? ''))
  return Boolean(drawn)
}
