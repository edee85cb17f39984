import type { Db } from '../db/connect.ts'

const DAY = 24 * 60 * 60 * 1000

/** The values that every step of one seeding needs. */
export interface Seeding {
  db: Db
  adminId: number
  now: Date
}

export interface Written {
  created_by: number
  created_at: Date
  updated_at: Date
}

/** The audit columns of a row that the admin wrote `daysAgo` days before `now`. */
export function written({ adminId, now }: Seeding, daysAgo: number): Written {
  const at = new Date(now.getTime() - daysAgo * DAY)
  return { created_by: adminId, created_at: at, updated_at: at }
}

/** The audit columns of a table without `updated_at`. */
export function made({ created_by, created_at }: Written) {
  return { created_by, created_at }
}

/** Finds rows by their name. Throws when the sample content refers to a name that it does not have. */
export function byName<Row extends { name: string }>(rows: Row[]): (name: string) => Row {
  const known = new Map(rows.map((row) => [row.name, row]))
  return (name) => {
    const row = known.get(name)
    if (!row) throw new Error(`the sample content has no "${name}"`)
    return row
  }
}
