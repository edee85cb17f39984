import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { categoryRoutes, questionImageRoutes, SAID, selectionRoutes, topicRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { make, PNG_DATA_URL } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import type { DB } from '../db/types.ts'
import { tidyImages } from './tidy.ts'

const { app, db, signIn } = await world()
const a = make(db)

const isServed = async (url: string) => (await app.inject(url)).statusCode === 200
const oldDraft = (row: Parameters<typeof a.image>[0] = {}) =>
  a.image({ ...row, created_at: new Date(Date.now() - 25 * 3600 * 1000) })

describe('a stored picture', () => {
  it('is served to everybody, for good, and can do nothing in a browser', async () => {
    const staff = await signIn()
    const { data: url } = await staff.call(topicRoutes.uploadImage, { body: { image: PNG_DATA_URL } })
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(reply.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': 'sandbox',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    for (const known of [reply.headers.etag, `W/${reply.headers.etag}`, `"other", ${reply.headers.etag}`, '*']) {
      const again = await app.inject({ url, headers: { 'if-none-match': String(known) } })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', reply.headers.etag])
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  it('waits in the database for a client that does not read', async () => {
    const { id, url } = await a.image()
    const bytes = randomBytes(30_000_000)
    await db.updateTable('image_bytes').set({ bytes }).where('image_id', '=', id).execute()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const connected = once(app.server, 'connection')
    const client = get(`${origin}${url}`, { agent: false })
    const [socket]: Socket[] = await connected
    const [reply] = await once(client, 'response')
    await expect.poll(() => socket?.writableNeedDrain).toBe(true)
    expect(socket?.writableLength).toBeLessThan(100_000)
    expect((await buffer(reply)).equals(bytes)).toBe(true)
  })

  it('is found under its whole name alone', async () => {
    const { id, url } = await a.image()
    expect(await isServed(url)).toBe(true)
    const wrong = [
      '/media',
      '/media/',
      `/media/${id}`,
      `/media/${id}.jpg`,
      `/media/${id}.PNG`,
      `/media/${id.toUpperCase()}x.png`,
      `/media/${id.slice(1)}.png`,
      `/media/${'0'.repeat(32)}.png`,
      `/media/x/../${id}.svg`,
      `/media/..%2f..%2fetc%2fpasswd`,
      `/media/${'a'.repeat(5000)}`,
      '/media/%00.png',
      '/media/%ff.png',
    ]
    for (const path of wrong) {
      const { statusCode, body } = await app.inject(path)
      expect([path, statusCode >= 400 && statusCode < 500, body.includes(id)]).toEqual([path, true, false])
    }
  })
})

describe('removing a picture', () => {
  it.each([
    ['a category’s route', categoryRoutes.removeImage],
    ['a topic’s route', topicRoutes.removeImage],
    ['a question’s route', questionImageRoutes.removeByUrl],
  ])('works by %s, named in the body or in the query', async (_, route) => {
    const staff = await signIn()
    const [one, other] = [await a.image(), await a.image()]
    await a.questionImage({ image_id: one.id })
    const reply = await staff.call(route, { body: { image: one.url }, query: {} })
    expect(reply).toEqual({ data: [], message: SAID.imageRemoved })
    await staff.call(route, { body: {}, query: { image: other.url } })
    expect([await isServed(one.url), await isServed(other.url)]).toEqual([false, false])
    expect(await db.selectFrom('question_image').select('id').execute()).toEqual([])
    await expect(staff.call(route, { body: { image: one.url }, query: {} })).rejects.toMatchObject({ status: 404 })
  })

  const listed = (table: keyof DB, row: object) =>
    db
      .insertInto(table)
      .values(row as never)
      .execute()
  const SHOWN: [where: string, table: keyof DB, show: (picture: { id: string; url: string }) => Promise<unknown>][] = [
    ['a question’s text', 'text_image', ({ url }) => a.question({ text: `<p>Lihat</p><img src="${url}">` })],
    ['a topic’s text', 'text_image', ({ url }) => a.topic({ detail: `<img src="${url}">` })],
    ['a category’s text', 'text_image', ({ url }) => a.category({ detail: `<img src="${url}">` })],
    ['an option', 'selection', ({ id }) => a.selection({ image_id: id })],
    [
      'a topic’s list',
      'topic_image',
      async ({ id }) => listed('topic_image', { topic_id: await a.topic(), image_id: id, position: 1 }),
    ],
    [
      'a category’s list',
      'category_image',
      async ({ id }) => listed('category_image', { category_id: await a.category(), image_id: id, position: 1 }),
    ],
    [
      'a sub-topic’s list',
      'subtopic_image',
      async ({ id }) => listed('subtopic_image', { subtopic_id: await a.subtopic(), image_id: id, position: 1 }),
    ],
    [
      'a discussion’s list',
      'discussion_image',
      async ({ id }) => {
        await listed('discussion', { question_id: await a.question(), text: '<p>Pembahasan</p>' })
        await listed('discussion_image', { discussion_id: 1, image_id: id, position: 1 })
      },
    ],
    [
      'a letterhead',
      'export_logo',
      async ({ id }) =>
        listed('export_logo', { export_id: await a.exportJob({ question_id: await a.question() }), image_id: id }),
    ],
    ['a banner', 'banner', ({ id }) => listed('banner', { description: 'Tryout', target: '/', image_id: id })],
  ]
  it.each(SHOWN)('is refused while it stands in %s', async (_, _table, show) => {
    const staff = await signIn()
    const picture = await a.image()
    await show(picture)
    await expect(
      staff.call(topicRoutes.removeImage, { body: { image: picture.url }, query: {} }),
    ).rejects.toMatchObject({ status: 409, code: 'IN_USE', fields: { image: expect.any(String) } })
    expect(await isServed(picture.url)).toBe(true)
  })

  it('was asked for every place that can show one', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass::text as place from pg_constraint
      where confrelid = 'image'::regclass and confdeltype = 'a' order by 1`.execute(db)
    expect(rows.map(({ place }) => place)).toEqual([...new Set(SHOWN.map(([, table]) => table))].sort())
  })

  it('keeps the bytes for history once something showed it', async () => {
    const staff = await signIn()
    const picture = await a.image()
    const id = await a.selection({ image_id: picture.id })
    await staff.call(selectionRoutes.update, { params: { id }, body: { selection_text: 'Teks', image: '' } })
    const reply = await staff.call(topicRoutes.removeImage, { body: { image: picture.url }, query: {} })
    expect(reply.message).toBe('Gambar telah dihapus.')
    expect(await isServed(picture.url)).toBe(true)
    await staff.call(selectionRoutes.update, { params: { id }, body: { image: picture.url } })
  })

  it('knows our URLs and no others', async () => {
    const staff = await signIn()
    const { id, url } = await a.image()
    const strange = [
      `https://contoh.test${url}`,
      `//contoh.test${url}`,
      `/media/../media/${id}.png`,
      `/media/${id}.jpg`,
      `${url}?x=1`,
      `${url}#x`,
      ` ${url}`,
      `/media/${id}%2epng`,
      id,
      '/etc/passwd',
      '../../etc/passwd',
      '*',
      `/media/${'%'.repeat(32)}.png`,
    ]
    for (const image of strange) {
      await expect(staff.call(topicRoutes.removeImage, { body: { image }, query: {} })).rejects.toMatchObject({
        status: 404,
      })
    }
    await expect(staff.call(topicRoutes.removeImage, { body: {}, query: {} })).rejects.toMatchObject({
      status: 422,
      message: 'Harap isi semua kolom!',
    })
    expect(await isServed(url)).toBe(true)
  })
})

describe('the quota of uploads', () => {
  it('ends at 500 MB a day for one account, and not for others', async () => {
    const [busy, other] = [await signIn(), await signIn()]
    await oldDraft({ created_by: busy.id, byte_size: 400 * 1024 * 1024 })
    const upload = (who: typeof busy) => who.call(topicRoutes.uploadImage, { body: { image: PNG_DATA_URL } })
    await upload(busy)
    await a.image({ created_by: busy.id, byte_size: 500 * 1024 * 1024 })
    await expect(upload(busy)).rejects.toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) })
    await upload(other)
  })

  it('ends at 300 in half an hour, the refused ones counted too', async () => {
    const staff = await signIn()
    await staff.send(topicRoutes.uploadImage, { body: { image: 'AAAA' } })
    await sql`update throttle set recent = array_fill(now(), array[299]) where key like 'upload %'`.execute(db)
    await staff.call(topicRoutes.uploadImage, { body: { image: PNG_DATA_URL } })
    await expect(staff.call(topicRoutes.uploadImage, { body: { image: PNG_DATA_URL } })).rejects.toMatchObject({
      status: 429,
    })
    const question_id = await a.question()
    const picture = await a.image()
    await staff.call(selectionRoutes.create, { body: { question_id, image: picture.url } })
  })
})

