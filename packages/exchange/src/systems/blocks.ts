// A whole text of another system: paragraphs, lists, tables.
import { escaped } from '../formula/escape.ts'
import { childOf, elementsOf, isElement, textIn, type XmlElement } from '../xml/element.ts'
import type { Desk } from './desk.ts'
import { attributesOf, isBlock, isUnseen, localName, marksOf, tagOf, type XmlNode } from './markup.ts'
import { imageOf, pictureHtml, textHtml, thingHtml } from './things.ts'

const VOID = new Set(['br', 'hr'])
/** Elements that contain other elements only, no text. */
const STRUCTURE = new Set('ul ol table thead tbody tfoot tr'.split(' '))
/** Elements whose first and last spaces are not shown. */
const TRIMMED = new Set('p div h1 h2 h3 h4 h5 h6 li td th'.split(' '))

/** Letters that stand alone become paragraphs. */
export function blocksOf(nodes: readonly XmlNode[], desk: Desk): string {
  const blocks: string[] = []
  let line: XmlNode[] = []
  const endLine = () => {
    const html = trimmed(inlineHtml(line, desk))
    if (html !== '') blocks.push(`<p>${html}</p>`)
    line = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) line.push(node)
    else {
      endLine()
      blocks.push(elementHtml(node, false, desk))
    }
  }
  endLine()
  return blocks.join('')
}

const says = (node: XmlNode) => isElement(node) || node.trim() !== ''

function inlineHtml(nodes: readonly XmlNode[], desk: Desk): string {
  const isAlone = nodes.filter(says).length === 1
  return nodes.map((node) => written(node, isAlone, desk)).join('')
}

const written = (node: XmlNode, isAlone: boolean, desk: Desk): string =>
  isElement(node) ? elementHtml(node, isAlone, desk) : textHtml(node.replace(/[ \t\r\n]+/g, ' '), isAlone, desk)

function elementHtml(element: XmlElement, isAlone: boolean, desk: Desk): string {
  if (isUnseen(element)) return ''
  const alone = aloneHtml(element, desk)
  if (alone !== undefined) return alone
  const tag = tagOf(element)
  if (VOID.has(tag)) return `<${tag}>`
  if (tag === 'table') return tableHtml(element, desk)
  const inside = insideOf(element, tag, isAlone, desk)
  const marked = marksOf(element).reduce((html, mark) => `<${mark}>${html}</${mark}>`, inside)
  return tag === '' ? marked : `<${tag}${attributesOf(element, tag)}>${marked}</${tag}>`
}

/** An element that is converted in a way of its own; undefined for any other. */
function aloneHtml(element: XmlElement, desk: Desk): string | undefined {
  const local = localName(element)
  const image = imageOf(element)
  if (image) return pictureHtml(image, desk)
  if (local === 'rt') return ` (${escaped(textIn(element).trim())})`
  if (local === 'rp' || local === 'col' || local === 'colgroup') return ''
  if (local === 'q') return `“${inlineHtml(element.children, desk)}”`
  if (local === 'pre' || local === 'code' || isWithoutFormulas(element)) return literal(element, desk)
  return thingHtml(element, desk)
}

const IGNORED = /\b(?:tex2jax_ignore|mathjax_ignore)\b/
const isWithoutFormulas = ({ attributes: { class: names = '' } }: XmlElement) => IGNORED.test(names)

/** Code, and what is marked so that dollars in it are dollars. */
function literal(element: XmlElement, desk: Desk): string {
  const plain = { ...desk, hasLatex: false }
  const tag = tagOf(element)
  if (tag !== 'pre') {
    const inside = element.children.map((child) => written(child, false, plain)).join('')
    return tag === '' ? inside : `<${tag}${attributesOf(element, tag)}>${inside}</${tag}>`
  }
  const lines = element.children.map((child) => (isElement(child) ? elementHtml(child, false, plain) : escaped(child)))
  return `<pre>${lines.join('')}</pre>`
}

function insideOf({ children }: XmlElement, tag: string, isAlone: boolean, desk: Desk): string {
  const isLoose = STRUCTURE.has(tag) || children.some(isBlock)
  const kept = isLoose ? children.filter(says) : children
  const isOnly = kept.filter(says).length === 1 && (isAlone || TRIMMED.has(tag))
  const html = kept.map((child) => written(child, isOnly, desk)).join('')
  return TRIMMED.has(tag) ? trimmed(html) : html
}

/** The caption stands above: our tables have none. The foot stands last, wherever the file has it. */
function tableHtml(table: XmlElement, desk: Desk): string {
  const caption = childOf(table, 'caption')
  const isFoot = (part: XmlElement) => tagOf(part) === 'tfoot'
  const parts = elementsOf(table).filter((child) => child !== caption)
  const rows = { ...table, children: [...parts.filter((part) => !isFoot(part)), ...parts.filter(isFoot)] }
  const above = caption ? blocksOf(caption.children, desk) : ''
  return `${above}<table${attributesOf(table, 'table')}>${insideOf(rows, 'table', false, desk)}</table>`
}

export const trimmed = (html: string) => html.replace(/^ +|(?<! ) +$/g, '')
