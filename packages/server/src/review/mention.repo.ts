import { piecesOfText } from '@bank/contract/mention'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'

/** Notes whom the text of a comment mentions by `@nama`: active accounts. Any other name stays text. Returns the new ones. */
export async function mentionIn(db: Db, comment_id: number, text: string): Promise<number[]> {
  const mentioned = text.includes('@') ? await accountsIn(db, text) : []
  const { rows: before } = await sql<{ account_id: number }>`
    delete from comment_mention where comment_id = ${comment_id} returning account_id`.execute(db)
  await sql`insert into comment_mention select ${comment_id}, id from account where id = ${anyOf(mentioned)}`.execute(
    db,
  )
  return mentioned.filter((id) => !before.some(({ account_id }) => account_id === id))
}

async function accountsIn(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from account
    where is_active = 1 and deleted_at is null
      and strpos(lower(${text}), '@' || lower(name)) > 0`.execute(db)
  const names = piecesOfText(
    text,
    rows.map(({ name }) => name),
  ).flatMap(({ name }) => name?.toLowerCase() ?? [])
  return rows.filter(({ name }) => names.includes(name.toLowerCase())).map(({ id }) => id)
}
