import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  historyRoutes,
  questionBulkRoutes,
  questionImageRoutes,
  questionRoutes,
  type Route,
  selectionRoutes,
  subjectRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { TIME_LIMITS, timeLimitFor } from './time-limits.ts'

const LONG = 60_000
const hasty = await world({
  timeLimits: { ...TIME_LIMITS, plain: { whole: LONG, answer: 50 } },
})
const { db } = hasty
const deaf = await world({ timeLimits: { ...TIME_LIMITS, plain: { whole: 50, answer: LONG } } })
const a = make(db)

/** Holds a row while something is done, as an edit that does not end. */
async function holding<Result>(id: number, during: () => Promise<Result>): Promise<Result> {
  const other = await db.startTransaction().execute()
  await sql`select from subject where id = ${id} for update`.execute(other)
  return during().finally(() => other.rollback().execute())
}

/** What other connections are about. */
const others = async () => {
  const { rows } = await sql<{ at: string }>`
    select coalesce(nullif(wait_event_type, 'Client'), state) as at from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db)
  return rows.map(({ at }) => at)
}

/** How many rows of the history were begun, those undone too. */
const numbersOfHistory = async () => {
  const { rows } = await sql<{ taken: number }>`select last_value::int as taken from history_id_seq`.execute(db)
  return rows[0]?.taken ?? 0
}

describe('an answer that takes too long', () => {
  it('is UNAVAILABLE, to be tried again, while the database is still at work; and nothing has changed', async () => {
    const staff = await hasty.signIn()
    const id = await a.subject({ name: 'Literasi' })
    const reply = await holding(id, async () => {
      const early = await staff.send(subjectRoutes.update, { params: { id }, body: { subject_name: 'Numerasi' } })
      await expect.poll(others).toContain('Lock')
      return early
    })
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject({ code: 'UNAVAILABLE' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    await expect.poll(others).toEqual([])
    expect(await db.selectFrom('subject').select('name').where('id', '=', id).execute()).toEqual([{ name: 'Literasi' }])
  })

  it('is not begun when the client was refused before its turn', async () => {
    const staff = await hasty.signIn()
    const id = await a.subject({ name: 'Literasi' })
    const before = await numbersOfHistory()
    const replies = await holding(id, () =>
      Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          staff.send(subjectRoutes.update, { params: { id }, body: { subject_name: `Numerasi ${number}` } }),
        ),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(503))
    await expect.poll(others).toEqual([])
    // those that had begun took a number each, though they are undone
    expect((await numbersOfHistory()) - before).toBe(3)
  })
})

describe('a call that arrives too slowly', () => {
  it('is answered and cut', async () => {
    const { token } = await deaf.signIn()
    await deaf.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((deaf.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    const head = ['POST /v1/subject HTTP/1.1', 'Host: a', `token: ${token}`, 'Content-Type: application/json']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n{"subject_name": "`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })
})

it.each<[string, Route, keyof typeof TIME_LIMITS]>([
  ['a subject', subjectRoutes.create, 'plain'],
  ['a list', questionRoutes.main, 'plain'],
  ['a whole question', questionRoutes.create, 'picture'],
  ['an option', selectionRoutes.create, 'picture'],
  ['an upload', questionImageRoutes.upload, 'picture'],
  ['a change of many questions', questionBulkRoutes.change, 'many'],
  ['their undo', historyRoutes.restoreChange, 'many'],
])('waits for %s as long as it may take', (_, route, kind) => {
  expect(timeLimitFor(route)).toEqual(TIME_LIMITS[kind])
})
