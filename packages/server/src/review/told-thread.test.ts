import { type Request, THREAD_LIMITS, threadRoutes } from '@bank/contract'
import { anchoredIn } from '@bank/contract/telaah/anchor'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { reviewTeam } from '../../test/review-team.ts'
import { world } from '../../test/world.ts'
import { found } from '../http/bind/reply.ts'
import { questionsInOrder } from '../question/list/question.repo.ts'
import { placer } from './told-thread.repo.ts'

const here = await world()
const { db } = here
const { person, written } = reviewTeam(here)

type Person = Awaited<ReturnType<typeof person>>
const begin = ({ call }: Person, id: number, more: Partial<Request<typeof threadRoutes.create>['body']> = {}) =>
  call(threadRoutes.create, { params: { id }, body: { text: 'Awal', ...more } })
const listed = async ({ call }: Person, id: number) => (await call(threadRoutes.list, { params: { id } })).data

/** Writes threads of so many comments each, past the limits of the API. */
const fill = (question_id: number, by: number, { threads, comments, text, quote = 'a' }: Filled) =>
  sql`with thread as (
    insert into review_thread (question_id, place, quote, revision, created_by)
    select ${question_id}, 'question_text', ${quote}, 0, ${by} from generate_series(1, ${threads}::int) returning id)
  insert into review_comment (thread_id, text, created_by)
  select id, ${text}, ${by} from thread, generate_series(1, ${comments}::int)`.execute(db)
interface Filled {
  threads: number
  comments: number
  text: string
  quote?: string
}

it('reads each text once, whatever the number of threads on it', async () => {
  const sari = await person()
  const id = await written(sari.id, { text: '<p>a</p>' })
  const read = vi.fn(anchoredIn)
  const placed = placer(found((await questionsInOrder(db, [id]))[0]), read)
  const threads = Array.from({ length: 151 }, () => placed({ place: 'question_text', quote: 'a' }))
  expect(threads.filter(({ changed }) => !changed)).toHaveLength(151)
  expect(read).toHaveBeenCalledOnce()
})

it('answers a change of one thread with that thread alone', async () => {
  const sari = await person()
  const id = await written(sari.id, { text: '<p>a</p><p>b</p>' })
  await fill(id, sari.id, { threads: 30, comments: 200, text: 'x'.repeat(THREAD_LIMITS.text) })
  const { data } = await begin(sari, id, { place: 'question_text', quote: 'b' })
  const asked = { params: { id: data[0].id }, body: { resolved: true } }
  expect((await sari.call(threadRoutes.resolve, asked)).data).toMatchObject([{ comments: [{ text: 'Awal' }], more: 0 }])
})

it('lists the first comments of every thread within a limit of bytes, and the others in pages', async () => {
  const sari = await person()
  const id = await written(sari.id)
  await fill(id, sari.id, { threads: 30, comments: 200, text: 'é'.repeat(THREAD_LIMITS.text) })
  const reply = await sari.send(threadRoutes.list, { params: { id } })
  expect(reply.rawPayload.byteLength).toBeLessThan(1.1 * THREAD_LIMITS.answer)
  const threads: Awaited<ReturnType<typeof listed>> = reply.json().data
  const amounts = threads.map(({ comments }) => comments.length)
  expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
  expect(threads.every(({ comments, more }) => comments.length + more === 200)).toBe(true)

  const [{ id: thread, comments } = { id: 0, comments: [] }] = threads
  const read = comments.map((comment) => comment.id)
  for (let more = 1; more > 0; ) {
    const page = await sari.call(threadRoutes.comments, { params: { id: thread }, query: { after: read.at(-1) } })
    expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(1.1 * THREAD_LIMITS.answer)
    read.push(...page.data.map((comment) => comment.id))
    more = page.more
  }
  expect(new Set(read).size).toBe(200)
  expect(read).toEqual(read.toSorted((one, other) => one - other))
  await expect(sari.call(threadRoutes.comments, { params: { id: 999 }, query: {} })).rejects.toMatchObject({
    status: 404,
  })
})

it('lists all comments of ordinary threads at once', async () => {
  const sari = await person()
  const id = await written(sari.id)
  await fill(id, sari.id, { threads: 20, comments: 20, text: 'Sumbernya atlas, halaman tiga.' })
  expect((await listed(sari, id)).every(({ comments, more }) => comments.length === 20 && more === 0)).toBe(true)
})

it('begins no more threads, and adds no more comments, than are allowed', async () => {
  const sari = await person()
  const [full, long] = [await written(sari.id), await written(sari.id)]
  await fill(full, sari.id, { threads: THREAD_LIMITS.threads - 1, comments: 1, text: 'Satu' })
  await begin(sari, full)
  await expect(begin(sari, full)).rejects.toMatchObject({ status: 409, message: 'Soal ini sudah punya 200 catatan.' })

  await fill(long, sari.id, { threads: 1, comments: THREAD_LIMITS.comments - 1, text: 'Satu' })
  const [thread] = await listed(sari, long)
  const reply = () => sari.call(threadRoutes.reply, { params: { id: thread?.id ?? 0 }, body: { text: 'Lagi' } })
  await reply()
  await expect(reply()).rejects.toMatchObject({ status: 409, message: 'Catatan ini sudah punya 200 komentar.' })
})
