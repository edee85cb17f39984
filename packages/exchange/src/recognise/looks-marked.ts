import type { Marks, TextPiece } from '../docx/piece.ts'
import { sliced } from '../source/lines.ts'
import type { DraftOption } from './draft.ts'

const WAYS: readonly (keyof Marks)[] = ['bold', 'color', 'highlight', 'underline']

/** Whether all letters of an option are bold, coloured, highlighted or underlined. */
export function looksMarked({ contents }: DraftOption): boolean {
  const texts = contents
    .flatMap((part) => (part.kind === 'line' ? sliced(part.line.pieces, part.from, part.to) : []))
    .filter((piece): piece is TextPiece => piece.kind === 'text' && piece.text.trim() !== '')
  return texts.length > 0 && WAYS.some((way) => texts.every(({ marks }) => marks[way] !== undefined))
}
