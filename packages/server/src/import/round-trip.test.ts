import { exportRoutes, importRoutes, importRowRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { edited } from '../../../exchange/test/edited.ts'
import { type Client, read, rowsOf } from '../../test/importing.ts'
import { make } from '../../test/make.ts'
import { world } from '../../test/world.ts'
import { runExports } from '../export/run-exports.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const a = make(db)

const FORMULA = String.raw`<math data-latex="\tfrac{1}{2}"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>`

/** Questions with two options each, whose texts are `<words> = ½`. */
async function bank(...words: string[]) {
  const topic_id = await a.topic()
  const ids = []
  for (const word of words) {
    const id = await a.question({ topic_id, text: `<p>${word} = ${FORMULA}</p>` })
    const right = await a.selection({ question_id: id, text: `benar ${word}` })
    await a.selection({ question_id: id, text: `salah ${word}` })
    await a.answer({ question_id: id, selection_id: right })
    ids.push(id)
  }
  return ids as [number, number, number]
}

async function exported(client: Client, ids: number[], kind = 'suntingan'): Promise<Uint8Array> {
  const body = { product_type: 1, kind, select: { ids } }
  const { data } = await client.call(exportRoutes.create, { body: body as never })
  await runExports(db)
  return (await client.send(exportRoutes.file, { params: { id: data[0].id_export } })).rawPayload
}

async function sent(client: Client, bytes: Uint8Array, product_type: 1 | 2 = 1, name = 'suntingan.docx') {
  const file = new File([Buffer.from(bytes)], name)
  const [job] = (await client.call(importRoutes.upload, { body: { product_type, file } })).data
  await runImports(db)
  return read(client, job.id_import)
}

const questionOf = async (client: Client, id: number) =>
  (await client.call(questionRoutes.get, { params: { id } })).data[0]
const change = (client: Client, id: number, text: string) =>
  client.call(questionRoutes.update, { params: { id }, body: { question_text: `<p>${text}</p>` } as never })
const saving = async (client: Client, id: number) => {
  await client.call(importRoutes.save, { params: { id } })
  await runImports(db)
}

it('edits what was changed in Word, and leaves the rest to the byte', async () => {
  const staff = await signIn()
  const [first, second] = await bank('satu', 'dua')
  const bytes = await exported(staff, [first, second])
  const job = await sent(staff, await edited(bytes, { 'satu =': 'SATU =', 'salah satu': 'keliru' }))
  expect(job).toMatchObject({ counts: { ready: 1, unchanged: 1 }, warnings: [] })
  const rows = await rowsOf(staff, job.id_import)
  expect(rows).toMatchObject([
    { match: { id_question: first, parts: [{ name: 'text', state: 'word' }, { name: 'option.B' }] } },
  ])
  await saving(staff, job.id_import)
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'done', counts: { saved: 1, unchanged: 1 } })
  expect(await questionOf(staff, first)).toMatchObject({
    question_text: `<p>SATU = ${FORMULA}</p>`,
    selections: [
      { selection_text: 'benar satu', is_answer: true },
      { selection_text: 'keliru', is_answer: false },
    ],
  })

  await staff.call(importRoutes.undo, { params: { id: job.id_import } })
  await runImports(db)
  expect((await read(staff, job.id_import)).warnings).toEqual([expect.stringMatching(/^1 soal lama yang disunting/)])
  expect(await questionOf(staff, first)).toMatchObject({ question_text: `<p>SATU = ${FORMULA}</p>` })
})

it('asks which version is wanted where the bank changed too, before the preview or after it', async () => {
  const [staff, other] = [await signIn(), await signIn()]
  const [first, second] = await bank('satu', 'dua')
  const bytes = await exported(staff, [first, second])
  await change(other, first, 'Diubah di sini')
  const job = await sent(staff, await edited(bytes, { 'satu =': 'SATU =', 'dua =': 'DUA =' }))
  expect(job.counts).toMatchObject({ look: 1, ready: 1 })
  const [asked] = await rowsOf(staff, job.id_import)
  expect(asked?.messages).toEqual([{ severity: 'look', text: 'Soal ini juga diubah di sini oleh Staf. Pilih versi.' }])
  await change(other, second, 'Diubah setelah pratinjau')
  await saving(staff, job.id_import)
  expect(await read(staff, job.id_import)).toMatchObject({ state: 'ready', counts: { look: 2, saved: 0 } })
  expect(await questionOf(staff, second)).toMatchObject({ question_text: '<p>Diubah setelah pratinjau</p>' })

  for (const [at, row] of (await rowsOf(staff, job.id_import)).entries()) {
    const choices = { text: at === 0 ? ('file' as const) : ('bank' as const) }
    await staff.call(importRowRoutes.edit, { params: { id: row.id_import_row }, body: { choices } })
  }
  await saving(staff, job.id_import)
  expect(await questionOf(staff, first)).toMatchObject({ question_text: expect.stringContaining('SATU') })
  expect(await questionOf(staff, second)).toMatchObject({ question_text: '<p>Diubah setelah pratinjau</p>' })
})

