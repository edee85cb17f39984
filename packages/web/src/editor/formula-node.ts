import { mergeAttributes, Node } from '@tiptap/core'
import { cleanFragment } from './clean.ts'

/** A formula: its MathML is kept as one piece, byte for byte, with the LaTeX in `data-latex`. */
export const FormulaNode = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({ mathml: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'math', getAttrs: (element) => ({ mathml: mathmlOf(element) }), ignore: false }],
  renderHTML: ({ node, HTMLAttributes }) => elementOf(node.attrs.mathml) ?? ['span', mergeAttributes(HTMLAttributes)],
  renderText: ({ node }) => ` ${elementOf(node.attrs.mathml)?.getAttribute('data-latex') ?? ''} `,
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'formula'
      dom.append(elementOf(node.attrs.mathml) ?? '')
      return { dom }
    }
  },
})

const mathmlOf = (element: Element) => cleanFragment(element.outerHTML).querySelector('math')?.outerHTML ?? ''

const elementOf = (mathml: string) => cleanFragment(mathml).querySelector('math')

/** What the formula dialog starts with. */
export function formulaOf(mathml: string): { latex: string; display: boolean } {
  const math = elementOf(mathml)
  return { latex: math?.getAttribute('data-latex') ?? '', display: math?.getAttribute('display') === 'block' }
}
