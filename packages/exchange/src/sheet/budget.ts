import type { Piece } from '../docx/piece.ts'
import { FileRefused } from '../zip/file-refused.ts'

/** How much of a workbook is read: sheets repeat their strings as often as they like. */
export const SHEET_LIMITS = {
  rows: 20_000,
  columns: 256,
  cells: 500_000,
  letters: 30_000_000,
  pictures: 2_000,
  sheets: 100,
}

/** Of all sheets together. Throws FileRefused beyond the limits. */
export class Budget {
  private cells = 0
  private letters = 0

  constructor(readonly limits = SHEET_LIMITS) {}

  take(pieces: readonly Piece[]): void {
    this.cells++
    for (const piece of pieces) if (piece.kind === 'text') this.letters += piece.text.length
    if (this.cells > this.limits.cells) throw new FileRefused('too-large', `over ${this.limits.cells} cells`)
    if (this.letters > this.limits.letters) throw new FileRefused('too-large', `over ${this.limits.letters} letters`)
  }
}
