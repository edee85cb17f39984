// HTML of ours as plain elements, for writers of other formats.
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

export interface Element {
  /** In lower case, as MathML has it too. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly Node[]
}
export type Node = Element | string

/** The elements and texts of a text that the bank keeps. */
export const nodesOf = (html: string): Node[] => parseFragment(html).childNodes.flatMap(nodeOf)

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode): Node[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(nodeOf) }]
}

export const isElement = (node: Node | undefined): node is Element => typeof node === 'object'

export const elementsIn = ({ children }: Element): Element[] => children.filter(isElement)

export const textIn = (node: Node): string => (isElement(node) ? node.children.map(textIn).join('') : node)

/** All elements of this tag, in the order of the text; those within them are not looked for. */
export const allOf = (nodes: readonly Node[], tag: string): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    return node.tag === tag ? [node] : allOf(node.children, tag)
  })
