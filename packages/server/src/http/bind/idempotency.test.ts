import {
  accountRoutes,
  authRoutes,
  LEVEL,
  questionImageRoutes,
  type Route,
  selectionRoutes,
  subjectRoutes,
  topicRoutes,
} from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make, PNG, PNG_DATA_URL } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { tidyIdempotencyKeys } from '../../db/idempotency-keys.ts'

const { db, signIn, stranger } = await world()
const a = make(db)

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const sains = { body: { subject_name: 'Sains', code: 'SNS' } }
const bahasa = { body: { subject_name: 'Bahasa', code: 'BHS' } }
const namesOf = async () =>
  (await db.selectFrom('subject').select('name').orderBy('id').execute()).map(({ name }) => name)
const keptKeys = async () => (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key)

async function cutThoseWhoWait() {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "subject"%'`.execute(db)
  return rows.length
}

/** Somebody who sends each call with a key. */
async function sender(level?: 1 | 2) {
  const { send, ...rest } = await signIn(level)
  return { ...rest, send: (route: Route, parts: object, key = 'satu') => send(route, { ...parts, ...keyed(key) }) }
}

describe('a POST that is sent again with its key', () => {
  it('is answered the same, to the byte, and not run again', async () => {
    const { send, id } = await sender()
    const first = await send(subjectRoutes.create, sains)
    const again = await send(subjectRoutes.create, sains)
    expect(first.statusCode).toBe(201)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    expect(await namesOf()).toEqual(['Sains'])
    const history = await db.selectFrom('history').select('account_id').execute()
    expect(history).toEqual([{ account_id: id }])
  })

  it('makes one row however many come at once', async () => {
    const { send } = await sender()
    const all = await Promise.all(Array.from({ length: 50 }, () => send(subjectRoutes.create, sains)))
    expect(new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(all[0]?.statusCode).toBe(201)
    expect(await namesOf()).toEqual(['Sains'])
  })

  it('hears the first answer even when the row has changed since', async () => {
    const { send, call } = await sender(LEVEL.admin)
    const first = await send(subjectRoutes.create, sains)
    await call(subjectRoutes.remove, { params: { id: first.json().data[0].id_subject } })
    expect((await send(subjectRoutes.create, sains)).body).toBe(first.body)
    expect(await namesOf()).toEqual([])
  })

  it('runs again with another key, and with none', async () => {
    const { send, call } = await sender()
    const body = { subject_name: 'Sains' }
    await send(subjectRoutes.create, { body }, 'satu')
    await send(subjectRoutes.create, { body }, 'dua')
    await call(subjectRoutes.create, { body })
    expect(await namesOf()).toEqual(['Sains', 'Sains', 'Sains'])
  })

  it('runs again a day later', async () => {
    const { send } = await sender()
    const body = { subject_name: 'Sains' }
    const age = (hours: number) =>
      sql`update idempotency_key set created_at = now() - make_interval(hours => ${hours}, secs => 5)`.execute(db)
    const first = await send(subjectRoutes.create, { body })
    await age(23)
    expect((await send(subjectRoutes.create, { body })).body).toBe(first.body)
    await age(24)
    const second = await send(subjectRoutes.create, { body })
    expect(second.json().data[0].code).toBe('SAINS-2')
    expect((await send(subjectRoutes.create, { body })).body).toBe(second.body)
  })

  it('is refused as a conflict when it asks for something else', async () => {
    const { send } = await sender()
    const topic_id = await a.topic()
    const { category_id, class_id } = await db
      .selectFrom('topic')
      .select(['category_id', 'class_id'])
      .where('id', '=', topic_id)
      .executeTakeFirstOrThrow()
    await send(subjectRoutes.create, sains)
    const topic = { category_id, class_id, topic_name: 'Alur', detail_topic: '<p>Alur</p>' }
    for (const refused of [await send(subjectRoutes.create, bahasa), await send(topicRoutes.create, { body: topic })]) {
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toEqual({
        code: 'CONFLICT',
        message: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
        fields: { 'Idempotency-Key': 'Sudah dipakai untuk permintaan lain.' },
      })
    }
    expect(await namesOf()).toEqual(['Literasi', 'Sains'])
  })

  it('is somebody else’s call when somebody else sends it', async () => {
    const [one, other] = [await sender(), await sender()]
    const body = { subject_name: 'Sains' }
    await one.send(subjectRoutes.create, { body })
    const [row] = (await other.send(subjectRoutes.create, { body })).json().data
    expect(row.id_subject_creator).toBe(other.id)
  })

  it('keeps one picture of one upload, told by its bytes', async () => {
    const { send } = await sender()
    const body = { image: PNG, question_id: 0 }
    const first = await send(questionImageRoutes.upload, { body })
    // each sending has a boundary of its own
    expect((await send(questionImageRoutes.upload, { body })).body).toBe(first.body)
    expect(first.statusCode).toBe(201)
    const other = Buffer.concat([PNG.subarray(1), Buffer.alloc(1)])
    expect((await send(questionImageRoutes.upload, { body: { ...body, image: other } })).json().code).toBe('CONFLICT')

    const question_id = await a.question()
    const option = { body: { question_id, image: PNG_DATA_URL } }
    await send(selectionRoutes.create, option, 'pilihan')
    await send(selectionRoutes.create, option, 'pilihan')
    expect(await db.selectFrom('image').select('id').execute()).toHaveLength(2)
  })
})

describe('a POST that failed', () => {
  it('keeps nothing, and may be tried again with the same key', async () => {
    const { send } = await sender()
    const id = await a.subject({ code: 'SNS' })
    expect((await send(subjectRoutes.create, sains)).json().code).toBe('DUPLICATE')
    expect((await send(subjectRoutes.create, { body: {} })).json().code).toBe('VALIDATION')
    expect(await keptKeys()).toEqual([])
    await db.deleteFrom('subject').where('id', '=', id).execute()
    expect((await send(subjectRoutes.create, sains)).statusCode).toBe(201)
    expect(await keptKeys()).toEqual(['satu'])
  })

  it('keeps nothing either when its refusal is remembered', async () => {
    const { send } = await sender(LEVEL.admin)
    const id = await a.account({ email: 'lupa@contoh.test' })
    const asked = { ac_email: 'lupa@contoh.test', ac_password: 'kebun raya pagi hari' }
    const { data } = await stranger.call(authRoutes.forgotPassword, { body: asked })
    const wrong = { params: { id }, body: { code: data.code === '000000' ? '000001' : '000000' } }
    for (const times of [1, 2]) {
      expect((await send(accountRoutes.approveReset, wrong)).json().code).toBe('VALIDATION')
      const resets = await db.selectFrom('password_reset').select('wrong_codes').execute()
      expect(resets).toEqual([{ wrong_codes: times }])
    }
    expect(await keptKeys()).toEqual([])
  })

  it('left nothing behind when its connection was cut in the middle', async () => {
    const { send } = await sender()
    await db.transaction().execute(async (busy) => {
      await sql`lock table subject in share mode`.execute(busy)
      const cut = send(subjectRoutes.create, sains)
      await expect.poll(cutThoseWhoWait).toBe(1)
      expect((await cut).statusCode).toBe(503)
    })
    expect([await namesOf(), await keptKeys()]).toEqual([[], []])
    expect((await send(subjectRoutes.create, sains)).statusCode).toBe(201)
    expect(await namesOf()).toEqual(['Sains'])
  })

  it('lets one of many through that wait for it', async () => {
    const { send } = await sender()
    const id = await a.subject({ code: 'SNS' })
    const all = Promise.all(Array.from({ length: 10 }, () => send(subjectRoutes.create, sains)))
    await db.deleteFrom('subject').where('id', '=', id).execute()
    for (const { statusCode } of await all) expect([201, 409]).toContain(statusCode)
    expect((await send(subjectRoutes.create, sains)).statusCode).toBe(201)
    expect(await namesOf()).toEqual(['Sains'])
  })
})

describe('a key', () => {
  it.each(['', ' ', 'dua kata', 'é', 'a\tb', 'x'.repeat(256)])('is not %j', async (key) => {
    const { send } = await sender()
    const refused = await send(subjectRoutes.create, sains, key)
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', fields: { 'Idempotency-Key': expect.any(String) } })
    expect(await namesOf()).toEqual([])
  })

  it.each(['a', '~!@#$%^&*()', 'x'.repeat(255)])('may be %s', async (key) => {
    const { send } = await sender()
    expect((await send(subjectRoutes.create, sains, key)).statusCode).toBe(201)
    expect(await keptKeys()).toEqual([key])
  })

  it('means nothing to other methods, and nothing to strangers', async () => {
    const { send } = await sender()
    const id = await a.subject()
    for (const subject_name of ['Sains', 'Bahasa']) {
      expect((await send(subjectRoutes.update, { params: { id }, body: { subject_name } })).statusCode).toBe(200)
    }
    expect(await namesOf()).toEqual(['Bahasa'])
    const body = { ac_email: 'x@contoh.test', ac_password: 'salah' }
    expect((await stranger.send(authRoutes.login, { body, ...keyed('dua kata') })).json().code).toBe(
      'WRONG_CREDENTIALS',
    )
    expect(await keptKeys()).toEqual([])
  })

  it('is forgotten after a day', async () => {
    const { send } = await sender()
    await send(subjectRoutes.create, sains, 'lama')
    await sql`update idempotency_key set created_at = now() - make_interval(hours => 24, secs => 5)`.execute(db)
    await send(subjectRoutes.create, bahasa, 'baru')
    await tidyIdempotencyKeys(db)
    expect(await keptKeys()).toEqual(['baru'])
  })
})
