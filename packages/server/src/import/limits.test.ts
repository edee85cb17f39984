import { randomBytes } from 'node:crypto'
import { IMPORT_LIMITS, type ImportRow, importRoutes, importRowRoutes } from '@bank/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { docx, p, picture, r } from '../../../exchange/test/docx.ts'
import { run } from '../../../exchange/test/things.ts'
import { row, xlsx } from '../../../exchange/test/xlsx.ts'
import { type Client, importing, read, rowsOf, send, TWO } from '../../test/importing.ts'
import { make, PNG } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import type { RowsInTurns } from '../db/rows-in-turns.ts'
import { decode } from '../media/decode.ts'
import { listRows } from './job/row.repo.ts'
import { readingUse } from './read/in-process.ts'
import { keepPictures } from './read/pictures.ts'
import type { FileRow } from './read/row-of.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)
const { ready } = importing(db)

/** So many questions in a file of plain text. */
async function textOf(client: Client, questions: number) {
  const lines = Array.from({ length: questions }, (_, at) => `${at + 1}. Berapa?\nA. ${at}\nB. 0\nKunci: A`)
  if (questions === 0) lines.push('Catatan rapat.')
  const file = new File([lines.join('\n')], 'banyak.txt')
  const [job] = (await client.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  return read(client, job.id_import)
}

it('reads questions in their order, however many come from the worker, and cleans none of them in its own thread', async () => {
  const staff = await signIn()
  const before = readingUse().done
  const { id_import } = await textOf(staff, 120)
  const last = (await staff.call(importRoutes.lines, { params: { id: id_import }, query: { page: 48 } })).data
  expect(last.at(-1)?.no).toBe(480)
  const drafts = await db.selectFrom('import_row').select(['no', 'draft']).orderBy('no').execute()
  expect(drafts).toEqual(
    drafts.map((_, at) => ({
      no: at + 1,
      draft: expect.objectContaining({
        selections: [expect.objectContaining({ selection_text: `${at}` }), expect.anything()],
      }),
    })),
  )
  expect(drafts).toHaveLength(120)
  expect(readingUse().done - before).toBeGreaterThanOrEqual(120)
})

it('counts no import without questions among the three that may be open', async () => {
  const staff = await signIn()
  const empty = () => textOf(staff, 0)
  expect(await empty()).toMatchObject({ state: 'ready' })
  await empty()
  await empty()
  expect(await textOf(staff, 1)).toMatchObject({ state: 'ready' })
})

it('refuses a file of more than 2,000 questions', async () => {
  const error = 'Lebih dari 2.000 soal. Pecah menjadi beberapa berkas.'
  expect(await textOf(await signIn(), IMPORT_LIMITS.questions + 1)).toMatchObject({ state: 'failed', error })
})

it('refuses a short file whose questions share long texts, so that all of them would fill the memory', async () => {
  const passage = 'kata '.repeat(38_000)
  const group = (first: number) => [
    `Bacaan untuk soal nomor ${first}-${first + 49}`,
    passage,
    ...Array.from({ length: 50 }, (_, at) => `${first + at}. Berapa?\nA. 1\nB. 2\nKunci: A`),
  ]
  const file = new File([[1, 51, 101, 151].flatMap(group).join('\n')], 'bacaan.txt')
  const staff = await signIn()
  const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  const error = 'Isi berkas terlalu besar setelah dibuka. Pecah menjadi beberapa berkas.'
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'failed', error })
})

it('takes no long draft once the drafts of an import are 32 MB together', async () => {
  const staff = await signIn()
  const { params } = await ready(staff)
  const [first, second] = await rowsOf(staff, params.id)
  const edit = (row: ImportRow | undefined, letters: number) =>
    staff.call(importRowRoutes.edit, {
      params: { id: row?.id_import_row ?? 0 },
      body: { draft: { question_text: `<p>${'a'.repeat(letters)}</p>` } },
    })
  await edit(first, 70_000)
  await sql`update import_row set draft = jsonb_build_object('question_text', repeat('a', ${IMPORT_LIMITS.text}::int))
    where id = ${first?.id_import_row}`.execute(db)
  const draft = 'Teks soal-soal impor ini lebih dari 32 MB. Pecah menjadi beberapa impor.'
  await expect(edit(second, 70_000)).rejects.toMatchObject({ status: 422, fields: { draft } })
  await edit(second, 100)
})

it('reads a file of plain text with signs that the database cannot hold', async () => {
  const staff = await signIn()
  const lines = ['1. Berapa\0 satu _xD800_?', 'A. 1\0', 'B. 2', 'Kunci: A', '\0']
  const file = new File([lines.join('\n')], 'nol.txt')
  const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', error: null })
  expect((await rowsOf(staff, job.id_import))[0]?.draft.question_text).toBe('<p>Berapa satu _xD800_?</p>')
})

