// Our HTML as Moodle keeps it: formulas as LaTeX, pictures as files beside the text.
import { latexSpans } from '@bank/contract/latex-spans'
import { escaped, inAttribute } from '../../formula/escape.ts'
import { type Element, isElement, type Node, nodesOf } from '../html/tree.ts'
import type { PictureSource } from '../picture-source.ts'
import type { WrittenPicture } from '../written-question.ts'
import { element, xmlText } from '../xml.ts'
import type { Desk } from './desk.ts'

const VOID = new Set(['br', 'hr', 'img', 'mspace', 'mprescripts', 'none'])
const GONE = '[gambar tidak ada]'

interface Beside {
  /** A picture below the text. */
  image?: string
  attributes?: Readonly<Record<string, string>>
  /** XML behind the text and its files. */
  inside?: string
}

/** An element of Moodle with a text in HTML, and the files that it shows. */
export function richElement(name: string, html: string, desk: Desk, more: Beside = {}): string {
  const { text, files } = richText(html, more.image, desk)
  return element(name, { ...more.attributes, format: 'html' }, textElement(text), ...files, more.inside ?? '')
}

export const textElement = (text: string): string => `<text>${xmlText(text)}</text>`

function richText(
  html: string,
  image: string | undefined,
  { pictureOf, lose }: Desk,
): { text: string; files: string[] } {
  const files = new Map<string, string>()
  const shown = (source: string): string | undefined => {
    const picture = pictureOf(source)
    if (!picture) {
      lose('gambar yang sudah tidak ada')
      return undefined
    }
    const name = fileName(source, picture)
    files.set(name, source)
    return `@@PLUGINFILE@@/${encodeURIComponent(name)}`
  }
  const desk = { shown, lose }
  const below = image === undefined ? [] : nodesOf(`<img src="${inAttribute(image)}" alt="">`)
  const text = written([...nodesOf(html), ...below], false, desk)
  return { text, files: [...files].map(([name, source]) => fileElement(name, source)) }
}

const fileName = (source: string, { type }: WrittenPicture) => {
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '-')
  const ending = type === 'png' ? 'png' : 'jpg'
  return name.endsWith(`.${ending}`) ? name : `${name}.${ending}`
}

/** Around the source of a picture, whose bytes come later. No text has it: neither the database nor XML can hold it. */
const PLACE = '\0'

const fileElement = (name: string, source: string) =>
  element('file', { name, path: '/', encoding: 'base64' }, PLACE + source + PLACE)

/** Texts and pictures in turn. */
export const withPictures = (xml: string): (string | PictureSource)[] =>
  xml.split(PLACE).map((part, at) => (at % 2 === 0 ? part : { source: part }))

/** `shown`: the address that a picture has beside the text. */
type Within = Pick<Desk, 'lose'> & { shown: (source: string) => string | undefined }

function written(nodes: readonly Node[], isLiteral: boolean, within: Within): string {
  const hasMarks = nodes.some((node) => !isElement(node) && /[$\\]/.test(node))
  return nodes
    .map((node) => {
      if (!isElement(node)) return isLiteral ? escaped(node) : plainText(node)
      if (node.tag === 'math') return formula(node, hasMarks, within)
      if (node.tag === 'img') return picture(node, within)
      return markup(node, isLiteral || node.tag === 'pre' || node.tag === 'code', within)
    })
    .join('')
}

/** Dollars that are dollars must not look like a formula. */
const plainText = (text: string) =>
  latexSpans(text).length === 0 ? escaped(text) : `<span class="tex2jax_ignore">${escaped(text)}</span>`

/** What would not be read as the same LaTeX stays MathML. */
function formula(math: Element, hasMarks: boolean, within: Within): string {
  const latex = math.attributes['data-latex'] ?? ''
  const text = math.attributes.display === 'block' ? `\\[${latex}\\]` : `\\(${latex}\\)`
  const [span, ...others] = latexSpans(text)
  const isSame = span?.kind === 'formula' && span.latex === latex && span.end === text.length && others.length === 0
  if (!isSame) {
    within.lose('rumus tanpa LaTeX, yang tetap MathML')
    return markup(math, true, within)
  }
  return hasMarks ? `<span>${escaped(text)}</span>` : escaped(text)
}

function picture({ attributes }: Element, within: Within): string {
  const source = within.shown(attributes.src ?? '')
  return source === undefined ? GONE : opening('img', { ...attributes, src: source })
}

function markup({ tag, attributes, children }: Element, isLiteral: boolean, within: Within): string {
  if (VOID.has(tag)) return opening(tag, attributes)
  return `${opening(tag, attributes)}${written(children, isLiteral, within)}</${tag}>`
}

const opening = (tag: string, attributes: Readonly<Record<string, string>>) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${inAttribute(value)}"`)
    .join('')}>`
