// The pieces of one line of a cell.
import type { Marks, Piece } from '../../docx/piece.ts'

/** Without spaces and breaks at its ends; letters with the same marks are one piece. */
export function trimmed(line: readonly Piece[]): Piece[] {
  const pieces = merged(line)
  const isSpace = (piece: Piece | undefined) =>
    piece?.kind === 'break' || (piece?.kind === 'text' && piece.text.trim() === '')
  while (isSpace(pieces[0])) pieces.shift()
  while (isSpace(pieces.at(-1))) pieces.pop()
  const [first] = pieces
  if (first?.kind === 'text') pieces[0] = { ...first, text: first.text.trimStart() }
  const last = pieces.at(-1)
  if (last?.kind === 'text') pieces[pieces.length - 1] = { ...last, text: last.text.trimEnd() }
  return pieces
}

/** Letters that follow each other with the same marks as one piece, with single spaces. */
export function merged(line: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  for (const piece of line) {
    const last = pieces.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text' && marksKey(last.marks) === marksKey(piece.marks))
      pieces[pieces.length - 1] = { ...last, text: (last.text + piece.text).replace(/ {2,}/g, ' ') }
    else if (piece.kind !== 'text' || piece.text !== '') pieces.push(piece)
  }
  return pieces
}

export const marksKey = ({ bold, italic, underline, strike, script }: Marks): string =>
  [bold && 'b', italic && 'i', underline && 'u', strike && 's', script].filter(Boolean).join()
