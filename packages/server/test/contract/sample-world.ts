import { sql } from 'kysely'
import { expect } from 'vitest'
import { noteSecurityEvent } from '../../src/auth/security-event.repo.ts'
import type { Db } from '../../src/db/connect.ts'
import { inTransaction } from '../../src/db/transaction.ts'
import { asOneChange } from '../../src/history/restore-change.repo.ts'
import { notify } from '../../src/notice/notice.repo.ts'
import { linkHash } from '../../src/sign-in/reset-mail.ts'
import { childrenBeforeParents } from '../empty.ts'
import { make } from '../make.ts'
import { people } from '../person.ts'

const IMAGE_ID = `${'0'.repeat(31)}1`
/** The URL of the picture in question 1. */
export const IMAGE_URL = `/media/${IMAGE_ID}.png`
/** The e-mail address of account 1. */
export const STAFF_EMAIL = 'staf@contoh.test'
/** The code and link token of the open password reset of account 1. */
export const RESET = { code: '123456', token: 'A'.repeat(43) }
/** The id of a change of questions 2 and 4 at once, in the history. */
export const BULK_CHANGE = '1042'
/**
 * Adds a row to every table that a route uses. On an empty database the first row of each table has the id 1. The last
 * subject, class, indicator, category, topic and sub-topic are not in use, so that they can be deleted.
 * Questions: 1 multiple choice with all parts, 2 short answer, 3 statements (SNPMB), 4 essay in the group of 1.
 */
export async function fillSampleWorld(db: Db) {
  const file = expect.getState().testPath
  if (kept.file === file) return void (await sql.raw(kept.statements).execute(db))
  await fill(db)
  kept = { file, statements: await keepRows(db) }
}

/** What puts the rows of the sample world back, for the later tests of the same file: a tenth of the time of making them. */
let kept: { file: string | undefined; statements: string } = { file: undefined, statements: '' }

/** Copies every row of the database, and returns what puts them all back into empty tables, with the next ids. */
async function keepRows(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = current_schema()::regnamespace group by c.relname`.execute(db)
  const order = await childrenBeforeParents(db)
  const tables = order.toReversed().flatMap((table) => rows.filter(({ name }) => name === table))
  const { rows: sequences } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value as last from pg_sequences
    where last_value is not null and schemaname = current_schema()`.execute(db)
  await sql
    .raw(`drop schema if exists sample cascade; create schema sample;
    ${tables.map(({ name, columns }) => `create table sample."${name}" as select ${columns} from "${name}"`).join(';')}`)
    .execute(db)
  const filled: typeof tables = []
  for (const table of tables) {
    const { rows } = await sql`select from ${sql.table(`sample.${table.name}`)} limit 1`.execute(db)
    if (rows.length > 0) filled.push(table)
  }
  const triggers = (what: string) => filled.map(({ name }) => `alter table "${name}" ${what} trigger user`)
  return [
    ...triggers('disable'),
    ...filled.map(
      ({ name, columns }) =>
        `insert into "${name}" (${columns}) overriding system value select ${columns} from sample."${name}"`,
    ),
    ...triggers('enable'),
    ...sequences.map(({ name, last }) => `select setval('"${name}"', ${last})`),
  ].join(';')
}

