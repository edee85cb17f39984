import { EXPORT_LIMITS, exportRoutes, LEVEL, type Reply } from '@bank/contract'
import { readFile } from '@bank/exchange/file/read-file'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { make } from '../../test/make.ts'
import { png } from '../../test/png.ts'
import { waiting } from '../../test/waiting.ts'
import { world } from '../../test/world.ts'
import { takeExport } from './export.repo.ts'
import { forgetOldFiles } from './export-file.repo.ts'
import { runExports } from './run-exports.ts'
import { tidyExports } from './tidy.ts'

const { db, signIn } = await world()
const a = make(db)
type Client = Awaited<ReturnType<typeof signIn>>

/** Two choices, one question with a group of two, all in one topic. */
async function bank() {
  const topic_id = await a.topic()
  const level_id = await a.questionLevel()
  const choice = async (text: string) => {
    const id = await a.question({ topic_id, level_id, text: `<p>${text}</p>` })
    const right = await a.selection({ question_id: id, text: 'benar' })
    await a.selection({ question_id: id, text: 'salah' })
    await a.answer({ question_id: id, selection_id: right })
    return id
  }
  const [first, second, head] = [
    await choice('Satu?'),
    await choice('Dua?'),
    await a.question({ topic_id, level_id, text: '<p>Bacaan.</p>' }),
  ]
  const children = [await choice('Tiga?'), await choice('Empat?')]
  for (const [at, id] of children.entries())
    await db
      .updateTable('question')
      .set({ parent_id: head, position: at + 1 })
      .where('id', '=', id)
      .execute()
  return { topic_id, first, second, head, children }
}

async function exported(client: Client, body: object): Promise<Reply<typeof exportRoutes.create>['data'][0]> {
  const { data } = await client.call(exportRoutes.create, {
    body: { product_type: 1, kind: 'naskah', ...body } as never,
  })
  await runExports(db)
  return (await client.call(exportRoutes.get, { params: { id: data[0].id_export } })).data[0]
}

const questionsOf = async (client: Client, id: number) =>
  (await client.call(exportRoutes.questions, { params: { id }, query: { limit: 100 } })).data.map(
    (row) => row.id_question,
  )

it('takes those that were picked in their order, and the questions of a group after its head', async () => {
  const [staff, { first, second, head, children }] = [await signIn(), await bank()]
  const job = await exported(staff, { select: { ids: [head, second, first] } })
  expect(job).toMatchObject({ state: 'done', has_file: true, questions: 5, error: null })
  expect(await questionsOf(staff, job.id_export)).toEqual([head, ...children, second, first])
})

it('takes what a list shows for its address, but for some', async () => {
  const [staff, { topic_id, first, second, head, children }] = [await signIn(), await bank()]
  const query = `topic_id=${topic_id}&order=oldest&page=2`
  const job = await exported(staff, { select: { query, except: [second] } })
  expect(await questionsOf(staff, job.id_export)).toEqual([first, head, ...children])
})

