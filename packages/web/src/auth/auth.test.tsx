import { authRoutes } from '@bank/contract/auth'
import { linkHash } from '@bank/server/src/sign-in/reset-mail.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'

const { db, signIn } = await server({ mail: { baseUrl: 'https://soal.contoh.test/', send: async () => {} } })
const PERSON = { ac_name: 'Rani', ac_email: 'rani@contoh.test', ac_password: 'melati-sore-hari' }

/** Registers an account, active by default. */
async function registered({ is_active = 1 } = {}) {
  const { data } = await call(authRoutes.register, { body: { ...PERSON, ac_level: 2 } })
  await db.updateTable('account').set({ is_active }).where('id', '=', data[0].ac_id).execute()
  return data[0].ac_id
}

const alert = async () => (await screen.findByRole('alert')).textContent

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

it('logs out, here and on the server', async () => {
  await signIn(2)
  const app = openApp('/')

  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

  expect(await screen.findByText('Selamat berjumpa kembali !')).toBeDefined()
  expect(app.address()).toBe('/login')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await db.selectFrom('session').select('account_id').execute()).toEqual([])
})

it('tells who forgot a password of the mail, and of the code for an admin', async () => {
  const user = userEvent.setup()
  openApp('/forgot-password')
  await user.type(await screen.findByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password baru'), 'kopi-pagi-hari-ini')
  await user.click(screen.getByRole('button', { name: 'Reset my Password' }))
  const told = await screen.findByText(/Sebutkan kode/)
  expect(told.textContent).toMatch(/tautan untuk password baru sudah dikirim ke sana.*Sebutkan kode \d{6} kepada admin/)
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
