import { sql } from 'kysely'
import { writeBackup } from '../src/backup/write-backup.ts'
import type { DatabaseAddress } from '../src/db/address.ts'
import { connect, type Db } from '../src/db/connect.ts'
import { readEnv } from '../src/env.ts'
import { addFirstContent } from '../src/first-content.ts'
import { newDatabase } from './database.ts'
import { make } from './make.ts'

export const ADMIN = { ADMIN_EMAIL: 'admin@contoh.test', ADMIN_PASSWORD: 'kunci-gudang-soal' }

/** A bank with rows of every kind, whose backup stands at this path. */
export async function backedUp(path: string) {
  const source = opened(await newDatabase())
  await fill(source.db)
  await writeBackup(source.address, path)
  return source
}

export const opened = (address: DatabaseAddress) => ({ address, db: connect(address, { pool: 3 }) })

/** The sample content, and a row of each kind that it lacks. */
async function fill(db: Db) {
  await addFirstContent(db, readEnv({ ...ADMIN, SEED: 'demo' }))
  const row = make(db)
  const account = await row.account({ name: 'Tab\tdan\\garis\nbaru "kutip"' })
  await db
    .insertInto('session')
    .values({ token_hash: Buffer.from('kunci'), account_id: account })
    .execute()
  await row.image()
  await row.questionImage({ question_id: await row.question({ text: '<p>π ≈ 3,14 \\N</p>' }) })
  await row.banner()
  await row.freeTrial()
  await row.statementAnswer()
  await row.shortAnswer()
  await row.keyword()
  const gone = await row.subject()
  await db.deleteFrom('subject').where('id', '=', gone).execute()
  const { id: image_id } = await row.image()
  const category_id = await row.category()
  await db.insertInto('category_image').values({ category_id, image_id, position: 0 }).execute()
  const topic_id = await row.topic()
  await db.insertInto('topic_image').values({ topic_id, image_id, position: 0 }).execute()
  const subtopic_id = await row.subtopic({ detail: `<p><img src="/media/${image_id}.png"></p>` })
  await db.insertInto('subtopic_image').values({ subtopic_id, image_id, position: 0 }).execute()
  const discussion_id = await row.discussion()
  await db.insertInto('discussion_image').values({ discussion_id, image_id, position: 0 }).execute()
  await sql`select fold_question_deltas()`.execute(db)
  await row.question()
}

/** Every row of every table, in the words of PostgreSQL. */
export async function rowsIn(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%' order by 1`.execute(db)
  const entries = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(name)} t order by 1`.execute(db)
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
