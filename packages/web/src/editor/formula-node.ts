import { mergeAttributes, Node } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { cleanFragment } from '../rich/clean.ts'

/** A formula: its MathML is kept unchanged as one node, with the LaTeX in `data-latex`. */
export const FormulaNode = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ mathml: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'math', getAttrs: (element) => ({ mathml: mathmlOf(element) }), ignore: false }],
  renderHTML: ({ node, HTMLAttributes }) => drawn(node) ?? ['span', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => ` ${drawn(node)?.getAttribute('data-latex') ?? ''} `,
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'formula'
      dom.append(drawn(node) ?? '')
      return { dom }
    }
  },
})

const mathmlOf = (element: Element) => cleanFragment(element.outerHTML).querySelector('math')?.outerHTML ?? ''

const elementOf = (mathml: string) => cleanFragment(mathml).querySelector('math')

const clean = new WeakMap<DocNode, Element>()

/** Cleaning is slow and a formula never changes, so each one is cleaned once and then cloned. */
function drawn(node: DocNode): Element | null {
  const element = clean.get(node) ?? elementOf(node.attrs.mathml)
  if (element) clean.set(node, element)
  return (element?.cloneNode(true) as Element | undefined) ?? null
}

/** The initial values of the formula dialog. */
export function formulaOf(mathml: string): { latex: string; display: boolean; mathml: string } {
  const math = elementOf(mathml)
  return {
    latex: math?.getAttribute('data-latex') ?? '',
    display: math?.getAttribute('display') === 'block',
    mathml,
  }
}
