import { groupRoutes, importRoutes, importRowRoutes, questionRoutes } from '@bank/contract'
import { expect, it } from 'vitest'
import { type Client, importing, read, rowsOf } from '../../test/importing.ts'
import { world } from '../../test/world.ts'
import { runImports } from './run-imports.ts'

const { db, signIn } = await world({ rateLimits: false })
const { place, ready } = importing(db)

const OPTIONS = ['A. Bandung', 'B. Semarang', 'Kunci: A']
const PASSAGE = 'Bandung terletak di Jawa Barat, Semarang di Jawa Tengah.'
const LINES = [
  'Bacaan berikut untuk soal nomor 1-2',
  PASSAGE,
  ...['1. Ibu kota Jawa Barat adalah', ...OPTIONS],
  ...['2. Kota yang lebih barat adalah', ...OPTIONS],
  ...['3. Kota Gedung Sate adalah', ...OPTIONS],
]
const textsOf = async (client: Client, params: { id: number }) =>
  (await rowsOf(client, params.id)).map(({ draft }) => draft.question_text?.includes(PASSAGE))
const statesOf = async (client: Client, params: { id: number }) =>
  (await rowsOf(client, params.id)).map(({ state }) => state)
const run = async (client: Client, params: { id: number }, what: 'save' | 'undo') => {
  await client.call(importRoutes[what], { params })
  await runImports(db)
}
async function grouped(client: Client) {
  const { params } = await ready(client, LINES)
  await client.call(importRoutes.edit, { params, body: { set: await place(), grouped: true } })
  return params
}
const childrenOf = async (client: Client, id: number) =>
  (await client.call(groupRoutes.children, { params: { id }, query: {} })).data

it('questions with one text have it each, or the first alone, as a person says', async () => {
  const staff = await signIn()
  const { params } = await ready(staff, LINES)
  expect(await read(staff, params.id)).toMatchObject({ sharing: 2, grouped: false })
  expect((await rowsOf(staff, params.id)).map(({ head_no }) => head_no)).toEqual([1, 1, null])
  const before = await rowsOf(staff, params.id)
  expect(await textsOf(staff, params)).toEqual([true, true, false])
  for (const is of [true, true]) await staff.call(importRoutes.edit, { params, body: { grouped: is } })
  expect(await read(staff, params.id)).toMatchObject({ grouped: true })
  expect(await textsOf(staff, params)).toEqual([true, false, false])
  await staff.call(importRoutes.edit, { params, body: { grouped: false } })
  expect((await rowsOf(staff, params.id)).map(({ draft }) => draft)).toEqual(before.map(({ draft }) => draft))
})

it('questions with one text are saved as a group, its head first, and taken back together', async () => {
  const staff = await signIn()
  const params = await grouped(staff)
  await run(staff, params, 'save')
  expect(await read(staff, params.id)).toMatchObject({ state: 'done', counts: { saved: 3 } })
  const [head, child] = (await rowsOf(staff, params.id)).map(({ id_question }) => id_question ?? 0)
  const children = await childrenOf(staff, head ?? 0)
  expect(children).toMatchObject([{ id_question: child, parent_id: head }])
  expect(children[0]?.question_text).not.toContain(PASSAGE)
  await run(staff, params, 'undo')
  expect(await read(staff, params.id)).toMatchObject({ state: 'undone', counts: { undone: 3 } })
  expect(await db.selectFrom('question').select('id').execute()).toEqual([])
})

it('questions with one text wait for their head', async () => {
  const staff = await signIn()
  const params = await grouped(staff)
  await staff.call(importRoutes.edit, { params, body: { rows: [1], skip: true } })
  await run(staff, params, 'save')
  expect(await statesOf(staff, params)).toEqual(['skipped', 'look', 'saved'])
  const told = { severity: 'look', text: 'Simpan dahulu induk grupnya, soal 1.' }
  await staff.call(importRoutes.edit, { params, body: { rows: [2], accept: true } })
  await run(staff, params, 'save')
  const [, child] = await rowsOf(staff, params.id)
  expect(child).toMatchObject({ state: 'look', messages: [told] })

  await staff.call(importRoutes.edit, { params, body: { rows: [1], skip: false } })
  await staff.call(importRoutes.edit, { params, body: { rows: [2], accept: true } })
  await run(staff, params, 'save')
  expect(await statesOf(staff, params)).toEqual(['saved', 'saved', 'saved'])
})

it('questions with one text stand alone again when the text is repeated', async () => {
  const staff = await signIn()
  const params = await grouped(staff)
  await staff.call(importRoutes.edit, { params, body: { rows: [1], skip: true } })
  await run(staff, params, 'save')
  await staff.call(importRoutes.edit, { params, body: { grouped: false } })
  const [, child] = await rowsOf(staff, params.id)
  expect(child).toMatchObject({ state: 'ready', messages: [] })
  await run(staff, params, 'save')
  const saved = await db.selectFrom('question').select('parent_id').execute()
  expect(saved).toEqual([{ parent_id: null }, { parent_id: null }])
})

it('questions with one text stay where one of them is in use', async () => {
  const staff = await signIn()
  const params = await grouped(staff)
  await run(staff, params, 'save')
  const [, child] = await rowsOf(staff, params.id)
  const at = { params: { id: child?.id_question ?? 0 } }
  await staff.call(questionRoutes.update, { ...at, body: { label: 'exam' } })
  await run(staff, params, 'undo')
  expect(await statesOf(staff, params)).toEqual(['saved', 'saved', 'undone'])
})

it('questions with one text are read as a group once more', async () => {
  const staff = await signIn()
  const params = await grouped(staff)
  await staff.call(importRoutes.roles, { params, body: { roles: [{ no: 11, role: 'none' as const }] } })
  await runImports(db)
  expect(await textsOf(staff, params)).toEqual([true, false])
})

it('a text for several questions that was edited is kept when they are grouped and parted', async () => {
  const staff = await signIn()
  const { params } = await ready(staff, LINES)
  const edit = async (no: number, from: string, to: string) => {
    const row = (await rowsOf(staff, params.id))[no - 1]
    const draft = { question_text: row?.draft.question_text?.replace(from, to) ?? '' }
    await staff.call(importRowRoutes.edit, { params: { id: row?.id_import_row ?? 0 }, body: { draft } })
  }
  const texts = async () =>
    (await rowsOf(staff, params.id))
      .slice(0, 2)
      .map(({ draft }) => draft.question_text?.replaceAll(/<[^>]+>|Bacaan berikut .* 1-2/g, ''))
  const group = (grouped: boolean) => staff.call(importRoutes.edit, { params, body: { grouped } })
  const [first, second] = ['Ibu kota Jawa Barat adalah', 'Kota yang lebih barat adalah']

  await edit(1, 'Jawa Tengah.', 'Jateng.')
  const edited = PASSAGE.replace('Jawa Tengah.', 'Jateng.')
  expect(await texts()).toEqual([edited + first, PASSAGE + second])
  await group(true)
  expect(await texts()).toEqual([edited + first, second])
  await edit(1, 'Bandung', 'Kota Bandung')
  await group(false)
  expect(await texts()).toEqual([`Kota ${edited}${first}`, `Kota ${edited}${second}`])

  await edit(2, 'Kota Bandung', 'BANDUNG')
  const own = `${edited.replace('Bandung', 'BANDUNG')}${second}`
  for (const grouped of [true, false, true]) {
    await group(grouped)
    expect((await texts())[1]).toBe(own)
  }
})