it('reads a sheet with half of a sign', async () => {
  const staff = await signIn()
  const rows = row('Soal', 'A', 'B', 'Kunci') + row('Berapa _xD800_ satu?', '1', '2_x0000_', 'A')
  const file = new File([xlsx({ sheets: { Soal: rows } }) as never], 'soal.xlsx')
  const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', error: null })
  expect((await rowsOf(staff, job.id_import))[0]?.draft.question_text).toBe('<p>Berapa \uFFFD satu?</p>')
})

it('leaves pictures out beyond the number that a file may have, and says so of each question', async () => {
  const staff = await signIn()
  const { params } = await ready(staff)
  const row = (at: number) =>
    ({ draft: { question_text: `<p><img src="part:${at}.png"></p>` }, stimulus: '', notes: [] }) as unknown as FileRow
  const rows = [row(1), row(2), row(3)]
  const asked: string[] = []
  const pictures = (part: string) => {
    asked.push(part)
    return decode(PNG)
  }
  const said = await keepPictures(db, { id: params.id, created_by: staff.id, change: 'x' }, rows, pictures, { most: 2 })
  expect([said, asked]).toEqual([['Lebih dari 2 gambar.'], ['1.png', '2.png']])
  expect(rows.map(({ notes }) => notes)).toEqual([[], [], [{ severity: 'look', text: 'Lebih dari 2 gambar.' }]])
})

/** Imports a question with these pictures in its text. */
async function drawn(staff: Client, pictures: Uint8Array[]) {
  const shown = pictures.map((_, at) => run(picture(`r:embed="r${at}"`))).join('')
  const bytes = docx({
    body: [p(r('1. Lihat gambar.') + shown), ...TWO.slice(1, 5).map((line) => p(r(line)))].join(''),
    targets: Object.fromEntries(pictures.map((_, at) => [`r${at}`, `media/${at}.png`])),
    more: Object.fromEntries(pictures.map((bytes, at) => [`word/media/${at}.png`, bytes])) as never,
  })
  const file = new File([bytes], 'gambar.docx')
  const [job] = (await staff.call(importRoutes.upload, { body: { product_type: 1, file } as never })).data
  await runImports(db)
  return job
}

it('leaves out a picture over 5 MB and one that is broken, says so, and keeps the one after them', async () => {
  const staff = await signIn()
  const { id_import } = await drawn(staff, [randomBytes(5 * 1024 * 1024 + 1), randomBytes(100), PNG])
  const [row] = await rowsOf(staff, id_import)
  const at = /\[gambar tidak terbaca\]\[gambar tidak terbaca\]<img src="\/media\/[0-9a-f]{32}.png"/
  expect(row?.draft.question_text).toMatch(at)
  expect(row?.messages.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ada gambar yang lebih dari 5 MB.', 'Gambar harus berupa PNG atau JPEG.']),
  )
})

it('stops with pictures once the account has 500 MB of them in a day', async () => {
  const staff = await signIn()
  await a.image({ created_by: staff.id, byte_size: 500 * 1024 * 1024 })
  const job = await drawn(staff, [PNG, PNG])
  const text = 'Anda sudah mengunggah 500 MB gambar dalam sehari. Silakan lanjutkan besok.'
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', warnings: [text] })
  const [row] = await rowsOf(staff, job.id_import)
  expect(row?.messages).toContainEqual({ severity: 'look', text })
})

it('names a form that the bank does not have', async () => {
  const staff = await signIn()
  const job = await send(staff, ['Tipe: uraian', '1. Jelaskan arti pecahan!', 'Kunci: bagian dari keseluruhan'], 2)
  await runImports(db)
  const [row] = await rowsOf(staff, job.id_import)
  expect(row?.messages).toContainEqual({ severity: 'error', text: 'Essay tidak ada di bank SNPMB.' })
  const { id_import } = await send(staff, TWO)
  await runImports(db)
  const [other] = await rowsOf(staff, id_import)
  const params = { id: other?.id_import_row ?? 0 }
  const [edited] = (await staff.call(importRowRoutes.edit, { params, body: { draft: { qt_id: 5 } } })).data
  expect(edited.messages).toContainEqual({ severity: 'error', text: 'Tipe soal tidak ada di bank ini.' })
})

it('sends rows that are long one after the other, with no more than one in memory', async () => {
  const staff = await signIn()
  const { params } = await ready(staff)
  const long = JSON.stringify({ question_text: `<p>${'a'.repeat(900_000)}</p>` })
  await sql`update import_row set draft = ${long}::jsonb`.execute(db)
  const asked = { page: 1, limit: 100 }
  const list = await listRows(db, params.id, 'general', asked)
  const turns = []
  for await (const rows of (list as RowsInTurns<ImportRow>).turns) turns.push(rows.length)
  expect(turns).toEqual([1, 1])
  expect(await rowsOf(staff, params.id)).toHaveLength(2)
})
