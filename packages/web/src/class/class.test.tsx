import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { ClassScreen } from './class-screen.tsx'
import { classSearch } from './class-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<ClassScreen />, { path: '/kelas', at, validateSearch: (search) => classSearch.parse(search) })

it('adds a class with its stage', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah kelas' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kelas' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama kelas' }), 'Kelas 7')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  const stage = dialog.getByRole('group', { name: 'Jenjang' })
  expect(await within(stage).findByText('Wajib diisi.')).toBeDefined()
  await user.click(within(stage).getByRole('radio', { name: 'SMP' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  expect(await screen.findByRole('row', { name: /Kelas 7.*SMP.*Staf.*-/ })).toBeDefined()
})

it('moves a class to another stage and names who did', async () => {
  const user = userEvent.setup()
  await make.class({ name: 'Kelas 9', stage: 'SMA' })
  await signIn(LEVEL.teamContent)
  await open()

  await user.click(await screen.findByRole('button', { name: 'Edit Kelas 9' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit kelas' }))
  await user.click(dialog.getByRole('radio', { name: 'SMP' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect(await screen.findByRole('row', { name: /Kelas 9.*SMP.*-.*Staf/ })).toBeDefined()
})

it('lets admins delete a class that nothing uses, and says what uses the others', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  const used = await make.class({ name: 'Kelas 5' })
  await make.class({ name: 'Kelas 6' })
  await make.topic({ class_id: used })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Hapus Kelas 6' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Data anda telah dihapus.')).toBeDefined()

  await user.click(await screen.findByRole('button', { name: 'Hapus Kelas 5' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Data ini masih digunakan oleh materi.')).toBeDefined()
  expect(await db.selectFrom('class').select('name').execute()).toEqual([{ name: 'Kelas 5' }])
})