it('tells what is not in the file, what was deleted, and what is of the other bank', async () => {
  const staff = await signIn()
  const [first, second, third] = await bank('satu', 'dua', 'tiga')
  const bytes = await exported(staff, [first, second, third])
  const { code } = await questionOf(staff, second)
  await db.deleteFrom('question').where('id', '=', third).execute()
  // the mark and the code of the second question are gone
  const job = await sent(staff, await edited(bytes, { [`_${second}_`]: '_x_', [code]: '' }))
  expect(job.warnings).toEqual([expect.stringMatching(`^Tidak ada di berkas: ${code}\\.`)])
  expect((await rowsOf(staff, job.id_import)).map(({ no, match }) => [no, match])).toEqual([
    [2, null],
    [3, null],
  ])
  const [snpmb] = await rowsOf(staff, (await sent(staff, bytes, 2)).id_import)
  expect(snpmb).toMatchObject({
    state: 'wrong',
    messages: expect.arrayContaining([{ severity: 'error', text: expect.stringMatching(/ada di bank umum/) }]),
  })
})

it('asks before a published question is changed, and keeps its status', async () => {
  const staff = await signIn()
  const [first] = await bank('satu')
  const bytes = await exported(staff, [first])
  await db.updateTable('question').set({ status: 'published' }).where('id', '=', first).execute()
  const job = await sent(staff, await edited(bytes, { 'satu =': 'SATU =' }))
  const [row] = await rowsOf(staff, job.id_import)
  expect(row).toMatchObject({ state: 'look', messages: [{ text: expect.stringMatching(/sudah terbit/) }] })
  await staff.call(importRowRoutes.edit, { params: { id: row?.id_import_row ?? 0 }, body: { accept: true } })
  await saving(staff, job.id_import)
  expect(await questionOf(staff, first)).toMatchObject({
    status: 'published',
    question_text: expect.stringContaining('SATU'),
  })
})

/** A short answer of `about 3,7 m` with bounds, in a question that scores its parts. */
async function measured(client: Client) {
  const [id] = await bank('tinggi')
  const body = {
    qt_id: 3,
    short_answers: [
      { short_answer_text: 'tiga koma tujuh', first_range: '', second_range: '' },
      { short_answer_text: '', first_range: '3,75', second_range: '3,65' },
    ],
    interaction: { unit: 'm' },
  }
  await client.call(questionRoutes.update, { params: { id }, body: body as never })
  return id
}
const RANGE = { short_answer_text: '', first_range: '3,8', second_range: '3,65' }

it.each(['excel', 'csv'])('takes ranges, units and answers that were edited in %s', async (kind) => {
  const staff = await signIn()
  const id = await measured(staff)
  const bytes = await exported(staff, [id], kind)
  const name = kind === 'excel' ? 'soal.xlsx' : 'soal.csv'
  const changes = { 's.d. 3,75': 's.d. 3,8', '>m<': '>meter<', ',m,': ',meter,', ';m;': ';meter;' }
  const file =
    kind === 'excel'
      ? await edited(bytes, changes)
      : Buffer.from(
          Object.entries(changes).reduce((text, [from, to]) => text.replace(from, to), Buffer.from(bytes).toString()),
        )
  expect((await sent(staff, bytes, 1, name)).counts).toMatchObject({ unchanged: 1 })
  const job = await sent(staff, file, 1, name)
  const [row] = await rowsOf(staff, job.id_import)
  expect(row?.match).toMatchObject({
    id_question: id,
    parts: [
      { name: 'unit', state: 'word', stored: 'm', file: 'meter' },
      { name: 'ranges', state: 'word', stored: '<p>3,65 s.d. 3,75</p>', file: '<p>3,65 s.d. 3,8</p>' },
    ],
  })
  await saving(staff, job.id_import)
  const { short_answers, interaction } = await questionOf(staff, id)
  expect(short_answers).toMatchObject([{ short_answer_text: 'tiga koma tujuh' }, RANGE])
  expect(interaction).toMatchObject({ unit: 'meter' })
})

it('takes points that were edited in a sheet, and a rule where a person says so', async () => {
  const staff = await signIn()
  const [id] = await bank('satu')
  const several = { interaction: { multiple: true }, scoring: { points: 7.5, rule: 'parts_minus' } }
  await staff.call(questionRoutes.update, { params: { id }, body: several as never })
  const bytes = await exported(staff, [id], 'excel')
  const changes = { '>Per bagian, salah mengurangi<': '>Semua harus benar<', '>7,5<': '>8,5<' }
  const job = await sent(staff, await edited(bytes, changes), 1, 'soal.xlsx')
  const [row] = await rowsOf(staff, job.id_import)
  expect(row?.match?.parts.map(({ name, state }) => [name, state])).toEqual([
    ['rule', 'gone'],
    ['points', 'word'],
  ])
  const choices = { rule: 'file' as const }
  await staff.call(importRowRoutes.edit, { params: { id: row?.id_import_row ?? 0 }, body: { choices } })
  await saving(staff, job.id_import)
  expect((await questionOf(staff, id)).scoring).toEqual({ points: 8.5, rule: 'all' })
})
