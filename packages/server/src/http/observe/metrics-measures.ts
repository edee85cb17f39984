import { hashingUse } from '../../auth/password-hash.ts'
import type { Db } from '../../db/connect.ts'
import { poolUse } from '../../db/pool-use.ts'
import type { FreeSpace } from '../../free-space/free-space.ts'
import { cleaningUse } from '../../rich-text/worker/in-worker.ts'
import { bodiesUse } from '../protect/bodies-under-way.ts'
import { picturesUse } from '../protect/pictures-under-way.ts'

/** Measured when it is read: one number for each value of its label. */
export interface Measure {
  name: string
  help: string
  label: string
  read: () => Record<string, number> | Promise<Record<string, number>>
}

interface Sources {
  db: Db
  freeSpace?: FreeSpace | undefined
  /** When the newest backup was made; undefined when none is known. */
  lastBackupAt?: (() => Promise<Date | undefined>) | undefined
  /** How many damaged pages PostgreSQL has read, as it was when it was last asked. */
  damagedPages?: (() => number) | undefined
  /** How far each backfill has come, from 0 to 1. */
  backfilled?: (() => Record<string, number>) | undefined
}

/** What a person on watch wants to know beside the answers themselves (reliability 4). None of it asks the database. */
export const measuresOf = ({ db, freeSpace, lastBackupAt, damagedPages, backfilled }: Sources): Measure[] => [
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
    name: 'bank_body_bytes',
    help: 'Bytes of large bodies under way, and how many requests wait to send theirs',
    label: 'state',
    read: () => bodiesUse(),
  },
  {
    name: 'bank_picture_bytes',
    help: 'Bytes of pictures that are being sent, and how many requests wait for theirs',
    label: 'state',
    read: () => picturesUse(),
  },
  {
    name: 'bank_rich_text_worker',
    help: 'Requests whose texts the worker has cleaned, and that wait for it',
    label: 'state',
    read: () => cleaningUse(),
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
  {
    name: 'bank_checksum_failures',
    help: 'Damaged pages that PostgreSQL has read since its statistics began',
    label: 'database',
    read: (): Record<string, number> => (damagedPages ? { own: damagedPages() } : {}),
  },
  {
    name: 'bank_backfill_ratio',
    help: 'How far what a release fills after its migrations has come, from 0 to 1',
    label: 'backfill',
    read: () => backfilled?.() ?? {},
  },
]
