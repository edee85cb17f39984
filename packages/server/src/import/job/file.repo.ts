import { createHash, randomUUID } from 'node:crypto'
import { ApiError } from '@bank/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { Db } from '../../db/connect.ts'
import { NotStored } from '../../http/bind/multipart.ts'

const PIECE = 1024 * 1024

/** A file as it was stored while it arrived. */
export interface KeptFile {
  name: string
  upload: string
  bytes: number
  sha256: string
}

/**
 * Stores a file piece by piece, so that no more than one piece is in memory. It belongs to no import yet: one that no import
 * takes is deleted after a while. Throws TOO_LARGE beyond the limit of its form.
 */
export async function keepFile(db: Db, { filename, file }: MultipartFile): Promise<KeptFile> {
  const upload = randomUUID()
  const hash = createHash('sha256')
  let no = 0
  let bytes = 0
  for await (const piece of piecesOf(file)) {
    hash.update(piece)
    bytes += piece.length
    await db
      .insertInto('import_file')
      .values({ upload, no: no++, bytes: piece })
      .execute()
      .catch((cause) => {
        throw new NotStored('a piece of a file', { cause })
      })
  }
  if (!file.truncated) return { name: filename, upload, bytes, sha256: hash.digest('hex') }
  await forgetFile(db, upload)
  throw new ApiError('TOO_LARGE', { fields: { file: 'Berkas lebih dari 50 MB.' } })
}

async function* piecesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    held.push(chunk)
    size += chunk.length
    if (size < PIECE) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

export const forgetFile = (db: Db, upload: string) =>
  db.deleteFrom('import_file').where('upload', '=', upload).execute()

/**
 * All bytes of a file, in memory. They come piece by piece: all at once would hold up every request. Undefined for a file
 * that is not here any more, as after a restore: backups leave files out.
 */
export async function bytesOfFile(
  db: Db,
  { upload, bytes: size }: { upload: string; bytes: number },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = new Uint8Array(size)
  const pieces = db.selectFrom('import_file').select('bytes').where('upload', '=', upload)
  for (let no = 0, at = 0; at < size; no++) {
    const piece = await pieces.where('no', '=', no).executeTakeFirst()
    if (!piece) return undefined
    whole.set(piece.bytes, at)
    at += piece.bytes.length
  }
  return whole
}
