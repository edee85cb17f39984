// What a file consists of while its pictures are still elsewhere: they are put in one after the other when it is written.
import type { BytesOf, PictureSource } from './picture-source.ts'
import { type ZipPart, zipPieces } from './zip.ts'

type Piece = string | Uint8Array | PictureSource

/** The parts of a zip, or a text in pieces, in which pictures stand as base64. */
export type FileContent = { parts: readonly ZipPart[] } | { pieces: readonly Piece[] }

export interface WrittenFile {
  content: FileContent
  /** What the file cannot hold, in sentences. */
  losses: string[]
}

/** The bytes of a file in their order. One picture, or one part, is held at a time. */
export function bytesOfContent(content: FileContent, bytesOf: BytesOf): AsyncGenerator<Uint8Array> {
  return 'parts' in content ? zipPieces(content.parts, bytesOf) : textPieces(content.pieces, bytesOf)
}

async function* textPieces(pieces: readonly Piece[], bytesOf: BytesOf) {
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) yield piece
    else yield Buffer.from(typeof piece === 'string' ? piece : await base64(piece, bytesOf))
  }
}

const base64 = async ({ source }: PictureSource, bytesOf: BytesOf) =>
  Buffer.from(await bytesOf(source)).toString('base64')

const NO_BYTES = new Uint8Array()

/** All bytes of a file, without those of its pictures unless they are given. */
export async function wholeOf(content: FileContent, bytesOf: BytesOf = () => NO_BYTES): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of bytesOfContent(content, bytesOf)) pieces.push(piece)
  return Buffer.concat(pieces)
}
