// HTML of ours as the XHTML of QTI. It has no underline and no strike: classes say them.
import { NO_IMAGE } from '@bank/contract/question-parts'
import { type Element, isElement, type Node, nodesOf } from '../html/tree.ts'
import { element, xmlText } from '../xml.ts'
import type { Write } from './form.ts'
import type { Images } from './images.ts'

const MATHML = 'http://www.w3.org/1998/Math/MathML'
const MARKED: Readonly<Record<string, string>> = { u: 'qti-underline', s: 'ext-strike' }

/** Writes texts with their pictures, as parts of one folder below the package refer to them. */
export const xhtmlWriter =
  (images: Images): Write =>
  ({ text, image }) => {
    const html = nodesOf(text)
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
  return marked ? element('span', { class: marked }, inside) : element(tag, attributes, inside)
}

function pictureXml(source: string, { src: _, alt = '', ...size }: Element['attributes'], images: Images): string {
  const href = images.hrefOf(source)
  return href === undefined ? '[gambar tidak ada]' : element('img', { src: `../${href}`, alt, ...size })
}

/** A formula with its LaTeX beside it, as the standard has it. */
function mathXml({ attributes: { 'data-latex': latex, xmlns: _, ...attributes }, children }: Element): string {
  const inside = children.map(mathPart).join('')
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
