import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { SubjectScreen } from './subject-screen.tsx'
import { subjectSearch } from './subject-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<SubjectScreen />, { path: '/subjek', at, validateSearch: (search) => subjectSearch.parse(search) })

const nameOf = (id: number) =>
  db.selectFrom('subject').select(['name', 'code', 'family']).where('id', '=', id).executeTakeFirst()

it('adds a subject, whose code and family come from its name', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah subjek' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah subjek' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama subjek' }), 'Literasi Membaca')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  // before the list comes anew: by then it may be gone
  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  const row = await screen.findByRole('row', { name: /Literasi Membaca/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining([expect.stringContaining('LITMEM'), expect.stringContaining('Staf')]))
  expect(within(row).getByText('Literasi')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes the family that was chosen over the one in the name', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await make.subject({ name: 'Numerasi', family: 'numerasi' })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Edit Numerasi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit subjek' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Numerasi' }).checked).toBe(true)
  await user.click(dialog.getByRole('radio', { name: 'Tidak ada' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect((await nameOf(id))?.family).toBeNull()
})

it('names the field that was refused, and stores nothing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Fisika', code: 'FIS' })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah subjek' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')

  await user.type(dialog.getByRole('textbox', { name: 'Nama subjek' }), 'Fisika Dasar')
  await user.type(dialog.getByRole('textbox', { name: 'Kode' }), 'fis')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await dialog.findByText('Data sudah ada.')).toBeDefined()
  const code = dialog.getByRole('textbox', { name: 'Kode' })
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(code.getAttribute('aria-describedby')).toContain(dialog.getByText('Sudah digunakan.').id)
  expect(dialog.getByDisplayValue('Fisika Dasar')).toBeDefined()
})

it('keeps what was typed when somebody else was faster, shows their version, and replaces it only knowingly', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await make.subject({ name: 'Fisika', code: 'FIS' })
  await open()
  await user.click(await screen.findByRole('button', { name: 'Edit Fisika' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit subjek' }))
  const name = dialog.getByRole('textbox', { name: 'Nama subjek' })
  await user.clear(name)
  await user.type(name, 'Fisika Dasar')

  const other = await make.account({ name: 'Bagus' })
  await db.updateTable('subject').set({ name: 'Fisika SMA', updated_by: other }).where('id', '=', id).execute()
  const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Data sudah diubah oleh Bagus')
  const stored = await dialog.findByRole('region', { name: 'Dua versi' })
  expect(stored.textContent).toContain('Fisika SMA')
  await expect.poll(() => broughtIntoView.mock.instances).toContain(stored)
  expect(dialog.getByDisplayValue('Fisika Dasar')).toBeDefined()
  expect((await nameOf(id))?.name).toBe('Fisika SMA')

  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect((await nameOf(id))?.name).toBe('Fisika Dasar')
})
