import { sql } from 'kysely'
import { noteSecurityEvent } from '../src/auth/security-event.repo.ts'
import { writeBackup } from '../src/backup/write-backup.ts'
import type { DatabaseAddress } from '../src/db/address.ts'
import { connect, type Db } from '../src/db/connect.ts'
import { notify } from '../src/notice/notice.repo.ts'
import { renewLikeness } from '../src/question/likeness/likeness.repo.ts'
import { renewTwins } from '../src/question/likeness/twin.repo.ts'
import { readChanged } from '../src/review/lint.repo.ts'
import { learnWords } from '../src/search/search-word.repo.ts'
import { readEnv } from '../src/start/env.ts'
import { addFirstContent } from '../src/start/first-content.ts'
import { newDatabase } from './database.ts'
import { make } from './make.ts'

export const ADMIN = { ADMIN_EMAIL: 'admin@contoh.test', ADMIN_PASSWORD: 'kunci-gudang-soal' }

/** Makes a database with rows of every table and writes its backup to this path. */
export async function backedUp(path: string) {
  const source = opened(await newDatabase())
  await fill(source.db)
  await writeBackup(source.address, path)
  return source
}

export const opened = (address: DatabaseAddress) => ({ address, db: connect(address, { pool: 3 }) })

/** Adds the sample content, and a row to each table that it leaves empty. */
async function fill(db: Db) {
  await addFirstContent(db, readEnv({ ...ADMIN, SEED: 'demo' }))
  const row = make(db)
  const account = await row.account({ name: 'Tab\tdan\\garis\nbaru "kutip"' })
  await db
    .insertInto('session')
    .values({ token_hash: Buffer.from('kunci'), account_id: account })
    .execute()
  await noteSecurityEvent(db, { kind: 'signed-in', account, address: '127.0.0.1' })
  await db.insertInto('known_device').values({ account_id: account, device: 'kunci' }).execute()
  const data = { address: '10.0.0.7', times: 2 }
  await notify(db, { to: account, kind: 'reset-asked', data })
  await db.insertInto('notice_mail').values({ account_id: account, wanted: false }).execute()
  await db
    .insertInto('factor_totp')
    .values({ account_id: account, secret: 'JBSWY3DPEHPK3PXP', last_step: 58_000_000 })
    .execute()
  const passkey = { credential_id: 'kunci', public_key: Buffer.from([0, 10, 92]), counter: 3, transports: ['usb'] }
  await db
    .insertInto('factor_passkey')
    .values({ account_id: account, name: 'Laptop', ...passkey })
    .execute()
  await db
    .insertInto('factor_recovery_code')
    .values({ account_id: account, selector: '7KQM', code_hash: '$argon2id$' })
    .execute()
  await db
    .insertInto('factor_challenge')
    .values({ account_id: account, purpose: 'sign-in', challenge: 'kunci' })
    .execute()
  await row.image()
  await row.questionImage({ question_id: await row.question({ text: '<p>π ≈ 3,14 \\N</p>' }) })
  await row.banner()
  await row.importJob()
  const export_id = await row.exportJob({ question_id: await row.question() })
  await db
    .insertInto('export_logo')
    .values({ export_id, image_id: (await row.image()).id })
    .execute()
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
  await db
    .insertInto('view')
    .values({ owner: account, product_type: 1, name: 'Kelas 5', query: 'class_id=5' })
    .execute()
  await db.insertInto('backfill').values({ name: 'halfway', done_to: 500, goes_to: 1_000 }).execute()
  await sql`select fold_question_deltas()`.execute(db)
  await learnWords(db)
  await renewLikeness(db)
  await renewTwins(db)
  const two = { question_id: 1, other_id: 2 }
  await db
    .insertInto('question_twin')
    .values({ ...two, kind: 'mirip', score: 0.7 })
    .execute()
  await db
    .insertInto('twin_denial')
    .values({ ...two, print: '1 2', created_by: account })
    .execute()
  await db.insertInto('twin_due').values({ question_id: 1 }).execute()
  await readChanged(db)
  await db
    .insertInto('lint_ignore')
    .values({
      question_id: await row.question(),
      rule: 'alt-missing',
      place: 'question_text',
      print: '',
      reason: 'Hiasan.',
    })
    .execute()
  const reviewed = { question_id: await row.question(), created_by: account }
  await db
    .insertInto('question_review')
    .values({ question_id: reviewed.question_id, stage: 'changes', revision: 1 })
    .execute()
  await db
    .insertInto('question_author')
    .values({ ...reviewed, revision: 1 })
    .execute()
  const card = {
    verdict: 'perbaiki',
    form: 'pg',
    version: 1,
    aspects: JSON.stringify([{ no: 4, mark: 'tidak', note: 'Ragu' }]),
  }
  await db
    .insertInto('review')
    .values({ ...reviewed, revision: 1, round: 1, ...card })
    .execute()
  await db
    .insertInto('key_check')
    .values({
      ...reviewed,
      revision: 1,
      answer: JSON.stringify({ choices: [1] }),
      agrees: false,
      reason: 'Kunci keliru.',
    })
    .execute()
  await db
    .insertInto('review_event')
    .values({ ...reviewed, revision: 1, kind: 'returned', from_stage: 'submitted', to_stage: 'changes' })
    .execute()
  const { id: thread_id } = await db
    .insertInto('review_thread')
    .values({ ...reviewed, revision: 1, place: 'question_text', quote: 'π', must_fix: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: comment_id } = await db
    .insertInto('review_comment')
    .values({ thread_id, text: 'Baris satu\nbaris dua, @Staf', created_by: account })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('comment_mention').values({ comment_id, account_id: account }).execute()
  await db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 2, own_approval: false, block_on: 'galat' })
    .execute()
  await db
    .insertInto('review_task')
    .values({ kind: 'perbaiki', question_id: reviewed.question_id, account_id: account, due_on: '2026-12-31' })
    .execute()
  await db.insertInto('capability').values({ account_id: account, what: 'review' }).execute()
  await row.question({ topic_id: await row.topic({ name: 'Kosakata takbiasa' }) })
}

/** Every row of every table, as PostgreSQL's JSON text. */
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
