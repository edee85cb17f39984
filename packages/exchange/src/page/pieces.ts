import type { Marks, Piece } from '../docx/piece.ts'
import { LETTER_MARKS } from '../html/tag-marks.ts'
import { formulaName, type Kept, pictureName } from './kept.ts'
import { isElement, type PageElement, type PageNode } from './node.ts'

/** What stands in a line: letters with their marks, formulas, pictures, breaks. */
export function piecesOf(nodes: readonly PageNode[], kept: Kept): Piece[] {
  const pieces = nodes.flatMap((node) => piecesIn(node, {}, kept))
  return pieces.some((piece) => piece.kind !== 'text' || piece.text.trim() !== '') ? pieces : []
}

function piecesIn(node: PageNode, marks: Marks, kept: Kept): Piece[] {
  if (!isElement(node)) return [{ kind: 'text', text: node.replace(/[ \t\r\n]+/g, ' '), marks }]
  if (node.name === 'br') return [{ kind: 'break' }]
  if (node.name === 'math') {
    kept.push(node)
    const display = node.attributes.display === 'block'
    return [{ kind: 'formula', latex: formulaName(kept.length - 1), display }]
  }
  if (node.name === 'img') {
    kept.push(node)
    return [{ kind: 'picture', part: pictureName(kept.length - 1), type: 'image/png' }]
  }
  const inner = { ...marks, ...LETTER_MARKS[node.name], ...coloursOf(node) }
  return node.children.flatMap((child) => piecesIn(child, inner, kept))
}

/** As our classes say it: `c-red` of letters, `bg-yellow` behind them. */
function coloursOf({ attributes: { class: names = '' } }: PageElement): Marks {
  const [, color] = /(?:^|\s)c-(\w+)/.exec(names) ?? []
  const [, highlight] = /(?:^|\s)bg-(\w+)/.exec(names) ?? []
  return { ...(color && { color }), ...(highlight && { highlight }) }
}
