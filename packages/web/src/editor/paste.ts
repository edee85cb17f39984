import { allows } from '@bank/contract/rich-text'
import { classesIn } from './class-attribute.ts'
import { wordLists } from './paste-lists.ts'
import { inert, STYLE } from './paste-style.ts'

export interface Pasted {
  html: string
  /** Pictures that did not come along: Word names files of its own machine, other pages their own hosts. */
  lostPictures: number
}

/** What other programs put on the clipboard, in our words; styles go before the editor parses them (CSP). */
export function tidyPaste(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(inert(html), 'text/html')
  for (const gone of body.querySelectorAll('style, script, title, .katex-html')) gone.remove()
  wordLists(body)
  for (const math of body.querySelectorAll('math')) keepLatex(math)
  for (const element of body.querySelectorAll(`[${STYLE}]`)) applyStyle(element)
  const lostPictures = [...body.querySelectorAll('img')].filter((image) => !isOurs(image))
  for (const image of lostPictures) image.remove()
  return { html: body.innerHTML, lostPictures: lostPictures.length }
}

const MARKS: readonly [RegExp, string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[a-z-]*:[^;]*underline/i, 'u'],
  [/text-decoration[a-z-]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
]

function applyStyle(element: Element) {
  const style = element.getAttribute(STYLE) ?? ''
  element.removeAttribute(STYLE)
  const classes = classesIn(element, style)
  if (classes.length > 0) element.className = classes.join(' ')
  if (element.localName === 'span' || element.localName === 'font') {
    for (const [pattern, tag] of MARKS) if (pattern.test(style)) wrapChildren(element, tag)
  }
  // Google Docs wraps everything it copies in a `<b>` that is not bold.
  if (element.localName === 'b' && /font-weight:\s*normal/i.test(style)) element.replaceWith(...element.childNodes)
}

function wrapChildren(element: Element, tag: string) {
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Other tools keep the LaTeX of a formula in an annotation. */
function keepLatex(math: Element) {
  const latex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() ?? ''
  if (!math.hasAttribute('data-latex') && allows('math', 'data-latex', latex)) math.setAttribute('data-latex', latex)
}

/** Browsers copy our own pictures with the whole address. */
function isOurs(image: HTMLImageElement): boolean {
  const source = image.getAttribute('src') ?? ''
  const path = source.startsWith(`${location.origin}/`) ? source.slice(location.origin.length) : source
  image.setAttribute('src', path)
  return allows('img', 'src', path)
}
