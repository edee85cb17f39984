import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pasteHtml } from '../../test/paste-html.ts'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { SubtopicScreen } from './subtopic-screen.tsx'

const { db, make, signIn } = await server()

const open = (id: number) => show(<SubtopicScreen />, { path: '/sub-materi/$id', at: `/sub-materi/${id}` })

it('asks for sub-topics while there are none, and opens the form', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open(await make.topic({ name: 'Ide pokok' }))
  expect(await screen.findByText('Tambahkan sub-materi')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Tambah sub-materi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah sub-materi' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Harap isi semua kolom!')).toBeDefined()
})

it('lists the sub-topics of its topic only, Hapus for level 1', async () => {
  const topic_id = await make.topic({ name: 'Ide pokok' })
  await make.subtopic({ topic_id, name: 'Kalimat utama', detail: '<p>Tentang kalimat utama.</p>' })
  await make.subtopic({ name: 'Milik materi lain' })
  await signIn(LEVEL.teamContent)
  const { unmount } = await open(topic_id)
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Tentang kalimat utama.')).toBeDefined()
  expect(card.queryByRole('button', { name: /^Hapus/ })).toBeNull()
  unmount()
  await signIn(LEVEL.admin)
  await open(topic_id)
  expect(await screen.findByRole('button', { name: 'Hapus Kalimat utama' })).toBeDefined()
})

it('adds a sub-topic to its topic, and edits it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await make.topic({ name: 'Ide pokok' })
  await open(topic_id)
  await user.click(await screen.findByRole('button', { name: 'Tambah sub-materi' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Tambah sub-materi' }))
  await user.type(adding.getByRole('textbox', { name: /^Nama sub-materi/ }), 'Kalimat utama')
  pasteHtml(await adding.findByRole('textbox', { name: 'Detail sub-materi' }), '<p>Di <b>awal</b> paragraf.</p>')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil ditambahkan.')).toBeDefined()
  const card = within(await screen.findByRole('article'))
  expect(card.getByText('awal').tagName).toBe('STRONG')
  expect(card.getByText(/Dibuat oleh/).textContent).toBe('Dibuat oleh Staf · Diperbaharui oleh -')

  await user.click(card.getByRole('button', { name: 'Edit Kalimat utama' }))
  const editing = within(await screen.findByRole('dialog', { name: /^Edit/ }))
  await user.type(editing.getByRole('textbox', { name: /^Nama sub-materi/ }), ' paragraf')
  await user.click(editing.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Kalimat utama paragraf' })).toBeDefined()
  expect(await db.selectFrom('subtopic').select(['topic_id', 'name']).execute()).toEqual([
    { topic_id, name: 'Kalimat utama paragraf' },
  ])
})
