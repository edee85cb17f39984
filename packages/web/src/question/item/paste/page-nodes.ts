import type { PageNode } from '@bank/exchange/page/node'
import { cleanHtml } from '../../../rich/clean.ts'

/** HTML of an editor as plain elements. */
export const pageNodesOf = (html: string): PageNode[] => nodesIn(cleanHtml(html))

const nodesIn = (parent: Node): PageNode[] => [...parent.childNodes].flatMap(nodeOf)

function nodeOf(node: ChildNode): PageNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ name: node.localName, attributes, children: nodesIn(node) }]
}
