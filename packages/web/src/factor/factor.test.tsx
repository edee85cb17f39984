import { authRoutes } from '@bank/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'

const { db, signIn } = await server()
const PERSON = { ac_email: 'rani@contoh.test', ac_password: 'melati-sore-hari' }

/** An account whose only second factor is a passkey. */
async function withPasskey() {
  const { data } = await call(authRoutes.register, { body: { ...PERSON, ac_name: 'Rani', ac_level: 2 } })
  const id = data[0].ac_id
  await db.updateTable('account').set({ is_active: 1 }).where('id', '=', id).execute()
  const passkey = { credential_id: 'laptop', public_key: Buffer.from('key'), counter: 0, transports: ['internal'] }
  await db
    .insertInto('factor_passkey')
    .values({ ...passkey, account_id: id, name: 'Laptop kantor' })
    .execute()
}
const passkeys = () => db.selectFrom('factor_passkey').select('name').execute()

it('says at the sign-in that a passkey cannot be used here, and asks for a recovery code', async () => {
  const user = userEvent.setup()
  await withPasskey()
  openApp('/login')
  await user.type(await screen.findByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password'), PERSON.ac_password)
  await user.click(screen.getByRole('button', { name: 'Login' }))

  expect(await screen.findByText('Kunci sandi Anda tidak dapat dipakai di peramban atau alamat ini.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Kode pemulihan')))
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})

it('lets an admin take the second factors of another off, after a question', async () => {
  const user = userEvent.setup()
  await withPasskey()
  await signIn(1)
  openApp('/')
  await user.click(await screen.findByRole('button', { name: 'Tindakan lain untuk Rani' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Lepas verifikasi dua langkah' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Lepas verifikasi dua langkah Rani?' }))
  expect(await passkeys()).toHaveLength(1)
  await user.click(question.getByRole('button', { name: 'Lepas' }))

  await waitFor(async () => expect(await passkeys()).toEqual([]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
