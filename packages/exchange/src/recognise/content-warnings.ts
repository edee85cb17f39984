import type { Place } from '../docx/blocks.ts'
import type { Piece } from '../docx/piece.ts'
import { drawFormula } from '../formula/mathml.ts'
import type { Content } from '../source/content.ts'
import { linesOf, sliced } from '../source/lines.ts'
import { type Message, message } from './messages.ts'

/** What a person has to know of the pieces of a text, each with its place. */
export function contentWarnings(content: Content): Message[] {
  if (content.kind === 'table') return linesOf([content.table]).flatMap((line) => warningsIn(line.pieces, line.place))
  const { line, from, to } = content
  return warningsIn(sliced(line.pieces, from, to), line.place)
}

const warningsIn = (pieces: readonly Piece[], place: Place) => pieces.flatMap((piece) => warningOf(piece, place))

function warningOf(piece: Piece, place: Place): Message[] {
  if (piece.kind === 'warning') return [message(piece.code, piece.detail, place)]
  if (piece.kind === 'object') return [message('object', piece.program, place)]
  if (piece.kind !== 'formula' || !drawFormula(piece.latex, false).isFaulty) return []
  return [message('formula-faulty', piece.latex.slice(0, 80), place)]
}
