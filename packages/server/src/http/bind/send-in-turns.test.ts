import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { bodiesUse } from '../protect/bodies-under-way.ts'

const errors: string[] = []
const { app, db, signIn } = await world({ logLevel: 'error', logTo: { write: (line) => void errors.push(line) } })
beforeAll(async () => void (await app.listen({ port: 0, host: '127.0.0.1' })))
afterEach(async () => void (await expect.poll(bodiesUse).toEqual({ held: 0, waiting: 0 })))

const LONGEST = 199_000

/** Runs a statement that writes more than one may within the time that a request has. */
const write = (statement: RawBuilder<unknown>) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await statement.execute(transaction)
  })

/** Questions of alternating lengths with quotation marks, of which a page of 60 has some 6 MB. */
async function longQuestions() {
  const one = await make(db).question()
  await write(sql`
    insert into question (type, code, text, category_id, subject_id, class_id, topic_id, level_id, label)
    select type, 'L' || n, left(repeat('<p>"soal" ke-' || n || '</p>', 20000), ${LONGEST} * (n % 2) + 10),
      category_id, subject_id, class_id, topic_id, level_id, label
    from question, generate_series(1, 60) n where id = ${one}`)
}

/** 101 topics, 20 MB: more than the buffers between server and client hold. */
async function longTopics() {
  const topic = await make(db).topic()
  await write(sql`
    insert into topic (name, code, detail, category_id, class_id)
    select 'Materi', code || n, repeat('a', ${LONGEST}), category_id, class_id from topic, generate_series(1, 100) n
    where id = ${topic}`)
}

/** The head of the answer; its body is not read yet. */
async function head(token: string, path: string) {
  const { port } = app.server.address() as AddressInfo
  const [answer] = (await once(get({ port, path, headers: { token }, agent: false }), 'response')) as [IncomingMessage]
  return answer
}

it('sends a long page in the bytes of its rows alone, with the headers of any answer', async () => {
  await longQuestions()
  errors.length = 0
  const { token } = await signIn()
  const page = await head(token, '/v1/questionParent?limit=60')
  const rows: string[] = []
  for (let at = 1; at <= 60; at += 1) {
    const alone = await text(await head(token, `/v1/questionParent?limit=1&page=${at}`))
    rows.push(alone.slice('{"data":['.length, alone.lastIndexOf('],"pagination":')))
  }
  const short = await head(token, '/v1/questionParent?limit=1&page=61')
  expect(await text(page)).toBe(`{"data":[${rows.join(',')}],"pagination":{"page":1,"limit":60,"totalData":61}}`)
  const { 'content-length': _, ...common } = short.headers
  expect(page.headers).toEqual({
    ...common,
    ...{ date: page.headers.date, 'x-request-id': page.headers['x-request-id'], 'transfer-encoding': 'chunked' },
  })
  short.resume()
  await expect.poll(bodiesUse).toEqual({ held: 0, waiting: 0 })
  await new Promise(setImmediate)
  expect(errors, 'an answer that was sent whole is no error').toEqual([])
})

it('tells the number of rows of a whole list that is sent in turns', async () => {
  await longTopics()
  const { token } = await signIn()
  const { data, pagination } = JSON.parse(await text(await head(token, '/v1/topic')))
  expect(data.length).toBeGreaterThan(40)
  expect(pagination).toEqual({ page: 1, limit: data.length, totalData: 101 })
})

const LONG_PAGE = '/v1/topic?limit=100'
const hideImages = () => sql`alter table topic_image rename to topic_image_away`.execute(db)
const showImages = () => sql`alter table topic_image_away rename to topic_image`.execute(db)

it('cuts the connection when a later turn fails', async () => {
  await longTopics()
  const { token } = await signIn()
  const page = await head(token, LONG_PAGE) // and no more is read: the server waits
  await hideImages()
  const cut = expect(text(page)).rejects.toThrow('aborted')
  await cut.finally(showImages)
})

it('refuses, with a status, a list whose first turn fails', async () => {
  await longTopics()
  const { token } = await signIn()
  await hideImages()
  const page = await head(token, LONG_PAGE).finally(showImages)
  expect(page.statusCode).toBe(500)
  page.resume()
})

it('holds its longest turn of the budget while it is read', async () => {
  await longTopics()
  const { token } = await signIn()
  const page = await head(token, LONG_PAGE)
  const { held } = bodiesUse()
  expect(held).toBeGreaterThan(LONGEST)
  expect(held).toBeLessThan(1024 * 1024 + 1)
  page.resume()
})

it('gives the room of a list back whose turn has not come when its connection is cut', async () => {
  await longTopics()
  const { token } = await signIn()
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  socket.write(`GET ${LONG_PAGE} HTTP/1.1\r\nHost: a\r\ntoken: ${token}\r\n\r\n`.repeat(2))
  // the second waits until the first is read, which it never is
  await expect.poll(() => bodiesUse().held).toBeGreaterThan(1024 * 1024)
  socket.destroy()
  await expect.poll(bodiesUse).toEqual({ held: 0, waiting: 0 })
})
