import { authRoutes } from '@bank/contract/auth'
import { linkHash } from '@bank/server/src/auth/reset-mail.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'
import { session } from '../api/session.ts'

const { db, signIn } = await server()
const PERSON = { ac_name: 'Rani', ac_email: 'rani@contoh.test', ac_password: 'melati-sore-hari' }

/** Somebody who registered, and was let in unless told. */
async function registered({ is_active = 1 } = {}) {
  const { data } = await call(authRoutes.register, { body: { ...PERSON, ac_level: 2 } })
  await db.updateTable('account').set({ is_active }).where('id', '=', data[0].ac_id).execute()
  return data[0].ac_id
}

async function fillLogin(password = PERSON.ac_password) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

const alert = async () => (await screen.findByRole('alert')).textContent

it('leads strangers to /login and says why', async () => {
  const app = openApp('/subjek?page=2')

  expect(await alert()).toBe('Login required')
  expect(app.address()).toBe('/login')
})

it('signs in, greets and opens Home', async () => {
  const id = await registered()
  const app = openApp('/login')

  await fillLogin()

  expect(await screen.findByRole('heading', { name: 'Selamat datang, Rani' })).toBeDefined()
  expect(await screen.findByText('Selamat datang !')).toBeDefined()
  expect(app.address()).toBe('/')
  expect(localStorage.getItem('ac_id')).toBe(String(id))
})

it('says that a password is wrong, and that every field is wanted', async () => {
  await registered()
  openApp('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }))
  expect(await alert()).toBe('Harap isi semua kolom!')

  await fillLogin('melati-siang-hari')

  await waitFor(async () => expect(await alert()).toBe('Email atau password salah.'))
})

it('registers as Team Content, who wait for an admin', async () => {
  const user = userEvent.setup()
  const app = openApp('/register')

  await user.type(await screen.findByLabelText('Nama'), PERSON.ac_name)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' }).value).toBe('Team Content')
  await user.type(screen.getByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password'), PERSON.ac_password)
  await user.click(screen.getByRole('button', { name: 'Daftar' }))

  expect(await screen.findByText(/menunggu verifikasi admin/)).toBeDefined()
  expect(app.address()).toBe('/login')
  await fillLogin()
  expect(await alert()).toBe('Please wait for admin verification')
  expect(session.get()).toBeNull()
})

it('marks the fields that a registration refuses', async () => {
  const user = userEvent.setup()
  await registered()
  openApp('/register')

  await user.type(await screen.findByLabelText('Nama'), PERSON.ac_name)
  await user.type(screen.getByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password'), 'password123')
  await user.click(screen.getByRole('button', { name: 'Daftar' }))

  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'))
})

it('leads back to the page when the session expired while the app was open', async () => {
  await registered()
  const app = openApp('/login')
  await fillLogin()
  await screen.findByRole('heading', { name: 'Selamat datang, Rani' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: /Subjek/ }))
  await screen.findByRole('heading', { name: 'Subjek' })

  await db.deleteFrom('session').execute()
  await user.type(screen.getByRole('textbox', { name: 'Cari nama subjek' }), 'num')

  expect(await alert()).toBe('Login required')
  expect(app.address()).toBe('/login')
  await fillLogin()
  expect(await screen.findByRole('heading', { name: 'Subjek' })).toBeDefined()
})

it('logs out, here and on the server', async () => {
  await signIn(2)
  const app = openApp('/')

  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

  expect(await screen.findByText('Selamat berjumpa kembali !')).toBeDefined()
  expect(app.address()).toBe('/login')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await db.selectFrom('session').select('account_id').execute()).toEqual([])
})

it('takes a new password when an admin has heard its code', async () => {
  const user = userEvent.setup()
  await registered()
  const app = openApp('/forgot-password')

  await user.type(await screen.findByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password baru'), 'kenanga-pagi-hari')
  await user.click(screen.getByRole('button', { name: 'Reset my Password' }))
  expect(await screen.findByText('Password changed !')).toBeDefined()
  const code = /\d{6}/.exec((await screen.findByText(/Sebutkan kode/)).textContent ?? '')?.[0] ?? ''
  expect(app.address()).toBe('/login')

  app.unmount()
  await signIn(1)
  openApp('/')
  await user.click(await screen.findByRole('button', { name: 'Reset password 1, Rani' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset password' }))
  await user.type(dialog.getByLabelText('Kode'), code === '000000' ? '000001' : '000000')
  await user.click(dialog.getByRole('button', { name: 'Setujui' }))
  expect(await dialog.findByText('Kode salah.')).toBeDefined()
  await user.clear(dialog.getByLabelText('Kode'))
  await user.type(dialog.getByLabelText('Kode'), code)
  await user.click(dialog.getByRole('button', { name: 'Setujui' }))
  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset password 1, Rani' })).toBeNull())

  const { ac_name } = await call(authRoutes.login, {
    body: { ac_email: PERSON.ac_email, ac_password: 'kenanga-pagi-hari' },
  })
  expect(ac_name).toBe('Rani')
})

it('sets a new password behind the link of the mail, once', async () => {
  const user = userEvent.setup()
  await registered()
  const token = 'a'.repeat(43)
  const body = { ac_email: PERSON.ac_email, ac_password: 'kenanga-pagi-hari' }
  await call(authRoutes.forgotPassword, { body })
  await db
    .updateTable('password_reset')
    .set({ mail_token_hash: linkHash(token) })
    .execute()
  const app = openApp(`/forgot-password#token=${token}`)
  const field = await screen.findByLabelText('Password baru')
  expect(screen.queryByLabelText('Email')).toBeNull()
  await user.type(field, body.ac_password)
  await user.click(screen.getByRole('button', { name: 'Reset my Password' }))
  expect(await screen.findByText('Password changed !')).toBeDefined()
  await waitFor(() => expect(app.address()).toBe('/login'))
  expect(await call(authRoutes.login, { body })).toHaveProperty('token')
  app.unmount()

  openApp(`/forgot-password#token=${token}`)
  await user.type(await screen.findByLabelText('Password baru'), 'anggrek-malam-hari')
  await user.click(screen.getByRole('button', { name: 'Reset my Password' }))
  expect(await alert()).toBe('Tautan ini tidak berlaku lagi. Silakan minta yang baru.')
})
