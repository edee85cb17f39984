// An option, a row, an answer of another system: a text without blocks, and its pictures.
import { FRAGMENT_TAGS } from '@bank/contract/rich-text'
import { UNREADABLE } from '../html/inline.ts'
import { firstWithin, isElement, type XmlElement } from '../xml/element.ts'
import { trimmed } from './blocks.ts'
import type { Desk } from './desk.ts'
import { isBlock, isUnseen, marksOf, tagOf, type XmlNode } from './markup.ts'
import { imageOf, sourceOf, textHtml, thingHtml } from './things.ts'

export interface Part {
  text: string
  /** Their sources. */
  pictures: string[]
  hasTable: boolean
}

/** Blocks fall apart into their lines. */
export function partOf(nodes: readonly XmlNode[], desk: Desk): Part {
  const pictures: string[] = []
  const lines = linesOf(nodes, desk, pictures).map(trimmed)
  const text = lines.filter((line) => line !== '').join('<br>')
  return { text, pictures, hasTable: nodes.some((node) => isElement(node) && hasTable(node)) }
}

const hasTable = (element: XmlElement) => element.name === 'table' || firstWithin(element, 'table') !== undefined

function linesOf(nodes: readonly XmlNode[], desk: Desk, pictures: string[]): string[] {
  const lines = ['']
  for (const node of nodes) {
    const isLine = isElement(node) && (isBlock(node) || /^(?:li|td|th|tr)$/.test(tagOf(node)))
    if (isLine) lines.push(...linesOf(node.children, desk, pictures), '')
    else lines[lines.length - 1] += nodeHtml(node, desk, pictures)
  }
  return lines
}

const SAME: Readonly<Record<string, string>> = { strong: 'b', em: 'i' }
const nameOf = (tag: string) => SAME[tag] ?? tag

function nodeHtml(node: XmlNode, desk: Desk, pictures: string[]): string {
  if (!isElement(node)) return textHtml(node.replace(/[ \t\r\n]+/g, ' '), false, desk).replaceAll(BLOCK, '')
  if (isUnseen(node)) return ''
  const image = imageOf(node)
  if (image) return takePicture(image, desk, pictures)
  const thing = thingHtml(node, desk)
  if (thing !== undefined) return thing.replaceAll(BLOCK, '')
  const tag = nameOf(tagOf(node))
  if (tag === 'br') return '<br>'
  const inside = linesOf(node.children, desk, pictures).join('<br>')
  const marks = [...marksOf(node).map(nameOf), tag].filter((name) => Object.hasOwn(FRAGMENT_TAGS, name))
  return marks.reduce((html, mark) => `<${mark}>${html}</${mark}>`, inside)
}

const BLOCK = ' display="block"'

function takePicture(image: XmlElement, desk: Desk, pictures: string[]): string {
  const source = sourceOf(image, desk)
  if (source === undefined) return UNREADABLE.picture
  pictures.push(source)
  return ''
}
