import { join } from 'node:path'
import type { DatabaseAddress } from '../db/address.ts'
import type { Bucket } from '../media/bucket/bucket.ts'
import { backupName } from './backup-name.ts'
import { namesIn, removeFrom, unfinished } from './folder.ts'
import { type Proof, proveBackup } from './prove-backup.ts'
import { isDue, outdated } from './rotation.ts'
import { oneServerOnly } from './scratch.repo.ts'
import { writeBackup } from './write-backup.ts'

interface Night {
  address: DatabaseAddress
  /** BACKUP_DIR. Servers that share a database share this folder too, or only one of them has it. */
  folder: string
  /** Called with the result of each backup. */
  say: (proof: Proof) => void
  /** The free space beside the database, if it is known. */
  freeBytes?: (() => Promise<number>) | undefined
  /** Where pictures are that left the database. */
  bucket?: Bucket | undefined
}

/** Once a night: makes and proves a new backup, then deletes outdated ones. A failure deletes only the new one. */
export async function backUpNightly(night: Night, now = new Date()): Promise<void> {
  if (!isDue(await namesIn(night.folder), now)) return
  await oneServerOnly(night.address, async () => {
    const names = await namesIn(night.folder)
    // another server has made it meanwhile
    if (!isDue(names, now)) return
    await removeFrom(night.folder, unfinished(names))
    night.say(await newBackup(night, backupName(now)))
    await removeFrom(night.folder, outdated(await namesIn(night.folder)))
  })
}

async function newBackup({ address, folder, freeBytes, bucket }: Night, name: string) {
  const path = join(folder, name)
  await writeBackup(address, path, { bucket })
  try {
    return await proveBackup(address, path, freeBytes)
  } catch (error) {
    await removeFrom(folder, [name])
    throw error
  }
}
