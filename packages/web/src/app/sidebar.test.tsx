import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { server } from '../../test/server.ts'
import { session } from '../api/session.ts'
import { draftsOf, keepDraft } from '../form/drafts.ts'
import { logout } from './logout.ts'

const { signIn } = await server()

const draft = (ac_id: number) =>
  keepDraft({ id: `of-${ac_id}`, of: 'subject:new', title: 'Tambah subjek', ac_id, at: Date.now(), values: {} })

it('asks before somebody logs out whose draft is not saved, and keeps the draft', async () => {
  const user = userEvent.setup()
  const id = await signIn(2)
  await draft(id)
  const app = openApp('/')

  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  const question = within(await screen.findByRole('alertdialog', { name: /draf yang belum disimpan/ }))
  expect(question.getByText(/^Tambah subjek, /)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Batalkan' }))
  expect(session.get()).not.toBeNull()

  await user.click(screen.getByRole('button', { name: 'Logout' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Logout' }))

  await waitFor(() => expect(app.address()).toBe('/login'))
  expect(await screen.findByText('Selamat berjumpa kembali !')).toBeDefined()
  expect(await draftsOf(id)).toHaveLength(1)
})

it('asks nobody about the drafts of others', async () => {
  await draft(2_000_000_000)
  await signIn(2)
  const app = openApp('/')

  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))

  await waitFor(() => expect(app.address()).toBe('/login'))
  // said once the server has ended the session too
  expect(await screen.findByText('Selamat berjumpa kembali !')).toBeDefined()
})

it('ends the session in the browser before the server answers: no read under way is refused then', async () => {
  await signIn(2)
  const sent = vi.spyOn(globalThis, 'fetch')
  const ended = logout()
  expect(sent.mock.lastCall?.[1], 'it arrives although its page is left').toMatchObject({ keepalive: true })
  expect(session.get()).toBeNull()
  await ended
  expect(session.expired()).toBe(false)
})
