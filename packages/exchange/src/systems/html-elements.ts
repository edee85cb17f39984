// HTML of strangers as elements. Its elements and its depth are counted while they are made: a parser opens an unclosed `<b>`
// again in every later paragraph, so that little text could become millions of elements.
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import type { XmlElement } from '../xml/element.ts'
import type { XmlNode } from './markup.ts'

const MOST_DEEP = 200
/** The most elements: for each letter of a short text, and in total for a long one. */
const BASE = 400
const MOST = 100_000

/** Thrown for a text with too many elements, or elements nested too deep. */
export class TooComplex extends Error {}

/** Throws TooComplex. */
export const elementsOfHtml = (html: string): XmlNode[] =>
  parseFragment(html, {
    treeAdapter: counting(Math.min(BASE + html.length, MOST)),
    scriptingEnabled: false,
  }).childNodes.flatMap(elementOf)

function counting(most: number): typeof defaultTreeAdapter {
  let [made, depth] = [0, 0]
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++made > most) throw new TooComplex()
      return defaultTreeAdapter.createElement(...element)
    },
    onItemPush() {
      if (++depth > MOST_DEEP) throw new TooComplex()
    },
    onItemPop() {
      depth -= 1
    },
  }
}

function elementOf(node: DefaultTreeAdapterTypes.ChildNode): XmlNode[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  const element: XmlElement = { name: node.tagName, attributes, children: node.childNodes.flatMap(elementOf) }
  return [element]
}
