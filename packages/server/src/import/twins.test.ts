import { importRoutes, importRowRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { importing, read, rowsOf, send, TWO } from '../../test/importing.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const { place, ready, saved } = importing(db)

it('tells a question that the bank has already, and saves it only when a person says so', async () => {
  const staff = await signIn()
  const { question } = await saved(staff)
  const { params } = await ready(staff, TWO.slice(0, 6))
  const [code] = (await staff.call(questionRoutes.get, { params: { id: question } })).data.map(({ code }) => code)
  const told = { severity: 'look', text: `Sama persis dengan ${code}.` }
  const [row] = await rowsOf(staff, params.id)
  expect(row).toMatchObject({ state: 'same', similar: { id_question: question, code } })
  expect(row?.messages).toContainEqual(told)
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({ state: 'done', counts: { same: 1, saved: 0 } })
  await staff.call(importRoutes.edit, { params, body: { rows: [1], accept: true } })
  await staff.call(importRoutes.save, { params })
  await runImports(db)
  expect(await read(staff, params.id)).toMatchObject({ state: 'done', counts: { same: 0, saved: 1 } })
})

it('does not tell what only the other bank has, nor what was taken back', async () => {
  const staff = await signIn()
  const { params } = await saved(staff)
  const similar = async ({ id_import }: { id_import: number }) => {
    await runImports(db)
    return (await rowsOf(staff, id_import)).map((row) => row.similar)
  }
  expect(await similar(await send(staff, TWO.slice(0, 6), 2))).toEqual([null])
  const second = await send(staff, TWO.slice(0, 6))
  expect(await similar(second)).toEqual([expect.anything()])
  await staff.call(importRoutes.undo, { params })
  expect(await similar(second)).toEqual([null])
  const [row] = await rowsOf(staff, second.id_import)
  expect(row).toMatchObject({ state: 'same' })
  expect(row?.messages).toContainEqual({ severity: 'look', text: 'Soal yang sama persis sudah dihapus.' })
  await staff.call(importRoutes.remove, { params })
  expect(await similar(await send(staff, TWO.slice(0, 6)))).toEqual([null])
})

it('looks anew when a row is written over', async () => {
  const staff = await signIn()
  const { question } = await saved(staff)
  const { params } = await ready(staff, ['1. Ibu kota Jawa Tengah adalah', ...TWO.slice(1, 6)])
  const [row] = await rowsOf(staff, params.id)
  const change = async (question_text: string) => {
    const body = { draft: { question_text } }
    const at = { id: row?.id_import_row ?? 0 }
    return (await staff.call(importRowRoutes.edit, { params: at, body })).data[0].similar?.id_question
  }
  expect(row?.similar).toBeNull()
  expect(await change('<p>Ibu kota Jawa Barat adalah</p>')).toBe(question)
  expect(await change('<p>Ibu kota Jawa Timur adalah</p>')).toBeUndefined()
})

it('tells what the bank has nearly the same, which asks for nothing, and looks anew when the row is written over', async () => {
  const staff = await signIn()
  const { question } = await saved(staff)
  const lines = ['1. Ibu kota Provinsi Jawa Barat ialah', ...TWO.slice(1, 6)]
  const { params } = await ready(staff, lines)
  const [code] = (await staff.call(questionRoutes.get, { params: { id: question } })).data.map(({ code }) => code)
  const twin = { id_question: question, code, kind: 'mirip' }
  const told = { severity: 'note', text: `Mirip dengan ${code}.`, twin }
  const [row] = await rowsOf(staff, params.id)
  expect(row).toMatchObject({ similar: null })
  expect(row?.messages).toContainEqual(told)
  await staff.call(importRoutes.edit, { params, body: { set: await place() } })
  expect(await read(staff, params.id)).toMatchObject({ counts: { ready: 1 } })
  const write = async (question_text: string) => {
    const at = { id: row?.id_import_row ?? 0 }
    return (await staff.call(importRowRoutes.edit, { params: at, body: { draft: { question_text } } })).data[0]
  }
  expect((await write('<p>Sungai terpanjang di Pulau Kalimantan adalah</p>')).messages).not.toContainEqual(told)
  expect((await write('<p>Ibu kota Provinsi Jawa Barat ialah</p>')).messages).toContainEqual(told)
  // it is exactly the same now: that is what is told
  const same = await write('<p>Ibu kota Jawa Barat adalah</p>')
  expect(same.messages.filter((message) => message.twin)).toEqual([])
  expect(same.similar).toMatchObject({ id_question: question })
})

it('tells what stands nearly the same earlier in the file, which asks for nothing', async () => {
  const staff = await signIn()
  const ask = (no: number, jarak: number) => [
    `${no}. Sebuah mobil menempuh jarak ${jarak} km dalam waktu 2 jam. Kecepatan rata-rata mobil itu adalah`,
    ...TWO.slice(1, 6),
  ]
  const lines = [...ask(1, 120), '2. Ibu kota Jawa Barat adalah', ...TWO.slice(1, 6), ...ask(3, 160), ...ask(4, 120)]
  const { params } = await ready(staff, lines)
  const rows = await rowsOf(staff, params.id)
  const told = rows.map(({ messages }) => messages.filter(({ text }) => text.includes('berkas ini')))
  expect(told).toEqual([
    [],
    [],
    [{ severity: 'note', text: 'Mirip dengan soal 1 di berkas ini (beda angka).' }],
    [{ severity: 'look', text: 'Sama persis dengan soal 1 di berkas ini.' }],
  ])
})
