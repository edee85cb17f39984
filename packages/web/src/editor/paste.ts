import { isDrawnTwice, isMarkTakenBack, styleMarks, styleOfAttributes } from '@bank/contract/rich-foreign'
import { allows } from '@bank/contract/rich-text'
import { classesIn } from './class-attribute.ts'
import { tidyFormulas } from './paste-formulas.ts'
import { wordLists } from './paste-lists.ts'
import { inert, STYLE } from './paste-style.ts'

/** What did not come along: pictures of another machine or host, equations that Word only draws. */
export interface Lost {
  gambar: number
  rumus: number
}

/** What other programs put on the clipboard, in our words; styles go before the editor parses them (CSP). */
export function tidyPaste(html: string): { html: string; lost: Lost } {
  const { body } = new DOMParser().parseFromString(inert(html), 'text/html')
  for (const gone of body.querySelectorAll('style, script, title')) gone.remove()
  for (const element of body.querySelectorAll('*')) if (isForNobody(element)) element.remove()
  const rumus = tidyFormulas(body)
  wordLists(body)
  for (const element of body.querySelectorAll('*')) applyStyle(element)
  const foreign = [...body.querySelectorAll('img')].filter((image) => !isOurs(image))
  for (const image of foreign) image.remove()
  return { html: body.innerHTML, lost: { gambar: foreign.length, rumus } }
}

/** A formula drawn a second time; Word's mark for the end of a paragraph, its comments and their anchors. */
const isForNobody = (element: Element) =>
  isDrawnTwice(element.localName, [...element.classList]) ||
  (element.localName === 'o:p' && (element.textContent ?? '').trim() === '') ||
  element.matches('.MsoCommentReference, .msocomanchor')

function applyStyle(element: Element) {
  const tag = element.localName
  const style = element.getAttribute(STYLE) ?? ''
  element.removeAttribute(STYLE)
  const old = styleOfAttributes(tag, (name) => element.getAttribute(name))
  const classes = classesIn(element, `${old};${style}`)
  if (classes.length > 0) element.className = classes.join(' ')
  if (tag === 'span' || tag === 'font') for (const mark of styleMarks(style)) wrapChildren(element, mark)
  if (isMarkTakenBack(tag, style)) element.replaceWith(...element.childNodes)
}

function wrapChildren(element: Element, tag: string) {
  const mark = document.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

/** Browsers copy our own pictures with the whole address. */
function isOurs(image: HTMLImageElement): boolean {
  const source = image.getAttribute('src') ?? ''
  const path = source.startsWith(`${location.origin}/`) ? source.slice(location.origin.length) : source
  image.setAttribute('src', path)
  return allows('img', 'src', path)
}
