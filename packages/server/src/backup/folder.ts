import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupTime, timesUpTo } from './backup-name.ts'
import { UNFINISHED } from './write-backup.ts'

/** The files in a folder of backups; none when the folder does not exist. */
export function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** What is wrong with a folder for backups, in a sentence; undefined when they can be written. */
export async function lackOfFolder(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch {
    return `BACKUP_DIR: ${folder} tidak dapat ditulis, jadi tidak ada cadangan malam.`
  }
}

/** When the newest backup in this folder was started. */
export async function newestBackup(folder: string, now = new Date()): Promise<Date | undefined> {
  const times = timesUpTo(now, await namesIn(folder))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

export async function removeFrom(folder: string, names: string[]) {
  for (const name of names) await rm(join(folder, name), { force: true })
}

/** The unfinished backups of killed servers among these. */
export const unfinished = (names: string[]) =>
  names.filter((name) => name.endsWith(UNFINISHED) && backupTime(name.slice(0, -UNFINISHED.length)))
