import { sql } from 'kysely'
import { expect, inject, it } from 'vitest'
import { workerDatabase } from '../../test/database.ts'
import { newLine } from '../../test/line.ts'
import { connect } from './connect.ts'
import { poolUse } from './pool-use.ts'
import { fromPostgres } from './postgres-errors.ts'
import { PLANNED_ANEW } from './preparing-client.ts'

const db = await workerDatabase()

it('prepares what is asked with parameters, so that it is planned once', async () => {
  await db.connection().execute(async (one) => {
    for (let n = 0; n < 3; n++) await sql`select ${n}::int as prepared_once`.execute(one)
    const { rows } = await sql<{ calls: number }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements
      where statement like ${'%prepared_once%'} and statement not like ${'%pg_prepared_statements%'}`.execute(one)
    expect(rows).toEqual([{ calls: 3 }])
  })
})

it('plans anew, with its values in sight, what asks for that', async () => {
  await db.connection().execute(async (one) => {
    for (let n = 0; n < 3; n++) await sql`select ${n}::int as seen_anew ${sql.raw(PLANNED_ANEW)}`.execute(one)
    const { rows } = await sql`select name from pg_prepared_statements where statement like '%seen_anew%'`.execute(one)
    expect(rows).toEqual([])
  })
})

it('reads a count as a number and a date as the day that was stored', async () => {
  const { rows } = await sql`select count(*) as n, date '2026-03-01' as day from generate_series(1, 3)`.execute(db)
  expect(rows).toEqual([{ n: 3, day: '2026-03-01' }])
})

it('refuses a count that a number cannot hold exactly', async () => {
  await expect(sql`select 9007199254740993::int8 as n`.execute(db)).rejects.toThrow(RangeError)
})

it('cuts what runs for more than its time', async () => {
  await expect(sql`show statement_timeout`.execute(db)).resolves.toMatchObject({ rows: [{ statement_timeout: '5s' }] })
  await expect(sql`show lock_timeout`.execute(db)).resolves.toMatchObject({ rows: [{ lock_timeout: '2s' }] })
})

it('waits longer for a commit, which writes all that follows from a change of thousands', async () => {
  const impatient = connect(inject('server'), { query_timeout: 600 })
  const committed = impatient.transaction().execute((transaction) =>
    sql`
      create temp table changed ();
      create function pg_temp.follow() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
      create constraint trigger follow after insert on changed deferrable initially deferred
        for each row execute function pg_temp.follow();
      insert into changed default values`.execute(transaction),
  )
  await expect(committed).resolves.toBeTruthy()
  await impatient.destroy()
})

it('gives up a connection on which nothing is heard any more, and goes on over another', async () => {
  const line = await newLine(inject('server'))
  const far = connect({ url: line.url }, { query_timeout: 200 })
  await sql`select 1`.execute(far)
  line.hold()
  const change = far.transaction().execute((transaction) => sql`select ${1}::int`.execute(transaction))
  const refusal = await change.catch(fromPostgres)
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE' })
  line.forget()
  await expect(sql`select 1 as here`.execute(far)).resolves.toMatchObject({ rows: [{ here: 1 }] })
  expect(poolUse(far)).toEqual({ busy: 0, idle: 1, waiting: 0 })
  await far.destroy()
  await line.stop()
})
