import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'
import { session } from '../api/session.ts'

const { make, signIn } = await server()

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))

it('says in an alert why an account could not be changed', async () => {
  const user = userEvent.setup()
  const id = await make.account({ name: 'Rani', is_active: 2 })
  await signIn(1)
  openApp('/')
  const toggle = (await row('Rani')).getByRole('button', { name: 'Menunggu, aktifkan Rani' })
  await call(accountRoutes.remove, { params: { id } })
  await user.click(toggle)

  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.')
})

it('deletes an account after its question, and offers nothing of the kind for the own one', async () => {
  const user = userEvent.setup()
  await make.account({ name: 'Rani' })
  await signIn(1)
  openApp('/')
  expect((await row('Akun Anda')).queryByRole('button')).toBeNull()

  await user.click((await row('Rani')).getByRole('button', { name: 'Tindakan lain untuk Rani' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  const question = await screen.findByRole('alertdialog', { name: 'Apakah anda yakin ingin menghapus data ini?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Batalkan'))
  await user.click(within(question).getByRole('button', { name: 'Hapus' }))

  await waitFor(() => expect(screen.queryByRole('row', { name: /Rani/ })).toBeNull())
  expect(await screen.findByText('Data anda telah dihapus.')).toBeDefined()
})

it('changes the own name and password against the current one', async () => {
  const user = userEvent.setup()
  const person = { ac_email: 'rani@contoh.test', ac_password: 'melati-sore-hari' }
  const { data } = await call(authRoutes.register, { body: { ...person, ac_name: 'Rani', ac_level: 2 } })
  await activate(data[0].ac_id)
  const { token, ac_id } = await call(authRoutes.login, { body: person })
  session.open({ token, ac_id, ac_name: 'Rani', ac_level: 2 })
  openApp('/')

  await user.click(await screen.findByRole('button', { name: 'Profil' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Profil' }))
  await user.clear(dialog.getByLabelText('Nama'))
  await user.type(dialog.getByLabelText('Nama'), 'Rani Kusuma')
  await user.type(dialog.getByLabelText('Password baru'), 'kenanga-pagi-hari')
  await user.type(dialog.getByLabelText('Password saat ini'), 'salah-sekali')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Password saat ini salah.')).toBeDefined()
  await user.clear(dialog.getByLabelText('Password saat ini'))
  await user.type(dialog.getByLabelText('Password saat ini'), person.ac_password)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByRole('heading', { name: 'Selamat datang, Rani Kusuma' })).toBeDefined()
  const again = await call(authRoutes.login, { body: { ...person, ac_password: 'kenanga-pagi-hari' } })
  expect(again.ac_name).toBe('Rani Kusuma')
})

/** Activates an account through the API, as an admin. */
async function activate(id: number) {
  await signIn(1)
  await call(accountRoutes.update, { params: { id }, body: { is_active: 1 } })
  session.close()
}
