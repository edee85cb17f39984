import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { DiscussionScreen } from './discussion-screen.tsx'

const { db, make, signIn } = await server()

const open = (id: number) => show(<DiscussionScreen />, { path: '/pembahasan/$idSoal', at: `/pembahasan/${id}` })

const discussed = async (text = '<p>Karena 2 + 3 = 5.</p>') => {
  const question_id = await make.question({ text: '<p>Berapa 2 + 3?</p>' })
  await db.insertInto('discussion').values({ question_id, text }).execute()
  return question_id
}

it('shows the one discussion below its question, without a button to add another', async () => {
  await signIn(LEVEL.teamContent)
  await open(await discussed())
  const card = within(await screen.findByRole('article', { name: 'Pembahasan' }))
  expect(card.getByText('Karena 2 + 3 = 5.')).toBeDefined()
  expect(await screen.findByText('Berapa 2 + 3?')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Tambah pembahasan' })).toBeNull()
  expect(card.queryByRole('button', { name: /Hapus/ })).toBeNull()
})

it('shows the options with the key, to be read, on the page and in the dialog', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question({ text: '<p>Berapa 2 + 3?</p>' })
  for (const text of ['Empat', 'Lima']) {
    const selection_id = await make.selection({ question_id, text })
    if (text === 'Lima') await make.answer({ question_id, selection_id })
  }
  await open(question_id)
  await user.click(await screen.findByRole('button', { name: 'Tambah pembahasan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Tambah pembahasan' })
  for (const page of [document.body, dialog]) {
    const question = within(within(page).getAllByRole('region', { name: /^Soal /, hidden: true })[0] as HTMLElement)
    expect(question.getByText('Berapa 2 + 3?')).toBeDefined()
    const options = question.getAllByRole('listitem', { hidden: true }).map((option) => option.textContent)
    expect(options).toEqual(['AEmpat', 'BLimaJawaban benar'])
    expect(question.queryByRole('button', { hidden: true })).toBeNull()
  }
})

it('says that a question does not exist', async () => {
  await signIn(LEVEL.teamContent)
  await open(4711)
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Halaman 1' })).toBeDefined()
})

it('reads again whatever did not come, and offers nothing before', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await make.question({ text: '<p>Berapa 2 + 3?</p>' })
  const fetched = globalThis.fetch
  const broken = () =>
    Promise.resolve(Response.json({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, { status: 500 }))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === `/v1/question/${id}` ? broken() : fetched(path, init),
  )
  await open(id)
  expect((await screen.findByRole('alert')).textContent).toBe('Terjadi kesalahan.')
  expect(screen.queryByRole('button', { name: 'Tambah pembahasan' })).toBeNull()
  expect(screen.queryByText('Tambahkan pembahasan.')).toBeNull()

  vi.stubGlobal('fetch', fetched)
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText('Berapa 2 + 3?')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Tambah pembahasan' })).toBeDefined()
})
