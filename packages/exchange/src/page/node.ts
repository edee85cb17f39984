/** An element of HTML, however it was parsed. */
export interface PageElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly PageNode[]
}
export type PageNode = PageElement | string

export const isElement = (node: PageNode): node is PageElement => typeof node !== 'string'

export const textIn = (node: PageNode): string => (isElement(node) ? node.children.map(textIn).join('') : node)
