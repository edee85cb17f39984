import { createHash, randomUUID } from 'node:crypto'
import { ApiError, IMPORT_LIMITS, invalid } from '@bank/contract'
import type { MultipartFile } from '@fastify/multipart'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { ofDatabase } from '../../http/bind/multipart.ts'
import { inPieces } from '../../process/in-pieces.ts'
import { bytesOfDay, openJobsOf } from './job.repo.ts'

const PIECE = 1024 * 1024

/** A file as it was stored while it arrived. */
export interface KeptFile {
  name: string
  upload: string
  bytes: number
  sha256: string
}

/** Files of an account that are kept from one day, together. */
const DAILY_BYTES = 500 * 1024 * 1024
const HOUR_SECONDS = 3600

/**
 * Stores a file of an account piece by piece, so that no more than one piece is in memory. It belongs to no import yet
 * (`forgetUntaken`). Refuses before it stores anything when the account has as many imports or bytes as it may. Throws
 * TOO_LARGE beyond the limit of its form. What came of a file that is cut off is deleted.
 */
export async function keepFile(db: Db, { filename, file }: MultipartFile, accountId: number): Promise<KeptFile> {
  const upload = randomUUID()
  try {
    await ofDatabase(mayOpen(db, accountId))
    await ofDatabase(withinDay(db, accountId))
    const stored = await storePieces(db, upload, file)
    if (file.truncated) throw new ApiError('TOO_LARGE', { fields: { file: 'Berkas lebih dari 50 MB.' } })
    return { name: filename, upload, ...stored }
  } catch (error) {
    file.resume() // the rest of the form is read, so that its sender hears why
    // pieces that stay are deleted after a while, see tidy.repo.ts
    await forgetFile(db, upload).catch(() => undefined)
    throw error
  }
}

/** Throws VALIDATION when an account has as many open imports as it may. */
export async function mayOpen(db: Db, accountId: number) {
  if ((await openJobsOf(db, accountId)) < IMPORT_LIMITS.open) return
  throw invalid({ file: `Selesaikan atau hapus dahulu salah satu dari ${IMPORT_LIMITS.open} impor yang terbuka.` })
}

async function withinDay(db: Db, accountId: number) {
  if ((await bytesOfDay(db, accountId)) < DAILY_BYTES) return
  const message = 'Anda sudah mengimpor 500 MB dalam sehari. Hapus impor yang selesai, atau lanjutkan besok.'
  throw new ApiError('TOO_MANY', { message, retryAfterSeconds: HOUR_SECONDS })
}

async function storePieces(db: Db, upload: string, file: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let no = 0
  let bytes = 0
  for await (const piece of inPieces(file, PIECE)) {
    hash.update(piece)
    bytes += piece.length
    await ofDatabase(db.insertInto('import_file').values({ upload, no: no++, bytes: piece }).execute())
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Deletes the files that no import took: their form was refused. */
export async function forgetUntaken(db: Db, kept: readonly KeptFile[]) {
  if (kept.length === 0) return
  const uploads = kept.map(({ upload }) => upload)
  await sql`delete from import_file where upload = any(${uploads}::uuid[])
    and not exists (select from import_job where import_job.upload = import_file.upload)`.execute(db)
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
