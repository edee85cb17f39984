import { CAPABILITIES, type Capability, type HeldCapability, LEVEL } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/bind/handler.ts'

export interface Held {
  what: Capability
  subject_id?: number | null | undefined
}

/** What was said of an account, by what and subject. */
export async function capabilitiesOf(db: Db, account: number): Promise<HeldCapability[]> {
  const { rows } = await sql<HeldCapability>`
    select what, subject_id, s.name as subject_name
    from capability left join subject s on s.id = subject_id
    where account_id = ${account} order by what desc, s.name nulls first, subject_id`.execute(db)
  return rows
}

/** What somebody may do: level 1 both, of all subjects. */
export const capabilitiesFor = async (db: Db, { id, level }: Pick<Actor, 'id' | 'level'>): Promise<HeldCapability[]> =>
  level === LEVEL.admin
    ? CAPABILITIES.map((what) => ({ what, subject_id: null, subject_name: null }))
    : capabilitiesOf(db, id)

/** In place of what was said before. One of all subjects makes those of single ones needless. */
export async function replaceCapabilities(db: Db, account: number, held: readonly Held[]) {
  await db.deleteFrom('capability').where('account_id', '=', account).execute()
  const ofAll = new Set(held.filter(({ subject_id }) => !subject_id).map(({ what }) => what))
  const rows = held
    .filter(({ what, subject_id }) => !subject_id || !ofAll.has(what))
    .map(({ what, subject_id }) => ({ account_id: account, what, subject_id: subject_id || null }))
  if (rows.length > 0)
    await db
      .insertInto('capability')
      .values(rows)
      .onConflict((same) => same.doNothing())
      .execute()
}