/** What stands in the Word file of an export, one line for each question that our reader finds. */
async function fileOf(client: Client, id: number) {
  const response = await client.send(exportRoutes.file, { params: { id } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toBe("attachment; filename*=UTF-8''naskah-tryout-1.docx")
  const { questions } = await readFile('naskah.docx', response.rawPayload, {})
  return questions.map(({ text, options }) => [text, ...options.map((option) => option.text)].join(' '))
}

it('makes a Word file, in which each question stands with its options', async () => {
  const [staff, { first, head }] = [await signIn(), await bank()]
  const job = await exported(staff, { title: 'Tryout 1', select: { ids: [first, head] } })
  expect(await fileOf(staff, job.id_export)).toEqual([
    '<p>Satu?</p> benar salah',
    '<p>Tiga?</p> benar salah',
    '<p>Empat?</p> benar salah',
  ])
})

it('has a logo in the letterhead, kept small; its key and the next paper have the same', async () => {
  const [staff, { first, second }] = [await signIn(), await bank()]
  const image = `data:image/png;base64,${png({ width: 1_500, height: 900, depth: 8 }).toString('base64')}`
  const one = await exported(staff, { packages: 2, select: { ids: [first, second] }, image })
  const { data } = await staff.call(exportRoutes.again, { params: { id: one.id_export }, body: { kind: 'kunci' } })
  const next = await exported(staff, { letterhead: ['SMP Contoh'], select: { ids: [first] }, image: one.image })
  expect([one.image, data[0].image, next.image]).toEqual(Array(3).fill(expect.stringMatching(/^\/media\/.*\.png$/)))
  const pictures = await db.selectFrom('image').innerJoin('image_bytes', 'image_id', 'id').selectAll().execute()
  expect(pictures).toMatchObject([{ width: 600, height: 360, used_at: expect.any(Date) }])
  for (const { id_export } of [one, data[0], next]) {
    const { rawPayload } = await staff.send(exportRoutes.file, { params: { id: id_export } })
    expect(rawPayload.includes(pictures[0]?.bytes ?? 'no picture')).toBe(true)
  }
})

it('shuffles packages by a seed that makes the same again', async () => {
  const [staff, { first, second, head }] = [await signIn(), await bank()]
  const paper = { title: 'Tryout 1', select: { ids: [first, second, head] }, packages: 3 }
  const [one, other] = [await exported(staff, paper), await exported(staff, { ...paper, seed: '123456' })]
  expect(one.seed).toMatch(/^[1-9]\d{5}$/)
  const again = await exported(staff, { ...paper, seed: one.seed })
  const made = await fileOf(staff, one.id_export)
  expect(made).toHaveLength(12)
  expect(await fileOf(staff, again.id_export)).toEqual(made)
  expect(await fileOf(staff, other.id_export)).not.toEqual(made)
})

it.each([
  ['excel', 'soal-tryout-1.xlsx'],
  ['csv', 'soal-tryout-1.csv'],
])('makes a sheet (%s) that is read as the same questions', async (kind, name) => {
  const [staff, { first, head }] = [await signIn(), await bank()]
  const job = await exported(staff, { kind, title: 'Tryout 1', select: { ids: [first, head] } })
  expect(job).toMatchObject({ state: 'done', file_name: name, losses: [] })
  const { rawPayload } = await staff.send(exportRoutes.file, { params: { id: job.id_export } })
  const { questions } = await readFile(name, rawPayload, {})
  const stimulus = '<p>Bacaan.</p>'
  expect(questions).toMatchObject([
    {
      text: '<p>Satu?</p>',
      code: expect.stringMatching(/-Q0+1$/),
      mark: expect.stringMatching(`^_bs_${job.id_export}_${first}_`),
    },
    { text: '<p>Tiga?</p>', stimulus, head: 1 },
    { text: '<p>Empat?</p>', stimulus, head: 1 },
  ])
})

it('makes a quiz of Moodle that is read as the same questions', async () => {
  const [staff, { first, head }] = [await signIn(), await bank()]
  const job = await exported(staff, { kind: 'moodle', title: 'Tryout 1', select: { ids: [first, head] } })
  expect(job).toMatchObject({ state: 'done', file_name: 'soal-tryout-1.xml', losses: [] })
  const { rawPayload } = await staff.send(exportRoutes.file, { params: { id: job.id_export } })
  const { questions } = await readFile(job.file_name, rawPayload, {})
  const options = [{ isKey: true }, { isKey: false }]
  const shared = { stimulus: '<p>Bacaan.</p>', head: 1, options }
  expect(questions).toMatchObject([{ text: '<p>Satu?</p>', options }, { text: '<p>Tiga?</p>', ...shared }, shared])
})

it('is not there for others, but for level 1', async () => {
  const [staff, other, admin, { first }] = [await signIn(), await signIn(), await signIn(LEVEL.admin), await bank()]
  const { id_export: id } = await exported(staff, { select: { ids: [first] } })
  const params = { id }
  for (const route of [exportRoutes.get, exportRoutes.file, exportRoutes.again, exportRoutes.remove])
    await expect(other.call(route, { params, body: {} } as never)).rejects.toMatchObject({ status: 404 })
  await expect(other.call(exportRoutes.questions, { params, query: {} })).rejects.toMatchObject({ status: 404 })
  expect((await other.call(exportRoutes.list, { query: {} })).data).toEqual([])
  expect((await admin.call(exportRoutes.list, { query: {} })).data).toHaveLength(1)
  await admin.call(exportRoutes.remove, { params })
  expect((await staff.call(exportRoutes.list, { query: {} })).data).toEqual([])
})

it.each([
  ['no question that is left', { select: { ids: [9999] } }, 'select'],
  ['a question of the other bank', { product_type: 2, select: { query: '' } }, 'select'],
  ['a wrong filter', { select: { query: 'status=lain' } }, 'status'],
  ['packages of cards', { kind: 'kartu', packages: 2, select: { query: '' } }, 'packages'],
])('refuses %s', async (_, body, field) => {
  const [staff] = [await signIn(), await bank()]
  await expect(exported(staff, body)).rejects.toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
})

it('forgets the file after a day, and makes it again', async () => {
  const [staff, { first }] = [await signIn(), await bank()]
  const { id_export: id } = await exported(staff, { title: 'Tryout 1', select: { ids: [first] } })
  await sql`update export_piece set created_at = now() - interval '25 hours'`.execute(db)
  await tidyExports(db)
  await expect(staff.call(exportRoutes.file, { params: { id } })).rejects.toMatchObject({ status: 409 })
  await staff.call(exportRoutes.again, { params: { id }, body: {} })
  await runExports(db)
  expect(await fileOf(staff, id)).toHaveLength(1)
})

it('makes the key of a paper, of the same questions in the same packages', async () => {
  const [staff, { first, second }] = [await signIn(), await bank()]
  const paper = await exported(staff, { title: 'Tryout 1', packages: 2, select: { ids: [second, first] } })
  const { data } = await staff.call(exportRoutes.again, { params: { id: paper.id_export }, body: { kind: 'kunci' } })
  const { seed, packages, title } = paper
  expect(data[0]).toMatchObject({ kind: 'kunci', seed, packages, title, file_name: 'kunci-tryout-1.docx' })
  expect(await questionsOf(staff, data[0].id_export)).toEqual([second, first])
})

it('tells how many of its questions were deleted since, of its key too', async () => {
  const [staff, { first, second }] = [await signIn(), await bank()]
  const paper = await exported(staff, { title: 'Tryout 1', packages: 2, select: { ids: [second, first] } })
  expect(paper).toMatchObject({ questions: 2, missing: 0 })
  await db.deleteFrom('question').where('id', '=', first).execute()
  const params = { id: paper.id_export }
  const { data } = await staff.call(exportRoutes.again, { params, body: { kind: 'kunci' } })
  expect(data[0]).toMatchObject({ questions: 1, missing: 1 })
  expect((await staff.call(exportRoutes.get, { params })).data[0]).toMatchObject({ questions: 1, missing: 1 })
})

it('is made by another process when the one that made it was killed, and given up the third time', async () => {
  const [staff, { first }] = [await signIn(), await bank()]
  const ended = sql`update export_job set leased_until = now() - interval '1 second'`
  await staff.call(exportRoutes.create, {
    body: { product_type: 1, kind: 'naskah', select: { ids: [first] } } as never,
  })
  expect(await takeExport(db)).toMatchObject({ attempts: 1 })
  expect(await takeExport(db)).toBeUndefined()
  await ended.execute(db)
  expect(await takeExport(db)).toMatchObject({ attempts: 2 })
  await ended.execute(db)
  await runExports(db)
  expect((await staff.call(exportRoutes.list, { query: {} })).data[0]).toMatchObject({
    state: 'failed',
    error: 'Berkas tidak dapat dibuat.',
  })
})

it('is not made of texts that would fill the memory', async () => {
  const staff = await signIn()
  const topic_id = await a.topic()
  const text = '😀'.repeat(200_000) // four bytes each
  const ids = []
  for (let at = 0; at < 43; at += 1) ids.push(await a.question({ topic_id, text }))
  expect(await exported(staff, { select: { ids } })).toMatchObject({
    state: 'failed',
    error: 'Teks soal-soal ini lebih dari 32 MB. Pecah menjadi beberapa ekspor.',
  })
})

it('lets no more than five of an account wait, also of many that come together', async () => {
  const [staff, { first }] = [await signIn(), await bank()]
  const body = { product_type: 1 as const, kind: 'naskah' as const, select: { ids: [first] } }
  const ask = () => staff.call(exportRoutes.create, { body })
  for (let at = 1; at < EXPORT_LIMITS.waiting; at += 1) await ask()
  const holder = await db.startTransaction().execute()
  await sql`lock table export_job in share mode`.execute(holder)
  const together = Promise.allSettled([ask(), ask()])
  await expect.poll(() => waiting(db)).toBe(2)
  await holder.rollback().execute()
  expect((await together).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await runExports(db)
})

it('takes the place of the oldest of its account when their questions are too many together', async () => {
  const [staff, other, { first }] = [await signIn(), await signIn(), await bank()]
  const made = async (client: Client) => (await exported(client, { select: { ids: [first] } })).id_export
  const [oldest, before, others] = [await made(staff), await made(staff), await made(other)]
  const chosen = JSON.stringify({ chosen: EXPORT_LIMITS.keptQuestions - 150 })
  await sql`update export_job set options = options || ${chosen}::jsonb where id = ${before}`.execute(db)
  const last = await made(staff)
  const left = await db.selectFrom('export_job').select('id').where('id', '>=', oldest).orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual([before, others, last])
})

it('takes the place of the oldest files of its account when these are too many bytes together', async () => {
  const [staff, other, { first }] = [await signIn(), await signIn(), await bank()]
  const made = async (client: Client) => (await exported(client, { select: { ids: [first] } })).id_export
  const [oldest, before, last, others] = [await made(staff), await made(staff), await made(staff), await made(other)]
  const bytes = (await staff.send(exportRoutes.file, { params: { id: last } })).rawPayload.length
  await forgetOldFiles(db, last, 2.5 * bytes)
  const left = await db.selectFrom('export_piece').select('export_id').orderBy('export_id').execute()
  expect(left.map(({ export_id }) => export_id)).toEqual([before, last, others])
  expect((await staff.call(exportRoutes.get, { params: { id: oldest } })).data[0]).toMatchObject({ has_file: false })
})
