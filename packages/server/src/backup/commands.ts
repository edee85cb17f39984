import { rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Bucket } from '../media/bucket/bucket.ts'
import type { Wishes } from '../postgres/open.ts'
import { reachDatabase, startAlone } from '../postgres/reach.ts'
import { StartRefused } from '../process/start-refused.ts'
import { backupName } from './backup-name.ts'
import type { TableEnd } from './header.ts'
import { missingFrom } from './missing-from.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const BACKUP_USAGE =
  'npm run backup                  mencadangkan ke BACKUP_DIR, atau ke folder ini\nnpm run backup -- <berkas>      mencadangkan ke berkas itu\nnpm run backup -- --salvage [<berkas>]   dari basis data yang rusak: mencadangkan yang masih terbaca'
const RESTORE_USAGE = 'npm run restore -- <berkas>     memulihkan cadangan ke basis data yang masih kosong'

/** `npm run backup`, whether a server runs or not. Gives the sentence to print. */
export async function backUp(wishes: Wishes, folder: string, words: string[], bucket?: Bucket): Promise<string> {
  const salvaging = words[0] === '--salvage'
  const [given, ...rest] = salvaging ? words.slice(1) : words
  if (rest.length > 0 || given?.startsWith('-')) throw new StartRefused(BACKUP_USAGE)
  const path = resolve(given ?? `${folder}/${backupName(new Date())}`)
  const { address, close } = await reachDatabase(wishes)
  try {
    await writeBackup(address, path, { salvaging, bucket })
  } finally {
    await close()
  }
  const { header, ends } = await verifyOrRemove(path)
  const size = megabytes((await stat(path)).size)
  return [`${path}: ${contentOf(ends)}, ${size} MB. Sudah dibaca ulang dan utuh.`, ...missingFrom(header)].join('\n')
}

/** `npm run restore`. Gives the sentence to print. */
export async function restore(wishes: Wishes, [given, ...rest]: string[]): Promise<string> {
  if (given === undefined || given.startsWith('-') || rest.length > 0) throw new StartRefused(RESTORE_USAGE)
  const path = resolve(given)
  // before a database is made for it
  const { header, ends } = await verifyBackup(path)
  const { address, close } = await startAlone(wishes)
  try {
    await restoreBackup(address, path)
  } finally {
    await close()
  }
  const made = new Date(header.made_at).toLocaleString('id-ID', { timeZone: 'Asia/Jakarta' })
  return [
    `Dipulihkan: ${contentOf(ends)}, seperti pada ${made} WIB. Setiap orang perlu masuk lagi.`,
    ...missingFrom(header),
  ].join('\n')
}

async function verifyOrRemove(path: string) {
  try {
    return await verifyBackup(path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

function contentOf(ends: Map<string, TableEnd>) {
  const rows = (table: string) => (ends.get(table)?.rows ?? 0).toLocaleString('id-ID')
  return `${rows('question')} soal, ${rows('image')} gambar, ${rows('account')} akun`
}

const megabytes = (bytes: number) => (bytes / 1_048_576).toLocaleString('id-ID', { maximumFractionDigits: 1 })
