import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { it } from 'vitest'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import type { Db } from '../packages/server/src/db/connect.ts'
import { make } from '../packages/server/test/make.ts'
import { run } from '../packages/server/test/statement.ts'
import { planned, sizeOf } from './sizes.ts'
import { fillBank } from './support/large-bank.ts'
import { newOlderDatabase, on, untilFilled } from './support/older-database.ts'
import { newPostgres } from './support/postgres.ts'
import { newServer } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'

/** The schema of the release before this one. */
const RELEASED = '0033-editing'
const WRITERS = 3
/** More than twenty people at work would. */
const BETWEEN_MS = 50
const MOST_WAIT_MS = 2_000
const FILLING_MINUTES = 20

it('lets people write while a large bank is migrated and filled', async () => {
  const postgres = await newPostgres()
  const { address, url } = await newOlderDatabase(postgres, 'grown', RELEASED)
  const place = await on(address, newPlace)
  const questions = sizeOf('migratedQuestions')
  // without triggers, which take an hour for a million
  await setTriggers(address, 'disable')
  await fillBank(address, place, questions, 0)
  await run(address, SECOND_ANSWERS)
  await setTriggers(address, 'enable')
  await run(address, JOBS_DONE)
  await run(address, 'vacuum analyze')

  const writers = Array.from({ length: WRITERS }, () => startWriting(address, place))
  const server = await newServer({ DATABASE_URL: url })
  const started = await server.start()
  const from = performance.now()
  await on(address, (db) => untilFilled(db, FILLING_MINUTES))
  const filled = performance.now() - from
  const written = await Promise.all(writers.map((stop) => stop()))
  await server.end('SIGKILL')
  const unmarked = await on(address, countUnmarked)
  await postgres.remove()

  const times = written.flatMap(({ times }) => times)
  tell({
    part: 'T17c',
    title: 'People write while a large bank is migrated',
    sizes: { migratedQuestions: questions },
    held: {
      'writes that failed': [written.flatMap(({ failed }) => failed), []],
      'questions with several answers that are not marked': [unmarked, 0],
      // a shared machine pauses by itself: asserted where a release is judged
      ...(questions === planned('migratedQuestions') && {
        'a write waited over 2 s': [Math.max(...times) > MOST_WAIT_MS, false],
      }),
    },
    seen: {
      'writes meanwhile': timesOf(times),
      'ready after': `${Math.round(started / 1000)} s`,
      'filled after': `${Math.round(filled / 1000)} s`,
    },
  })
})

async function newPlace(db: Db) {
  const a = make(db)
  return { class_id: 0, topic_id: await a.topic(), ql_id: await a.questionLevel() }
}

async function setTriggers(address: DatabaseAddress, to: 'enable' | 'disable') {
  for (const table of ['question', 'selection', 'answer', 'keyword', 'discussion'])
    await run(address, `alter table ${table} ${to} trigger user`)
  // it gives each question its code
  await run(address, 'alter table question enable trigger place')
}

/** Each tenth question gets a second answer. */
const SECOND_ANSWERS = `
  insert into answer (question_id, selection_id)
  select question_id, id from selection where position = 2 and question_id % 10 = 0`

/** What the release before has filled already. */
const JOBS_DONE = `
  insert into backfill (name, finished_at) select name, now() from unnest('{changes,search-in-one-form}'::text[]) name
  on conflict (name) do update set finished_at = now()`

const countUnmarked = async (db: Db) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from question q
    where type = 2 and not multiple and (select count(*) from answer where question_id = q.id) > 1`.execute(db)
  return rows[0]?.count
}

/** Adds questions and edits others, as a server of the release before does, until asked to stop. */
function startWriting(address: DatabaseAddress, place: { topic_id: number; ql_id: number }) {
  const times: number[] = []
  const failed: string[] = []
  let isEnough = false
  const writing = on(address, async (db) => {
    while (!isEnough) {
      const from = performance.now()
      await write(db, place).catch((error) => void failed.push(String(error)))
      times.push(performance.now() - from)
      await wait(BETWEEN_MS)
    }
  })
  return async () => {
    isEnough = true
    await writing
    return { times, failed }
  }
}

const write = (db: Db, { topic_id, ql_id }: { topic_id: number; ql_id: number }) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into question (type, text, category_id, class_id, topic_id, level_id, label, status)
      select 2, '<p>Ditulis sementara itu</p>', category_id, class_id, id, ${ql_id}, 'exam', 'published'
      from topic where id = ${topic_id} returning id`.execute(trx)
    const id = rows[0]?.id
    await sql`
      with options as (
        insert into selection (question_id, position, text) select ${id}::int, at, at::text from generate_series(1, 4) at
        returning id, question_id, position
      )
      insert into answer (question_id, selection_id) select question_id, id from options where position <= 2`.execute(
      trx,
    )
    await sql`update question set text = text || '<p>Diubah</p>' where id = ${id}::int`.execute(trx)
    await sql`
      update question set status = 'approved'
      where id = (select id from question where id < ${id}::int order by id desc offset 50 limit 1)`.execute(trx)
  })
