import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type { DatabaseAddress } from '../db/address.ts'
import { onOneConnection } from '../db/one-connection.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { StartRefused } from '../process/start-refused.ts'
import { sealed } from './frames.ts'
import { framesOf, salvagedFramesOf } from './snapshot.repo.ts'
import { Unreadable } from './table-rows.repo.ts'

/** The name of a backup while it is written. */
export const UNFINISHED = '.belum-selesai'

/** Writes all content into a new file that only this account may read. It gets its name when it is complete and on the
 * disk. */
export async function writeBackup(
  address: DatabaseAddress,
  path: string,
  { salvaging = false, bucket }: { salvaging?: boolean; bucket?: Bucket | undefined } = {},
): Promise<void> {
  const unfinished = path + UNFINISHED
  await mkdir(dirname(path), { recursive: true })
  await rm(unfinished, { force: true })
  try {
    await refuseTaken(path)
    const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    // pictures are already compressed: a higher level would only slow the server down
    const pack = createGzip({ level: constants.Z_BEST_SPEED })
    await onOneConnection(address, (client, db) => {
      const frames = salvaging ? salvagedFramesOf(client, db, bucket) : framesOf(client, bucket)
      return pipeline(sealed(frames), pack, file)
    })
    await rename(unfinished, path)
    await persist(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw refusal(path, error)
  }
}

function refusal(path: string, error: unknown) {
  if (error instanceof Unreadable)
    return new StartRefused(
      `Tabel ${error.table} rusak di disk (${error.message}), jadi cadangan yang utuh tidak dapat dibuat; selamatkan yang masih terbaca dengan npm run backup -- --salvage, lalu pulihkan ke basis data yang kosong.`,
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartRefused(`Disk tempat ${path} penuh; kosongkan ruang di sana atau sebutkan berkas di disk lain.`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return new StartRefused(`${path} tidak dapat ditulis (${code}); beri hak tulis atau sebutkan berkas lain.`)
  return error
}

async function refuseTaken(path: string) {
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.close()
  if (handle) throw new StartRefused(`${path} sudah ada dan tidak ditimpa.`)
}

async function persist(folder: string) {
  const handle = await open(folder)
  await handle.sync().catch(() => {})
  await handle.close()
}
