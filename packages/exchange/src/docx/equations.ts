import { equationOf } from '../mtef/equation.ts'
import { FileRefused } from '../zip/file-refused.ts'
import type { Zip } from '../zip/zip.ts'
import type { Block, Paragraph } from './blocks.ts'
import type { ObjectPiece, Piece } from './piece.ts'

/** How many equations of other programs a document may name, and their bytes: of one, and of all that it names. */
export const EQUATION_LIMITS = { equations: 2000, bytes: 2 ** 20, allBytes: 20 * 2 ** 20 }

/** Puts formulas where objects of Equation Editor and MathType stand; letters and a warning where they cannot be read. */
export async function readEquations(blocks: readonly Block[], zip: Zip, limits = EQUATION_LIMITS) {
  const reader = new EquationReader(zip, limits)
  for (const paragraph of paragraphsIn(blocks)) {
    if (paragraph.pieces.some(isEquation)) paragraph.pieces = await reader.read(paragraph.pieces)
  }
}

function* paragraphsIn(blocks: readonly Block[]): Generator<Paragraph> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') yield block
    else for (const { cells } of block.rows) for (const cell of cells) yield* paragraphsIn(cell.blocks)
  }
}

/** `Equation.3`, `Equation.DSMT4`. */
const isEquation = (piece: Piece): piece is ObjectPiece => piece.kind === 'object' && /^equation\./i.test(piece.program)

class EquationReader {
  private left: { equations: number; bytes: number }

  constructor(
    private readonly zip: Zip,
    private readonly limits: typeof EQUATION_LIMITS,
  ) {
    this.left = { equations: limits.equations, bytes: limits.allBytes }
  }

  async read(pieces: readonly Piece[]): Promise<Piece[]> {
    const read: Piece[] = []
    for (const piece of pieces) read.push(...(isEquation(piece) ? await this.equation(piece) : [piece]))
    return read
  }

  private async equation({ program, part }: ObjectPiece): Promise<Piece[]> {
    this.left.equations--
    const bytes = this.left.equations < 0 ? undefined : await this.bytesOf(part)
    if (!bytes) return [{ kind: 'warning', code: 'embedded', detail: program, part }]
    const { latex, letters, fault } = equationOf(bytes)
    if (latex !== undefined) return latex === '' ? [] : [{ kind: 'formula', latex, display: false }]
    if (letters.trim() === '') return [{ kind: 'warning', code: 'embedded', detail: program, part }]
    return [
      { kind: 'text', text: letters, marks: {} },
      { kind: 'warning', code: 'formula', detail: fault, part },
    ]
  }

  /** Undefined for a part that is damaged or too long. */
  private async bytesOf(part: string): Promise<Uint8Array | undefined> {
    const chunks: Uint8Array[] = []
    let length = 0
    try {
      for await (const chunk of this.zip.bytesOf(part)) {
        length += chunk.length
        this.left.bytes -= chunk.length
        if (length > this.limits.bytes || this.left.bytes < 0) return undefined
        chunks.push(chunk)
      }
    } catch (error) {
      if (error instanceof FileRefused) return undefined
      throw error
    }
    return Buffer.concat(chunks)
  }
}
