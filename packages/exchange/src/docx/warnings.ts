import type { Block, Place } from './blocks.ts'
import type { Piece, WarningCode } from './piece.ts'

export interface Warning {
  code: WarningCode
  place: Place
  detail?: string
}

const SENTENCES: Readonly<Record<WarningCode, string>> = {
  'picture-format': 'Gambar {} tidak bisa dibaca. Simpan ulang sebagai PNG.',
  'picture-linked': 'Gambar tautan tidak diambil.',
  'picture-missing': 'Gambar tidak ada di dalam berkas.',
  shape: 'Bentuk/diagram Word tidak bisa dibaca.',
  formula: 'Rumus tidak terbaca; teksnya dipertahankan.',
  symbol: 'Simbol huruf {} tidak dikenal.',
  embedded: 'Sisipan tidak bisa dibaca.',
  changes: 'Perubahan terlacak diterima.',
  cell: 'Sel berisi kesalahan ({}).',
  hidden: 'Teks tersembunyi dilewati.',
}

/** What a person reads of a warning. */
export const sentenceOf = ({ code, detail = '' }: Pick<Warning, 'code' | 'detail'>): string =>
  SENTENCES[code].replace('{}', () => detail)

/** The pieces of blocks in the order of reading, each with the place of its paragraph. */
export function* piecesOf(blocks: readonly Block[]): Generator<readonly [Piece, Place]> {
  for (const block of blocks) {
    if (block.kind === 'paragraph') for (const piece of block.pieces) yield [piece, block.place]
    else for (const { cells } of block.rows) for (const cell of cells) yield* piecesOf(cell.blocks)
  }
}

/** The warnings that stand among the pieces. */
export function* warningsIn(blocks: readonly Block[]): Generator<Warning> {
  for (const [piece, place] of piecesOf(blocks)) {
    if (piece.kind === 'warning') yield { code: piece.code, place, ...(piece.detail && { detail: piece.detail }) }
  }
}
