import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'

const { make, signIn } = await server()

it.each([
  ['/', 'Beranda'],
  ['/materi', 'Materi'],
  ['/soal', 'Soal'],
  ['/banner', 'Banner'],
  ['/sub-materi/1', 'Sub-materi'],
  ['/pembahasan/1', 'Pembahasan'],
  ['/subjek', 'Subjek'],
  ['/kelas', 'Kelas'],
  ['/kategori', 'Kategori'],
  ['/indikator', 'Indikator'],
  ['/group/1', 'Group'],
])('calls the page at %s %s', async (address, title) => {
  await signIn(LEVEL.admin)
  openApp(address)
  await waitFor(() => expect(document.title).toBe(`${title} · Bank Soal`))
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
})

it.each([
  ['/login', 'Login'],
  ['/register', 'Daftar'],
  ['/forgot-password', 'Lupa password'],
])('calls the public page at %s %s', async (address, title) => {
  openApp(address)
  await waitFor(() => expect(document.title).toBe(`${title} · Bank Soal`))
})

it('offers Banner to level 1 alone, and tells level 2 at its address that it is not theirs', async () => {
  const entries = async () =>
    within(await screen.findByRole('navigation', { name: 'Utama' }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  await signIn(LEVEL.admin)
  const { unmount } = openApp('/')
  expect(await entries()).toContain('Banner')
  unmount()

  await signIn(LEVEL.teamContent)
  openApp('/banner')
  expect(await entries()).not.toContain('Banner')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Anda tidak memiliki akses.')
  expect(within(alert).getByRole('link', { name: 'Beranda' }).getAttribute('href')).toBe('/')
})

it('goes one step back with Kembali, to the list as it was left', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question({ label: 'exam' })
  const app = openApp('/soal?label=exam')
  await user.click(await screen.findByRole('link', { name: 'Group' }))
  await waitFor(() => expect(app.address()).toMatch(/^\/group\//))
  await user.click(await screen.findByRole('button', { name: 'Kembali' }))
  await waitFor(() => expect(app.address()).toBe('/soal?label=exam'))
})

it.each([
  ['/sub-materi/1', '/materi'],
  ['/pembahasan/1', '/soal'],
  ['/group/1', '/soal'],
])('leads from %s, opened directly, to %s with Kembali', async (address, parent) => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const app = openApp(address)
  await user.click(await screen.findByRole('button', { name: 'Kembali' }))
  await waitFor(() => expect(app.address()).toBe(parent))
})
