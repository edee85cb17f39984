import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { pages } from '../nav/pages.ts'
import { newRouter } from './router.ts'

const { make, signIn } = await server()

/** An address for each page; the row with that id need not exist. */
const opened = pages.map(({ path, ...page }) => ({ ...page, path, at: path.replace(/\$\w+/, '1') }))
const behindSignIn = opened.filter(({ access }) => access !== 'public')
const forAdmins = opened.filter(({ access }) => access === 'admin')
const noAccess = () => screen.queryByText('Anda tidak memiliki akses.')

it('knows the page of every route, and whether it stands behind the sign-in', () => {
  const line = (path: string, isPublic: boolean) => `${path} ${isPublic ? 'for everybody' : 'behind the sign-in'}`
  const routes = Object.values(newRouter().routesByPath).map(({ id, fullPath }) =>
    line(fullPath, !id.startsWith('/shell/')),
  )
  const known = pages.map(({ path, access }) => line(path, access === 'public'))
  expect(known.toSorted()).toEqual(routes.toSorted())
})

it.each(behindSignIn)('calls the page at $path $title, open to level 2 unless it is the admin’s', async (page) => {
  await signIn(LEVEL.teamContent)
  openApp(page.at)
  await waitFor(() => expect(document.title).toBe(`${page.title} · Bank Soal`))
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(noAccess() !== null).toBe(page.access === 'admin')
})

it.each(forAdmins)('opens $path to level 1', async ({ at, title }) => {
  await signIn(LEVEL.admin)
  openApp(at)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(noAccess()).toBeNull()
})

it.each(opened.filter(({ access }) => access === 'public'))('calls the public page at $path $title', async (page) => {
  openApp(page.at)
  await waitFor(() => expect(document.title).toBe(`${page.title} · Bank Soal`))
})

it('offers Banner to level 1 alone, and tells level 2 at its address that it is not theirs', async () => {
  const entries = async () =>
    within(await screen.findByRole('navigation', { name: 'Utama' }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  await signIn(LEVEL.admin)
  const { unmount } = openApp('/')
  expect(await entries()).toEqual(['Beranda', 'Materi', 'Soal', 'SNPMB', 'Banner', 'Grafik'])
  unmount()

  await signIn(LEVEL.teamContent)
  openApp('/banner')
  expect(await entries()).toEqual(['Beranda', 'Materi', 'Soal', 'SNPMB', 'Grafik'])
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Anda tidak memiliki akses.')
  expect(within(alert).getByRole('link', { name: 'Beranda' }).getAttribute('href')).toBe('/')
})

it('shows what a student sees without the sidebar', async () => {
  await signIn(LEVEL.teamContent)
  openApp('/lihat/soal/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Lihat seperti siswa' })).toBeDefined()
  expect(screen.queryByRole('navigation', { name: 'Utama' })).toBeNull()
})

it('leads from Home to every page but those of one row', async () => {
  await signIn(LEVEL.admin)
  openApp('/')
  await screen.findByRole('heading', { level: 1 })
  const led = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))
  const unled = behindSignIn.filter(({ path }) => !path.includes('$') && !led.has(path)).map(({ path }) => path)
  // it is only shown while the review flow binds
  expect(unled).toEqual(['/tugas'])
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
