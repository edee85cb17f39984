import { isElement, type Node, nodesOf } from '../src/write/html/tree.ts'

/** Elements that group, space or size, and say nothing of their own. */
const WITHOUT_MEANING = new Set(['mrow', 'mstyle', 'mpadded', 'mspace', 'math', 'semantics'])
const HIDDEN = /[\u2061-\u2064\u200b]/g

/** A formula as what it says: without attributes, groups, spaces and signs that are not seen. */
export const canonicalMath = (html: string): string =>
  nodesOf(html).map(said).join('').replaceAll('<mi>|</mi>', '<mo>|</mo>')

function said(node: Node): string {
  if (!isElement(node)) return node.replace(HIDDEN, '').replace(/\s+/g, ' ').replaceAll('∣', '|')
  const inside = node.children.map(said).join('')
  if (WITHOUT_MEANING.has(node.tag)) return inside
  return inside === '' ? '' : `<${node.tag}>${inside}</${node.tag}>`
}
