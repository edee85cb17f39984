// Tests the behaviour of all row forms (form/row-form.ts) on the smallest one.
import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { draftsOf } from '../form/drafts.ts'
import { SubjectScreen } from './subject-screen.tsx'
import { subjectSearch } from './subject-search.ts'

const { db, make, signIn } = await server()

const open = () => show(<SubjectScreen />, { path: '/subjek', validateSearch: (search) => subjectSearch.parse(search) })
const names = async () =>
  (await db.selectFrom('subject').select('name').orderBy('id').execute()).map(({ name }) => name)

async function add(name: string) {
  const user = userEvent.setup()
  const { unmount } = await open()
  await user.click(await screen.findByRole('button', { name: 'Tambah subjek' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah subjek' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama subjek' }), name)
  return { user, dialog, unmount, save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })) }
}

async function edit(words: string) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Edit Fisika' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit subjek' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama subjek' }), words)
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })) }
}

/** Replaces the next request that changes data; `instead` gets a function that sends it. */
function replaceNextChange(instead: (send: () => Promise<Response>) => Promise<Response>) {
  const realFetch = globalThis.fetch
  let done = false
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (done || init.method === 'GET') return realFetch(path, init)
    done = true
    return instead(() => realFetch(path, init))
  })
}
const cut = () => Promise.reject(new TypeError('Failed to fetch'))
it('adds once, although the page was gone when the answer came', async () => {
  await signIn(LEVEL.teamContent)
  const { dialog, save, unmount } = await add('Fisika')
  await dialog.findByText(/^Draf tersimpan/)
  replaceNextChange((send) => send().then(() => new Promise(() => {})))
  await save()
  await waitFor(async () => expect(await names()).toEqual(['Fisika']))
  unmount()

  const again = await add('x')
  await again.user.click(await again.dialog.findByRole('button', { name: /^Pulihkan draf/ }))
  expect(await again.dialog.findByDisplayValue('Fisika')).toBeDefined()
  await again.save()

  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  expect(await names()).toEqual(['Fisika'])
})

it('says that the first try came through when the second one says something else', async () => {
  await signIn(LEVEL.teamContent)
  const { user, dialog, save } = await add('Fisika')
  replaceNextChange((send) => send().then(cut))
  await save()
  await dialog.findByRole('alert')

  await user.type(dialog.getByRole('textbox', { name: 'Nama subjek' }), ' Dasar')
  await save()

  expect(await dialog.findByText(/ternyata sudah masuk/)).toBeDefined()
  expect(await names()).toEqual(['Fisika'])
  await save()
  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  expect(await names()).toEqual(['Fisika', 'Fisika Dasar'])
})

it('takes an edit for saved when it turns out that the first try came through', async () => {
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Fisika', code: 'FIS' })
  await open()
  const { dialog, save } = await edit(' Dasar')
  replaceNextChange((send) => send().then(cut))

  await save()
  await dialog.findByRole('alert')
  await save()

  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await names()).toEqual(['Fisika Dasar'])
})

it('shows and opens what was saved before the list is read again', async () => {
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Fisika', code: 'FIS' })
  await open()
  const { user, save } = await edit(' Dasar')
  const realFetch = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    init.method === 'GET' ? new Promise(() => {}) : realFetch(path, init),
  )
  await save()

  await user.click(await screen.findByRole('button', { name: 'Edit Fisika Dasar' }))
  expect(await screen.findByDisplayValue('Fisika Dasar')).toBeDefined()
})

it('forgets the draft of what is saved', async () => {
  const id = await signIn(LEVEL.teamContent)
  const { dialog, save } = await add('Fisika')
  await dialog.findByText(/^Draf tersimpan/)
  expect(await draftsOf(id)).toHaveLength(1)

  await save()

  await screen.findByRole('row', { name: /Fisika/ })
  await waitFor(async () => expect(await draftsOf(id)).toEqual([]))
})

it('shows both versions of what differs, side by side', async () => {
  await signIn(LEVEL.teamContent)
  const id = await make.subject({ name: 'Fisika', code: 'FIS' })
  await open()
  const { dialog, save } = await edit(' Dasar')
  await db.updateTable('subject').set({ name: 'Fisika SMA' }).where('id', '=', id).execute()

  await save()

  const both = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  const shownUnder = (title: string) => both.getByText(title).nextElementSibling?.textContent
  expect(shownUnder('Isian Anda')).toBe('Fisika Dasar')
  expect(shownUnder('Yang tersimpan')).toBe('Fisika SMA')
  expect(both.queryByText('Kode')).toBeNull()
})

it('does not let a draft replace what somebody else has saved since', async () => {
  await signIn(LEVEL.teamContent)
  const id = await make.subject({ name: 'Fisika' })
  const { unmount } = await open()
  await (await edit(' Dasar')).dialog.findByText(/^Draf tersimpan/)
  unmount()
  await db.updateTable('subject').set({ code: 'SMA' }).where('id', '=', id).execute()

  await open()
  const { user, dialog, save } = await edit('!')
  await user.click(await dialog.findByRole('button', { name: /^Pulihkan draf/ }))
  expect(await dialog.findByDisplayValue('Fisika Dasar')).toBeDefined()
  await save()

  expect(await dialog.findByRole('region', { name: 'Dua versi' })).toBeDefined()
  expect(await names()).toEqual(['Fisika'])
})
