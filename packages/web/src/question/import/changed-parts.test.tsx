import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { ImportRowsScreen } from './import-rows-screen.tsx'

const { db, make, signIn } = await server()

const PARTS = [
  { name: 'text', state: 'conflict', stored: '<p>Ibu kota Jawa Barat?</p>', file: '<p>Ibu kota Jawa Tengah?</p>' },
  { name: 'option.B', state: 'word', stored: 'Serang', file: 'Semarang' },
]

/** An import of a question of the bank that both have changed, and of one that is as it was. */
async function imported() {
  const created_by = await signIn(LEVEL.teamContent)
  const job = {
    created_by,
    product_type: 1,
    file_name: 'suntingan.docx',
    bytes: 1,
    sha256: Buffer.alloc(32),
    state: 'ready',
  }
  const upload = '00000000-0000-4000-8000-000000000000'
  const { id } = await db
    .insertInto('import_job')
    .values({ ...job, upload })
    .returning('id')
    .executeTakeFirstOrThrow()
  const match = {
    code: 'S-1',
    seen_at: '2026-01-05T02:30:00.000Z',
    by: 'Sari',
    file: {},
    base: { parts: {}, notes: [] },
  }
  const row = { job_id: id, place: JSON.stringify({ page: 1, para: 1 }), draft: '{}' }
  const match_id = await make.question()
  await db
    .insertInto('import_row')
    .values([
      { ...row, no: 1, state: 'look', match_id, match: JSON.stringify({ ...match, parts: PARTS }) },
      {
        ...row,
        no: 2,
        state: 'unchanged',
        match_id: await make.question(),
        match: JSON.stringify({ ...match, parts: [] }),
      },
    ])
    .execute()
  await show(<ImportRowsScreen />, { path: '/impor/$id', at: `/impor/${id}` })
}

it('shows both versions of what was changed, and lets a person choose', async () => {
  const user = userEvent.setup()
  await imported()
  const card = within(await screen.findByRole('article', { name: 'Soal 1' }))
  expect(card.getByText('Soal ini juga diubah di sini oleh Sari. Pilih versi.')).toBeDefined()
  const text = within(card.getByRole('region', { name: 'Teks soal' }))
  expect(text.getAllByText(/^(?:Barat|Tengah)\?$/).map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK'])
  const pressed = (part: string) =>
    within(card.getByRole('region', { name: part }))
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent)
  expect([pressed('Teks soal'), pressed('Opsi B')]).toEqual([[], ['Pakai yang dari berkas']])

  await user.click(text.getByRole('button', { name: 'Pakai yang di bank' }))
  expect(await screen.findByRole('button', { name: 'Simpan 1 soal' })).toBeDefined()
  expect(screen.queryByRole('article', { name: 'Soal 2' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Tidak berubah 1' })).toBeDefined()
})
