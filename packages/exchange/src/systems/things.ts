// What stands in a text of another system and is no text: formulas, pictures, media.

import { latexSpans } from '@bank/contract/latex-spans'
import { mathmlOfWiris } from '@bank/contract/rich-foreign'
import { escaped, inAttribute } from '../formula/escape.ts'
import { drawFormula } from '../formula/mathml.ts'
import { UNREADABLE } from '../html/inline.ts'
import { pictureSource } from '../html/picture.ts'
import { childOf, textIn, within, type XmlElement } from '../xml/element.ts'
import type { Desk } from './desk.ts'
import { elementsOfHtml } from './html-elements.ts'
import { attributesOf, localName } from './markup.ts'

const MEDIA = new Set(['object', 'audio', 'video', 'iframe', 'embed', 'svg', 'canvas', 'applet'])

/** A formula or a medium as HTML; undefined for any other element. */
export function thingHtml(element: XmlElement, desk: Desk): string | undefined {
  const local = localName(element)
  if (local === 'math') return mathHtml(element, desk)
  if (local === 'img' && element.attributes['data-mathml']) return wirisHtml(element.attributes['data-mathml'], desk)
  if (!MEDIA.has(local)) return undefined
  desk.note('media')
  return UNREADABLE.object
}

function mathHtml(math: XmlElement, desk: Desk): string {
  const read = desk.mathOf?.(math)
  if (read !== undefined) return read
  const latex = latexOf(math)
  const drawn = latex ? drawFormula(latex, math.attributes.display === 'block') : undefined
  if (drawn && !drawn.isFaulty) return drawn.html
  const letters = seenIn(math).replace(/\s+/g, ' ').trim()
  if (letters !== '') desk.note('formula')
  return escaped(letters)
}

function latexOf(math: XmlElement): string | undefined {
  const said = math.attributes['data-latex']
  if (said) return said
  for (const element of within(math))
    if (isAnnotation(element) && /tex/i.test(element.attributes.encoding ?? '')) return textIn(element).trim()
  return undefined
}

const isAnnotation = (element: XmlElement) => localName(element).startsWith('annotation')

const seenIn = (element: XmlElement): string =>
  element.children
    .map((child) => (typeof child === 'string' ? child : isAnnotation(child) ? '' : seenIn(child)))
    .join('')

function wirisHtml(hidden: string, desk: Desk): string {
  const [math] = elementsOfHtml(mathmlOfWiris(hidden) ?? '')
  return typeof math === 'object' ? mathHtml(math, desk) : UNREADABLE.picture
}

/** A text, with its formulas where LaTeX stands for them. `$$x$$` is on a line of its own where nothing else is. */
export function textHtml(text: string, isAlone: boolean, { hasLatex }: Desk): string {
  if (!hasLatex) return escaped(text)
  let [html, from] = ['', 0]
  const isOnly = ({ start, end }: { start: number; end: number }) => isAlone && end - start === text.trim().length
  for (const span of latexSpans(text)) {
    html += escaped(text.slice(from, span.start))
    from = span.end
    if (span.kind === 'dollar') html += '$'
    else html += drawFormula(span.latex, span.display && (isOnly(span) || text.startsWith('\\[', span.start))).html
  }
  return html + escaped(text.slice(from))
}

/** A picture as HTML and QTI have it: `img`, one of several sizes, an object. */
export function imageOf(element: XmlElement): XmlElement | undefined {
  const { attributes } = element
  const local = localName(element)
  if (local === 'picture') return childOf(element, 'img')
  if (local === 'object' && /^image\//.test(attributes.type ?? ''))
    return { ...element, attributes: { ...attributes, src: attributes.data ?? '' } }
  return local === 'img' && !attributes['data-mathml'] ? element : undefined
}

const FORMAT = /\.(\w{1,8})$/
const READABLE = /^(?:png|jpe?g)$/i

/** The source of a picture; undefined, and said, where there is none. */
export function sourceOf({ attributes: { src = '' } }: XmlElement, desk: Desk): string | undefined {
  if (/^(?:[a-z]{1,20}:)?\/\//i.test(src)) {
    desk.note('picture-linked')
    return undefined
  }
  const part = desk.partOf(src)
  const [, format = ''] = FORMAT.exec(part ?? '') ?? []
  if (part === undefined) desk.note('picture-missing')
  else if (!READABLE.test(format)) desk.note('picture-format', format.toUpperCase() || '?')
  else return pictureSource({ part })
  return undefined
}

export function pictureHtml(image: XmlElement, desk: Desk): string {
  const source = sourceOf(image, desk)
  return source === undefined ? UNREADABLE.picture : `<img src="${inAttribute(source)}"${attributesOf(image, 'img')}>`
}
