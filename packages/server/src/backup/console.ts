import { rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Wishes } from '../db/open.ts'
import { reachDatabase, startAlone } from '../db/reach.ts'
import { StartRefused } from '../start-refused.ts'
import { backupName } from './backup-name.ts'
import type { TableEnd } from './header.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore.ts'
import { writeBackup } from './write-backup.ts'

const BACKUP_USAGE =
  'npm run backup                  mencadangkan ke BACKUP_DIR, atau ke folder ini\nnpm run backup -- <berkas>      mencadangkan ke berkas itu'
const RESTORE_USAGE = 'npm run restore -- <berkas>     memulihkan cadangan ke basis data yang masih kosong'

/** What `npm run backup` does, beside a server that runs or without one. Gives back the sentence to print. */
export async function backUp(wishes: Wishes, folder: string, [given, ...rest]: string[]): Promise<string> {
  if (rest.length > 0 || given?.startsWith('-')) throw new StartRefused(BACKUP_USAGE)
  const path = resolve(given ?? `${folder}/${backupName(new Date())}`)
  const { address, close } = await reachDatabase(wishes)
  try {
    await writeBackup(address, path)
  } finally {
    await close()
  }
  const { ends } = await verifyOrRemove(path)
  return `${path}: ${contentOf(ends)}, ${megabytes((await stat(path)).size)} MB. Sudah dibaca ulang dan utuh.`
}

/** What `npm run restore` does. Gives back the sentence to print. */
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
  return `Dipulihkan: ${contentOf(ends)}, seperti pada ${made} WIB. Setiap orang perlu masuk lagi.`
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
