import type { ImportSheet } from '@bank/contract/import-sheet'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { server } from '../../../test/server.ts'

const { db, signIn } = await server()

const column = (at: number, name: string, is: string | null) => ({
  column: at,
  letter: String.fromCharCode(65 + at),
  name,
  is,
  by_hand: false,
  samples: [`isi ${name}`],
})
const ROWS = ['Butir', 'Satu?'].map((text, at) => ({ row: at + 1, text, fingerprint: `f${at + 1}` }))

/** An import that waits, of a workbook with this sheet. */
async function opened(sheet: Partial<ImportSheet>) {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  const account = await signIn(2)
  const { id } = await db
    .insertInto('import_job')
    .values({
      created_by: account,
      product_type: 1,
      file_name: 'soal.xlsx',
      upload: '00000000-0000-4000-8000-000000000000',
      bytes: 1,
      sha256: Buffer.alloc(32),
      state: 'ready',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { no: 1, name: 'Soal', head_row: 1, columns: [], rows: ROWS, ...sheet }
  await db
    .insertInto('import_sheet')
    .values({ job_id: id, no: 1, about: JSON.stringify(about) })
    .execute()
  openApp(`/impor/${id}`)
  return { user: userEvent.setup(), region: within(await screen.findByRole('region', { name: 'Isi kolom' })) }
}

const heads = async () =>
  (await sql<{ fingerprint: string; columns: object }>`select fingerprint, columns from import_head`.execute(db)).rows

it('asks what an unknown column holds, and puts a known one right', async () => {
  const { user, region } = await opened({ columns: [column(0, 'Soal', 'stem'), column(1, 'Catatan', null)] })
  expect(region.queryByRole('combobox', { name: 'Kolom A berisi' })).toBeNull()
  expect(region.getByRole('button', { name: 'Baca ulang' })).toHaveProperty('disabled', true)
  await user.click(region.getByRole('combobox', { name: 'Kolom B berisi' }))
  await user.click(await screen.findByRole('option', { name: 'Pembahasan' }))
  await user.click(region.getByRole('button', { name: 'Tampilkan semua kolom' }))
  await user.click(region.getByRole('combobox', { name: 'Kolom A berisi' }))
  await user.click(await screen.findByRole('option', { name: 'Kalimat tanya' }))
  await user.click(region.getByRole('button', { name: 'Baca ulang' }))
  expect(await screen.findByText(/^Menunggu dibaca|^Sedang dibaca/)).toBeDefined()
  expect(await heads()).toEqual([{ fingerprint: 'f1', columns: { 0: 'asked', 1: 'discussion' } }])
})

it('asks which row names the columns of a sheet that has no head', async () => {
  const { user, region } = await opened({ head_row: null })
  await user.click(region.getByRole('combobox', { name: 'Baris judul' }))
  await user.click(await screen.findByRole('option', { name: '1: Butir' }))
  await user.click(region.getByRole('button', { name: 'Baca ulang' }))
  expect(await screen.findByText(/^Menunggu dibaca|^Sedang dibaca/)).toBeDefined()
  expect((await heads()).map(({ fingerprint }) => fingerprint)).toContain('f1')
})
