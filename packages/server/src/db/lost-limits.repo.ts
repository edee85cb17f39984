import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { REQUEST_LIMITS } from './request-limits.ts'

/** The limits that do not hold on a connection of requests, as `name = value`. */
export async function lostLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: keyof typeof REQUEST_LIMITS; setting: string }>`
    select name, setting from pg_settings where name = any(${Object.keys(REQUEST_LIMITS)}::text[]) order by name`.execute(
    db,
  )
  return rows
    .filter(({ name, setting }) => Number(setting) === 0 || Number(setting) > REQUEST_LIMITS[name])
    .map(({ name, setting }) => `${name} = ${setting}`)
}
