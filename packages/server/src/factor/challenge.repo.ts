import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { nearNow } from '../db/near-now.ts'
import type { DB } from '../db/types.ts'

interface Asked {
  account_id: number
  purpose: DB['factor_challenge']['purpose']
}

const LIFE_MINUTES = 15
/** Of one account and purpose: a person may have several windows open. */
const MOST = 10

const isFresh = nearNow(sql`created_at`, sql`make_interval(mins => ${LIFE_MINUTES})`)

/** Stores a challenge that was sent, and deletes those that can no longer be answered. */
export async function storeChallenge(db: Db, asked: Asked, challenge: string) {
  await db
    .insertInto('factor_challenge')
    .values({ ...asked, challenge })
    .execute()
  const newest = db
    .selectFrom('factor_challenge')
    .select('challenge')
    .where('account_id', '=', asked.account_id)
    .where('purpose', '=', asked.purpose)
    .orderBy('created_at', 'desc')
    .limit(MOST)
  await db
    .deleteFrom('factor_challenge')
    .where('account_id', '=', asked.account_id)
    .where('purpose', '=', asked.purpose)
    .where((row) => row.or([row.not(isFresh), row('challenge', 'not in', newest)]))
    .execute()
}

/** Whether it was sent out for this and is answered in time, for the first time. */
export async function takeChallenge(db: Db, asked: Asked, challenge: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('factor_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', '=', asked.account_id)
    .where('purpose', '=', asked.purpose)
    .returning(isFresh.as('fresh'))
    .executeTakeFirst()
  return taken?.fresh === true
}

export async function deleteChallenges(db: Db, account_id: number) {
  await db.deleteFrom('factor_challenge').where('account_id', '=', account_id).execute()
}
