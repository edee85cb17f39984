import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'
import { session } from '../api/session.ts'

const { db, signIn } = await server()
const PERSON = { ac_email: 'rani@contoh.test', ac_password: 'melati-sore-hari' }

async function registered() {
  const { data } = await call(authRoutes.register, { body: { ...PERSON, ac_name: 'Rani', ac_level: 2 } })
  await db.updateTable('account').set({ is_active: 1 }).where('id', '=', data[0].ac_id).execute()
  return data[0].ac_id
}
const signInFrom = (device: string) => call(authRoutes.login, { body: { ...PERSON, device } })

/** Signs in on the page, as a person does. */
async function login(user: ReturnType<typeof userEvent.setup>, password = PERSON.ac_password) {
  await user.type(await screen.findByLabelText('Email'), PERSON.ac_email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

it('tells on Home of a sign-in from another device, until it is read', async () => {
  const user = userEvent.setup()
  await registered()
  openApp('/login')
  await login(user)
  expect(await screen.findByRole('heading', { name: 'Selamat datang, Rani' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Kabar untuk Anda' })).toBeNull()
  await signInFrom('perangkat lain')
  await call(authRoutes.forgotPassword, { body: { ...PERSON, ac_password: 'kenanga-pagi-hari' } })
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await login(user)

  const told = within(await screen.findByRole('region', { name: 'Kabar untuk Anda' }))
  const sentences = told.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(sentences).toEqual([
    expect.stringMatching(/^Ada yang meminta password baru untuk akun Anda dari 127\.0\.0\.1, /),
    expect.stringMatching(/^Ada yang masuk dari perangkat baru: .+, 127\.0\.0\.1, \d+ .+ \d\d\.\d\d\. Bukan Anda\?/),
  ])
  // the page's two sign-ins are one device with an id, the one through the API is another
  const devices = await db.selectFrom('known_device').select('device').execute()
  expect(devices.map(({ device }) => device.length)).toEqual([43, 43])
  await user.click(told.getByRole('button', { name: 'Tandai sudah dibaca' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kabar untuk Anda' })).toBeNull())
  expect(document.activeElement?.id).toBe('isi')
})

it('ends one session, then all others, in Profil', async () => {
  const user = userEvent.setup()
  await registered()
  openApp('/login')
  await login(user)
  for (const device of ['a', 'b', 'c']) await signInFrom(device)
  await user.click(await screen.findByRole('button', { name: 'Profil' }))
  const sessions = within(await screen.findByRole('region', { name: 'Sesi Anda' }))
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(4))
  expect(screen.queryByRole('region', { name: 'Pemberitahuan lewat email' }), 'no SMTP_URL').toBeNull()
  expect(sessions.getAllByText('Sesi ini')).toHaveLength(1)
  const [first] = sessions.getAllByRole('button', { name: /^Akhiri sesi/ })
  if (first) await user.click(first)
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(3))
  await user.click(sessions.getByRole('button', { name: 'Akhiri semua sesi lain' }))
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
  expect(sessions.getByRole('listitem').textContent).toContain('Sesi ini')
  expect(sessions.queryByRole('button')).toBeNull()
})

it('opens Profil and nothing else while the password is one that the product made up', async () => {
  const user = userEvent.setup()
  await registered()
  await db.updateTable('account_password').set({ made_up: true }).execute()
  const first = openApp('/login')
  await login(user)
  await screen.findByRole('heading', { name: 'Profil' })
  first.unmount()

  const app = openApp('/kelas')
  const now = await screen.findByLabelText('Password saat ini')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Kelas' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')
  await user.type(now, PERSON.ac_password)
  await user.type(screen.getByLabelText('Password baru'), 'kenanga-pagi-hari')
  await user.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('heading', { name: 'Kelas' })).toBeDefined()
  app.unmount()

  openApp('/kelas')
  expect(await screen.findByRole('navigation', { name: 'Utama' })).toBeDefined()
})

it('shows the admin when and from where a new password was asked for', async () => {
  const user = userEvent.setup()
  const id = await registered()
  const { data } = await call(authRoutes.forgotPassword, { body: { ...PERSON, ac_password: 'kenanga-pagi-hari' } })
  await signIn(1)
  openApp('/')
  await user.click(await screen.findByRole('button', { name: 'Reset password 1, Rani' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset password' }))
  expect((await dialog.findByRole('listitem')).textContent).toMatch(/^\d+ .+ \d\d\.\d\d, dari 127\.0\.0\.1$/)
  await user.type(dialog.getByLabelText('Kode'), data.code ?? '')
  await user.click(dialog.getByRole('button', { name: 'Setujui' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await call(accountRoutes.pendingResets, { params: { id } })).data).toEqual([])
  session.close()
})
