import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { pasteHtml } from '../../test/paste-html.ts'
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

it('asks for a discussion while there is none', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open(await make.question())
  expect(await screen.findByText('Tambahkan pembahasan.')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Tambah pembahasan' }))
  expect(await screen.findByRole('dialog', { name: 'Tambah pembahasan' })).toBeDefined()
})

it('shows the one discussion below its question, without a button to add another', async () => {
  await signIn(LEVEL.teamContent)
  await open(await discussed())
  const card = within(await screen.findByRole('article', { name: 'Pembahasan' }))
  expect(card.getByText('Karena 2 + 3 = 5.')).toBeDefined()
  expect(await screen.findByText('Berapa 2 + 3?')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Tambah pembahasan' })).toBeNull()
  expect(card.queryByRole('button', { name: /Hapus/ })).toBeNull()
})

it('is deleted by level 1 after the question', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await open(await discussed())
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await user.click(asked.getByRole('button', { name: 'Hapus' }))
  await waitFor(async () => expect(await db.selectFrom('discussion').select('id').execute()).toEqual([]))
  expect(await screen.findByText('Tambahkan pembahasan.')).toBeDefined()
})

it('says that a question does not exist', async () => {
  await signIn(LEVEL.teamContent)
  await open(4711)
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined()
})

it('adds the discussion, and edits it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question()
  await open(question_id)
  await user.click(await screen.findByRole('button', { name: 'Tambah pembahasan' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Tambah pembahasan' }))
  pasteHtml(await adding.findByRole('textbox', { name: 'Pembahasan' }), '<p>Jumlahkan dahulu.</p>')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()

  const card = within(await screen.findByRole('article', { name: 'Pembahasan' }))
  await user.click(card.getByRole('button', { name: /^Edit/ }))
  const editing = within(await screen.findByRole('dialog', { name: 'Edit pembahasan' }))
  pasteHtml(await editing.findByRole('textbox', { name: 'Pembahasan' }), '<p>Lalu <b>kurangkan</b>.</p>')
  await user.click(editing.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect(await screen.findByText('kurangkan')).toBeDefined()
  const rows = await db.selectFrom('discussion').select(['question_id', 'text']).execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.question_id).toBe(question_id)
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
