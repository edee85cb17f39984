// Elements of other systems, as we call them.
import { isDrawnTwice, isMarkTakenBack, styleMarks, styleOfAttributes } from '@bank/contract/rich-foreign'
import { styleClasses } from '@bank/contract/rich-style'
import { allows, HTML_TAGS } from '@bank/contract/rich-text'
import { inAttribute } from '../formula/escape.ts'
import { LIST_CLASSES } from '../qti/words.ts'
import { isElement, type XmlElement } from '../xml/element.ts'

export type XmlNode = XmlElement | string

/** Names of other programs for what we have. */
const SAME: Readonly<Record<string, string>> = {
  address: 'p',
  article: 'div',
  aside: 'div',
  caption: 'p',
  center: 'div',
  dd: 'p',
  del: 's',
  dt: 'p',
  figcaption: 'p',
  figure: 'div',
  font: 'span',
  footer: 'div',
  header: 'div',
  ins: 'u',
  kbd: 'code',
  main: 'div',
  mark: 'span',
  nav: 'div',
  samp: 'code',
  section: 'div',
  strike: 's',
  summary: 'p',
  tt: 'code',
  'qti-content-body': 'div',
  'qti-stimulus-body': 'div',
}
/** Classes for what QTI has no element for. */
const MARKED: Readonly<Record<string, string>> = { 'qti-underline': 'u', 'ext-strike': 's' }
const BLOCKS = new Set('p div h1 h2 h3 h4 h5 h6 blockquote pre hr ul ol table'.split(' '))
/** What no reader of a text sees. */
const UNSEEN = new Set('script style head title template noscript noframes textarea select annotation'.split(' '))

export const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

/** What we call an element; '' where only what it holds counts. */
export function tagOf(element: XmlElement): string {
  const local = localName(element)
  const marked = namesIn(element)
    .map((name) => MARKED[name])
    .find(Boolean)
  if (marked && local === 'span') return marked
  const tag = Object.hasOwn(SAME, local) ? (SAME[local] ?? '') : local
  if (!Object.hasOwn(HTML_TAGS, tag) || isMarkTakenBack(tag, element.attributes.style ?? '')) return ''
  return tag === 'span' && classesOf(element, tag).length === 0 ? '' : tag
}

export const isBlock = (node: XmlNode): node is XmlElement => isElement(node) && BLOCKS.has(tagOf(node))

export const isUnseen = (element: XmlElement): boolean =>
  UNSEEN.has(localName(element)) || isDrawnTwice(localName(element), namesIn(element))

const namesIn = ({ attributes: { class: names = '' } }: XmlElement) => names.split(/\s+/).filter(Boolean)

function classesOf(element: XmlElement, tag: string): string[] {
  const { attributes } = element
  const style = `${styleOfAttributes(localName(element), (name) => attributes[name])};${attributes.style ?? ''}`
  const names = [...new Set([...namesIn(element), ...styleClasses(style)])]
  return names.filter((name) => allows(tag, 'class', name))
}

/** The marks that a style puts on the letters of an element, innermost first. */
export function marksOf(element: XmlElement): string[] {
  const carries = localName(element) === 'span' || localName(element) === 'p'
  return carries ? styleMarks(element.attributes.style ?? '') : []
}

export function attributesOf(element: XmlElement, tag: string): string {
  const classes = classesOf(element, tag)
  const {
    class: _,
    src: __,
    style: ___,
    ...others
  } = { ...(tag === 'ol' && numbersOf(element)), ...element.attributes }
  const said = Object.entries(others).filter(([name, value]) => value !== '' && allows(tag, name, value))
  return [...(classes.length > 0 ? [['class', classes.join(' ')] as const] : []), ...said]
    .map(([name, value]) => ` ${name}="${inAttribute(value)}"`)
    .join('')
}

/** What QTI has of the numbers of a list, by a class; and the first of them, which only our own files say. */
function numbersOf(list: XmlElement): Readonly<Record<string, string>> {
  const type = Object.keys(LIST_CLASSES).find((kind) => namesIn(list).includes(LIST_CLASSES[kind] ?? ''))
  return { start: list.attributes['data-start'] ?? '', ...(type && { type }) }
}