async function fill(db: Db) {
  const a = make(db)
  await people(db)({ name: 'Staf', email: STAFF_EMAIL })
  const { password_hash } = await db.selectFrom('account_password').select('password_hash').executeTakeFirstOrThrow()
  await notify(db, { to: 1, kind: 'new-device', data: { device_name: 'Chrome di Windows', address: '10.0.0.7' } })
  const mail_token_hash = linkHash(RESET.token)
  await db
    .insertInto('password_reset')
    .values({ email: STAFF_EMAIL, password_hash, code: RESET.code, mail_token_hash })
    .execute()
  await a.subject({ name: 'Bahasa' })
  // this writes history entry 2, which can be restored
  await db.updateTable('subject').set({ name: 'Literasi' }).execute()
  await a.class()
  await a.indicator({ subject_id: 1 })
  await a.questionLevel({ name: 'Mudah' })
  await a.category({ subject_id: 1, classes: [1] })
  await a.category({ subject_id: 1, product_type: 2 })
  await a.topic({ category_id: 1, class_id: 1 })
  await a.topic({ category_id: 2, class_id: null })
  await a.subtopic({ topic_id: 1 })
  await a.subject()
  await a.class()
  await a.indicator({ subject_id: 1 })
  await a.category({ subject_id: 1 })
  await a.topic({ category_id: 1, class_id: 1 })
  await a.subtopic({ topic_id: 1 })
  await a.questionLevel({ name: 'Sulit' })

  await a.question({ topic_id: 1, subtopic_id: 1, indicator_id: 1, level_id: 1 })
  await a.question({ type: 3, topic_id: 1, level_id: 1, text: '<p>Apa yang ada diatas meja?</p>' })
  await a.question({ type: 5, topic_id: 2, level_id: null })
  await a.question({ type: 1, topic_id: 1, level_id: 1, parent_id: 1 })

  await a.selection({ question_id: 1, text: 'Benar', image_id: (await a.image()).id })
  await a.selection({ question_id: 1, text: 'Salah' })
  await a.answer({ question_id: 1, selection_id: 1 })
  await a.keyword({ question_id: 1 })
  await a.discussion({ question_id: 1 })
  await a.freeTrial({ question_id: 1 })
  await a.shortAnswer({ question_id: 2 })
  await a.statement({ question_id: 3 })
  await a.statement({ question_id: 3, text: 'Bumi datar' })
  await a.statementAnswer({ statement_id: 1, value: 2 })

  await a.image({ id: IMAGE_ID })
  await a.questionImage({ question_id: 1, image_id: IMAGE_ID })
  await a.banner()
  await noteSecurityEvent(db, { kind: 'signed-in', account: 1, address: '127.0.0.1' })
  await inTransaction(db, { actor: 1, change: BULK_CHANGE }, async (transaction) => {
    await asOneChange(transaction)
    await transaction.updateTable('question').set({ indicator_id: 1 }).where('id', 'in', [2, 4]).execute()
  })
  // what automatic review finds in question 2
  const ignored = { question_id: 2, rule: 'di-place', place: 'question_text', print: '', reason: 'Kutipan.' }
  await db.insertInto('lint_ignore').values(ignored).execute()
  await db.insertInto('review_thread').values({ question_id: 1, revision: 0, created_by: 1 }).execute()
  await db.insertInto('review_comment').values({ thread_id: 1, text: 'Kurang jelas.', created_by: 1 }).execute()
  // all questions were compared: 2 and 4 are likely twins, of 1 and 2 somebody has said that they are none
  await sql`insert into question_likeness (question_id, exact) values (1, 1), (2, 2)`.execute(db)
  await sql`insert into twin_denial (question_id, other_id, print) values (1, 2, '1 2')`.execute(db)
  await sql`insert into question_twin (question_id, other_id, kind, score) values (2, 4, 'mirip', 0.7)`.execute(db)
  await sql`delete from likeness_due`.execute(db)
  await db.insertInto('view').values({ owner: 1, product_type: 1, name: 'Kelas 5', query: '' }).execute()
  await a.importJob({ created_by: 1 })
  await a.exportJob({ created_by: 1, question_id: 1 })
  await fillRest(db)
}

/** A row of every table of content that has none yet; the text '1' is a value of nearly every type. */
const fillRest = (db: Db) =>
  sql`
    do $$ declare content regclass; asking text; ones text; begin
      for content in select tgrelid from pg_trigger where tgname = 'history' loop
        continue when not exists (select from pg_attribute where attrelid = content and attname = 'id');
        select string_agg(quote_ident(attname), ', '), string_agg('''1''', ', ') into asking, ones from pg_attribute
          where attrelid = content and attnum > 0 and attnotnull and not atthasdef and attidentity = '' and not attisdropped;
        execute format('insert into %1$s (%2$s) select %3$s where not exists (select from %1$s)', content, asking, ones);
      end loop;
    end $$`.execute(db)

/** The review flow binds: one review, by somebody who wrote nothing of the question, and so many checks of the key. */
export const bindReview = (db: Db, key_checks = 0) =>
  db
    .insertInto('review_policy')
    .values({ binding: true, reviews: 1, own_approval: false, block_on: 'galat', key_checks })
    .execute()
