import { importRoutes, importSheetRoutes, importTemplateRoutes, LEVEL } from '@bank/contract'
import { readFile } from '@bank/exchange/file/read-file'
import { expect, it } from 'vitest'
import { row, xlsx } from '../../../../exchange/test/xlsx.ts'
import { type Client, read, rowsOf } from '../../../test/importing.ts'
import { make } from '../../../test/make.ts'
import { world } from '../../../test/world.ts'
import { runImports } from '../run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)

const HEAD = ['Butir', 'Pil. 1', 'Pil. 2', 'Betul']
const QUESTION = ['Ibu kota Jawa Barat?', 'Serang', 'Bandung', 'B']
const COLUMNS = ['stem', 'option A', 'option B', 'key'].map((is, column) => ({ column, is }))

/** An import of a workbook with these rows. */
async function imported(client: Client, ...rows: string[][]) {
  const bytes = xlsx({ sheets: { Soal: rows.map((values) => row(...values)).join('') } })
  const file = new File([new Uint8Array(bytes)], 'soal.xlsx')
  const { data } = await client.call(importRoutes.upload, { body: { product_type: 1, file } as never })
  await runImports(db)
  return { id: data[0].id_import }
}

const sheetsOf = async (client: Client, params: { id: number }) =>
  (await client.call(importSheetRoutes.list, { params, query: {} })).data

async function say(client: Client, params: { id: number }, body: object) {
  await client.call(importSheetRoutes.edit, { params, body: { no: 1, head_row: 1, ...body } as never })
  await runImports(db)
}

it('is asked what the columns of a sheet hold, and read as a person says, then and whenever its head comes again', async () => {
  const staff = await signIn()
  const params = await imported(staff, HEAD, QUESTION)
  expect(await read(staff, params.id)).toMatchObject({
    state: 'ready',
    sheets: 1,
    error: 'Tidak ada soal yang dikenali. Katakan sendiri isi kolom-kolomnya.',
  })
  expect(await sheetsOf(staff, params)).toMatchObject([
    { no: 1, name: 'Soal', head_row: null, rows: [{ row: 1 }, { row: 2 }] },
  ])

  await say(staff, params, { columns: COLUMNS })
  expect(await rowsOf(staff, params.id)).toMatchObject([
    {
      draft: { question_text: '<p>Ibu kota Jawa Barat?</p>', selections: [{ is_answer: false }, { is_answer: true }] },
    },
  ])
  expect(await read(staff, params.id)).toMatchObject({ error: null, warnings: [] })

  const again = await imported(staff, ['Ujian Mei'], HEAD, ['Ibu kota Bali?', 'Denpasar', 'Ubud', 'A'])
  expect(await rowsOf(staff, again.id)).toMatchObject([{ draft: { question_text: '<p>Ibu kota Bali?</p>' } }])
  const other = await signIn()
  expect(await rowsOf(other, (await imported(other, HEAD, QUESTION)).id)).toEqual([])
})

it('puts one column right, and leaves it to the head again', async () => {
  const staff = await signIn()
  const params = await imported(staff, ['Soal', 'A', 'B', 'Kunci', 'Nilai'], ['Satu?', 'ya', 'tidak', 'A', '2'])
  const pointsOf = async () => (await rowsOf(staff, params.id))[0]?.draft.scoring?.points
  expect(await pointsOf()).toBe(2)
  await say(staff, params, { columns: [{ column: 4, is: 'discussion' }] })
  expect((await rowsOf(staff, params.id))[0]?.draft).toMatchObject({ discussion: { discussion_text: '<p>2</p>' } })
  expect((await sheetsOf(staff, params))[0]?.columns[4]).toMatchObject({ letter: 'E', name: 'Nilai', by_hand: true })
  await say(staff, params, { columns: [{ column: 4, is: null }] })
  expect(await pointsOf()).toBe(2)
})

it('takes another row for the head, and forgets what was said of the first', async () => {
  const staff = await signIn()
  const params = await imported(staff, ['x', 'y', 'z', 'w'], HEAD, QUESTION)
  await say(staff, params, { columns: COLUMNS })
  expect((await sheetsOf(staff, params))[0]).toMatchObject({ head_row: 1 })
  await say(staff, params, { head_row: 2, columns: COLUMNS })
  expect((await sheetsOf(staff, params))[0]).toMatchObject({ head_row: 2 })
  expect(await rowsOf(staff, params.id)).toHaveLength(1)
})

it('is shown to its own account and level 1, and changed by its own alone', async () => {
  const [staff, other, admin] = [await signIn(), await signIn(), await signIn(LEVEL.admin)]
  const params = await imported(staff, HEAD, QUESTION)
  await expect(sheetsOf(other, params)).rejects.toMatchObject({ status: 404 })
  expect(await sheetsOf(admin, params)).toHaveLength(1)
  for (const client of [other, admin])
    await expect(say(client, params, { columns: COLUMNS })).rejects.toMatchObject({ status: 404 })
})

it.each([
  ['a row that is not among the first', { head_row: 99, columns: [] }, 'head_row'],
  ['a column that holds what we do not know', { columns: [{ column: 0, is: 'warna' }] }, 'columns.0.is'],
])('refuses %s', async (_, body, field) => {
  const staff = await signIn()
  const params = await imported(staff, HEAD, QUESTION)
  await expect(say(staff, params, body)).rejects.toMatchObject({ status: 422, fields: { [field]: expect.any(String) } })
})

it.each(['docx', 'xlsx', 'csv'] as const)('gives a file to fill in (%s) that is read without a word', async (kind) => {
  const staff = await signIn()
  await a.topic({ name: 'Pecahan' })
  const { rawPayload, headers } = await staff.send(importTemplateRoutes.get, { params: { kind }, query: {} })
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''templat-soal.${kind}`)
  const { questions, warnings } = await readFile(`templat-soal.${kind}`, rawPayload, {})
  expect(questions).toHaveLength(6)
  expect([...warnings, ...questions.flatMap(({ messages }) => messages)]).toEqual([])
})
