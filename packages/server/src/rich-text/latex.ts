import { LATEX_ENCODINGS } from '@bank/contract/rich-foreign'
import { allows } from '@bank/contract/rich-text'
import type { Element, ElementContent } from 'hast'

/** The LaTeX source of a formula: from our `data-latex`, or from the annotation that other tools write. */
export function latexOf(math: Element): string | undefined {
  return [math.properties.dataLatex, annotated(math.children)].map((latex) => String(latex ?? '')).find(isLatex)
}

const isLatexIn = (encoding: unknown) => LATEX_ENCODINGS.includes(String(encoding))

const isLatex = (latex: string) => allows('math', 'data-latex', latex)

function annotated(nodes: ElementContent[]): string | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.tagName === 'annotation' && isLatexIn(node.properties.encoding)) return textOf(node)
    if (node.tagName === 'semantics') return annotated(node.children)
  }
  return undefined
}

const textOf = (element: Element) =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
