import { type KeyCheck, THREAD_LIMITS } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { CHECK_PLACE } from '../question/approval/key-check.repo.ts'
import type { Standing } from '../question/approval/standing.repo.ts'
import { insertComment, insertThread, resolveThread } from './thread.repo.ts'

type Differing = Pick<KeyCheck, 'id' | 'said' | 'key_said'>

/** An answer may name each of a hundred rows. */
const MOST_SAID = (THREAD_LIMITS.text - 500) / 2
const cut = (said: string | null) =>
  said !== null && said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)} ...` : said

/** What was answered, and why the key is wrong, as something that must be fixed: one thread a check, nothing said twice. */
export async function sayInThread(db: Db, standing: Standing, check: Differing, reason: string, by: number) {
  const text = `Saya menjawab ${cut(check.said)}, kunci ${cut(check.key_said)}.\n${reason}`
  const known = await threadOf(db, standing.id, check.id)
  if (known === undefined) {
    const of = { place: CHECK_PLACE + check.id, quote: null, before: '', after: '' }
    const thread = await insertThread(db, standing.id, { ...of, revision: standing.revision, must_fix: true }, by)
    return { isNew: true, mentioned: await insertComment(db, thread, text, by) }
  }
  if (await isSaid(db, known, text)) return { isNew: false, mentioned: [] }
  await resolveThread(db, known, false, by)
  return { isNew: false, mentioned: await insertComment(db, known, text, by) }
}

/** The key stands after all: says why where it was doubted. Returns whom that mentions. */
export async function closeThread(db: Db, { id }: Standing, check: Differing, reason: string, by: number) {
  const known = await threadOf(db, id, check.id)
  if (known === undefined) return []
  await resolveThread(db, known, true, by)
  return insertComment(db, known, reason, by)
}

/** The key of the present revision was found again: what was said of earlier ones is done. */
export const resolveMended = (db: Db, { id, revision }: Standing, by: number) =>
  sql`
    update review_thread set resolved_by = ${by}, resolved_at = clock_timestamp()
    where question_id = ${id} and starts_with(place, ${CHECK_PLACE}) and revision < ${revision}
      and resolved_at is null`.execute(db)

async function threadOf(db: Db, question_id: number, check: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from review_thread where question_id = ${question_id} and place = ${CHECK_PLACE + check}`.execute(db)
  return rows[0]?.id
}

async function isSaid(db: Db, thread_id: number, text: string): Promise<boolean> {
  const { rows } = await sql`
    select from review_comment where thread_id = ${thread_id} and text = ${text} limit 1`.execute(db)
  return rows.length > 0
}
