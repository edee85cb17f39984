import type { Piece } from '../docx/piece.ts'
import { drawFormula } from '../formula/mathml.ts'
import type { Content } from '../source/content.ts'
import { linesOf, sliced } from '../source/lines.ts'
import { type Message, message } from './messages.ts'

/** What a person has to know of the pieces of a text. */
export function contentWarnings(content: Content): Message[] {
  const pieces =
    content.kind === 'line'
      ? sliced(content.line.pieces, content.from, content.to)
      : linesOf([content.table]).flatMap((line) => line.pieces)
  return pieces.flatMap(warningOf)
}

function warningOf(piece: Piece): Message[] {
  if (piece.kind === 'warning') return [message(piece.code, piece.detail)]
  if (piece.kind === 'object') return [message('object')]
  if (piece.kind !== 'formula' || !drawFormula(piece.latex, false).isFaulty) return []
  return [message('formula-faulty', piece.latex.slice(0, 80))]
}
