import { hashingUse } from '../auth/password-hash.ts'
import type { Db } from '../db/connect.ts'
import { poolUse } from '../db/pool-use.ts'
import type { FreeSpace } from '../free-space/free-space.ts'

/** What is asked at the moment of reading: one number for each value of its label. */
export interface Measure {
  name: string
  help: string
  label: string
  read: () => Record<string, number> | Promise<Record<string, number>>
}

interface Sources {
  db: Db
  freeSpace?: FreeSpace | undefined
  /** When the newest backup was made; none known: undefined. */
  lastBackupAt?: (() => Promise<Date | undefined>) | undefined
}

/** What a person on watch wants to know beside the answers themselves (reliability 4). None of it asks the database. */
export const measuresOf = ({ db, freeSpace, lastBackupAt }: Sources): Measure[] => [
  {
    name: 'bank_database_connections',
    help: 'Connections of this process, and requests that wait for one',
    label: 'state',
    read: () => poolUse(db),
  },
  {
    name: 'bank_password_hashes',
    help: 'Password hashes that run and that wait',
    label: 'state',
    read: () => hashingUse(),
  },
  {
    name: 'bank_disk_free_bytes',
    help: 'Free bytes where the embedded database lives',
    label: 'folder',
    read: async (): Promise<Record<string, number>> => (freeSpace ? { data: await freeSpace.bytes() } : {}),
  },
  {
    name: 'bank_backup_age_seconds',
    help: 'Age of the newest backup',
    label: 'backup',
    read: async (): Promise<Record<string, number>> => {
      const at = await lastBackupAt?.()
      return at ? { newest: (Date.now() - at.getTime()) / 1000 } : {}
    },
  },
]
