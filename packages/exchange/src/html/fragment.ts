import type { PicturePiece } from '../docx/piece.ts'
import { escaped } from '../formula/escape.ts'
import { type Content, contentsOf } from '../source/content.ts'
import { sliced } from '../source/lines.ts'
import { inlineHtml } from './inline.ts'

export interface Fragment {
  /** Text with formulas, `b i u sub sup` and `br`. */
  html: string
  /** Taken out of the text. */
  pictures: PicturePiece[]
  hasTable: boolean
}

/** An option or a statement. A table in it falls apart into its lines, so that its words stay. */
export function fragmentOf(contents: readonly Content[]): Fragment {
  const parts = contents.map(partOf)
  return {
    html: parts
      .map(({ html }) => html)
      .filter((html) => html !== '')
      .join('<br>'),
    pictures: parts.flatMap(({ pictures }) => pictures),
    hasTable: contents.some(({ kind }) => kind === 'table'),
  }
}

function partOf(content: Content): Fragment {
  if (content.kind === 'table') {
    const cells = content.table.rows.flatMap(({ cells: all }) => all)
    return fragmentOf(cells.flatMap(({ content: inside }) => contentsOf(inside)))
  }
  const { line, from, to, withoutLabel } = content
  const pieces = sliced(line.pieces, from, to)
  const text = inlineHtml(
    pieces
      .filter(({ kind }) => kind !== 'picture')
      .map((piece) => (piece.kind === 'formula' ? { ...piece, display: false } : piece))
      .map((piece) => (piece.kind === 'text' ? { ...piece, marks: { ...piece.marks, strike: undefined } } : piece)),
  )
  const label = withoutLabel || from > 0 ? '' : escaped(line.label?.text ?? '')
  return {
    html: [label, text].filter(Boolean).join(' '),
    pictures: pieces.filter((piece) => piece.kind === 'picture'),
    hasTable: false,
  }
}
