import { isDrawnTwice, isMarkTakenBack, styleMarks, styleOfAttributes } from '@bank/contract/rich-foreign'
import { allows } from '@bank/contract/rich-text'
import { classesIn, passAlignmentOn } from './class-attribute.ts'
import { closedEquations, type ReadEquation } from './equations.ts'
import { lostPlace } from './lost-place.ts'
import { tidyFormulas } from './paste-formulas.ts'
import { styledLists, wordLists } from './paste-lists.ts'
import { inert, STYLE } from './paste-style.ts'

/** Content that could not be taken over: pictures from a computer or another host, equations that Word only draws. */
export interface Lost {
  gambar: number
  rumus: number
}

/**
 * Converts clipboard HTML of other programs to our markup; no style reaches the editor's parser (CSP). What does not come
 * along leaves a marked place; without a reader these are the equations of Word, too.
 */
export function tidyPaste(html: string, read?: ReadEquation): { html: string; lost: Lost } {
  const { body } = new DOMParser().parseFromString(inert(closedEquations(html)), 'text/html')
  for (const gone of body.querySelectorAll('style, script, title')) gone.remove()
  for (const element of body.querySelectorAll('*')) if (isDropped(element)) element.remove()
  const rumus = tidyFormulas(body, read)
  wordLists(body)
  styledLists(body)
  for (const element of body.querySelectorAll('*')) applyStyle(element)
  passAlignmentOn(body)
  const foreign = [...body.querySelectorAll('img')].filter((image) => !isOurs(image))
  for (const image of foreign) image.replaceWith(lostPlace('gambar', image.alt))
  return { html: body.innerHTML, lost: { gambar: foreign.length, rumus } }
}

/** Content to drop: the second rendering of a formula; Word's end-of-paragraph marks, comments and their anchors. */
const isDropped = (element: Element) =>
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

/** Browsers copy our own pictures with absolute URLs. */
function isOurs(image: HTMLImageElement): boolean {
  const source = image.getAttribute('src') ?? ''
  const path = source.startsWith(`${location.origin}/`) ? source.slice(location.origin.length) : source
  image.setAttribute('src', path)
  return allows('img', 'src', path)
}
