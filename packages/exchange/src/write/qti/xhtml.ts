// HTML of ours as the XHTML of QTI. It has no underline, no strike and no kinds of numbers in lists: classes say them.
import { NO_IMAGE } from '@bank/contract/question-parts'
import { LIST_CLASSES } from '../../qti/words.ts'
import { type Element, isElement, type Node, nodesOf } from '../html/tree.ts'
import { element, xmlText } from '../xml.ts'
import type { Write } from './form.ts'
import type { Images } from './images.ts'
import { validHtml } from './valid-html.ts'
import { validMath } from './valid-math.ts'

const MATHML = 'http://www.w3.org/1998/Math/MathML'
const MARKED: Readonly<Record<string, string>> = { u: 'qti-underline', s: 'ext-strike' }

/** Writes texts with their pictures, as parts of one folder below the package refer to them. */
export const xhtmlWriter =
  (images: Images): Write =>
  ({ text, image }) => {
    const html = validHtml(nodesOf(text))
      .map((node) => written(node, images))
      .join('')
    if (!image || image === NO_IMAGE) return html
    const picture = pictureXml(image, {}, images)
    return html === '' ? picture : html + element('div', {}, picture)
  }

function written(node: Node, images: Images): string {
  if (!isElement(node)) return xmlText(node)
  const { tag, attributes, children } = node
  if (tag === 'math') return mathXml(node)
  if (tag === 'img') return pictureXml(attributes.src ?? '', attributes, images)
  const inside = children.map((child) => written(child, images)).join('')
  const marked = MARKED[tag]
  return marked ? element('span', { class: marked }, inside) : element(tag, attributesOf(node), inside)
}

/** The number that a list begins with has no place in QTI: our own reader finds it. */
function attributesOf({ tag, attributes }: Element) {
  if (tag === 'a') return { href: attributes.href }
  if (tag === 'ol') return { class: LIST_CLASSES[attributes.type ?? ''], 'data-start': attributes.start }
  return attributes
}

function pictureXml(source: string, { src: _, alt = '', ...size }: Element['attributes'], images: Images): string {
  const href = images.hrefOf(source)
  return href === undefined ? '[gambar tidak ada]' : element('img', { src: `../${href}`, alt, ...size })
}

/** A formula with its LaTeX beside it, as the standard has it. */
function mathXml(math: Element): string {
  const { 'data-latex': latex, xmlns: _, ...attributes } = validMath(math).attributes
  const inside = validMath(math).children.map(mathPart).join('')
  const shown = latex
    ? element(
        'semantics',
        {},
        element('mrow', {}, inside),
        element('annotation', { encoding: 'application/x-tex' }, xmlText(latex)),
      )
    : inside
  return element('math', { xmlns: MATHML, ...attributes }, shown)
}

const mathPart = (node: Node): string =>
  isElement(node) ? element(node.tag, node.attributes, ...node.children.map(mathPart)) : xmlText(node)
