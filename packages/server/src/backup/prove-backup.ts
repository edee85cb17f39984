import { isDeepStrictEqual } from 'node:util'
import type { DatabaseAddress } from '../db/address.ts'
import { verifyBackup } from './read-backup.ts'
import { isNewer, restoreBackup } from './restore.ts'
import { inScratchDatabase, roomForCopy, tableEndsAt } from './scratch.repo.ts'

export interface Proof {
  /** One sentence about what was checked. */
  says: string
  /** Whether it was restored; otherwise it was only read. */
  restored: boolean
}

/**
 * Restores a backup of this database beside it and compares every table with the file; throws when they differ. When
 * that is not possible, it checks the checksums.
 */
export async function proveBackup(
  address: DatabaseAddress,
  path: string,
  freeBytes: () => Promise<number> = async () => Number.POSITIVE_INFINITY,
): Promise<Proof> {
  const { header, ends } = await verifyBackup(path)
  const read = (why: string) => ({ restored: false, says: `${path} dibaca ulang dan utuh; ${why}.` })
  if (await isNewer(header))
    return read('tidak dicoba dipulihkan: basis data ini sudah diperluas oleh Bank Soal yang lebih baru')
  // a copy that fills the disk would stop the very database that it is to protect
  if ((await freeBytes()) < (await roomForCopy(address))) return read('tidak dicoba dipulihkan: ruang disk kurang')

  const restored = await inScratchDatabase(address, async (scratch) => {
    await restoreBackup(scratch, path)
    const found = await tableEndsAt(scratch)
    if (!isDeepStrictEqual(found, [...ends.values()]))
      throw new Error(`${path} dipulihkan untuk dicoba, tetapi isinya tidak sama.`)
  })
  if (!restored) return read('tidak dicoba dipulihkan: role basis data tidak boleh membuat basis data (CREATEDB)')
  return { restored, says: `${path} dicoba dipulihkan, dan setiap tabel sama.` }
}