describe('tidying', () => {
  it('takes old drafts, and nothing that is young, shown, once shown, or a saved question’s', async () => {
    const forgotten = await oldDraft()
    const unsaved = await oldDraft()
    await a.questionImage({ image_id: unsaved.id })
    const kept = {
      young: await a.image(),
      shown: await oldDraft(),
      once: await oldDraft(),
      listed: await oldDraft(),
    }
    await a.question({ text: `<img src="${kept.shown.url}">` })
    const once = await a.question({ text: `<img src="${kept.once.url}">` })
    await db.updateTable('question').set({ text: '<p>Tanpa gambar</p>' }).where('id', '=', once).execute()
    await a.questionImage({ image_id: kept.listed.id, question_id: once })
    expect(await tidyImages(db)).toBe(2)
    expect([await isServed(forgotten.url), await isServed(unsaved.url)]).toEqual([false, false])
    for (const [name, { url }] of Object.entries(kept)) expect([name, await isServed(url)]).toEqual([name, true])
  })

  it('goes on past one batch, and replicas do it together without harm', async () => {
    await Promise.all(Array.from({ length: 130 }, () => oldDraft()))
    const gone = await Promise.all([tidyImages(db), tidyImages(db), tidyImages(db)])
    expect(gone.reduce((sum, each) => sum + each)).toBe(
      130 - (await db.selectFrom('image').select('id').execute()).length,
    )
    await tidyImages(db)
    expect(await db.selectFrom('image').select('id').execute()).toEqual([])
  })

  it('leaves a picture alone that a form is saving just now', async () => {
    const draft = await oldDraft()
    await db.transaction().execute(async (saving) => {
      await make(saving).question({ text: `<img src="${draft.url}">` })
      expect(await tidyImages(db)).toBe(0)
    })
    expect(await isServed(draft.url)).toBe(true)
  })
})
