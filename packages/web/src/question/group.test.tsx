import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { GroupScreen } from './group-screen.tsx'

const { db, make, signIn } = await server()

const open = (id: number) => show(<GroupScreen />, { path: '/group/$id', at: `/group/${id}` })

it('invites to add or duplicate while the group is empty', async () => {
  await signIn(LEVEL.teamContent)
  await open(await make.question())
  expect(await screen.findByText('Tambahkan / duplikat soal')).toBeDefined()
})

it('duplicates its head into the group, where a label must be chosen anew for an example', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const parent = await make.question({ label: 'example_question', type: 1 })
  await open(parent)
  await user.click(await screen.findByRole('button', { name: 'Duplikat' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Duplikat soal/ }))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /Materi/ }).value).toBe('Ide pokok'),
  )
  await user.click(dialog.getByRole('combobox', { name: /Label/ }))
  expect(screen.queryByRole('option', { name: 'Contoh soal' })).toBeNull()
  await user.click(await screen.findByRole('option', { name: 'Exam' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const children = await db.selectFrom('question').select(['label', 'text']).where('parent_id', '=', parent).execute()
  expect(children).toEqual([{ label: 'exam', text: '<p>Apa ide pokok teks itu?</p>' }])
  expect(await screen.findByRole('article')).toBeDefined()
})

it('gives a child the dialogs of the main list, and a way to its discussion', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const parent = await make.question({ type: 1 })
  const child = await make.question({ parent_id: parent, label: 'exam' })
  await make.selection({ question_id: child, text: '4' })
  await open(parent)
  const card = within(await screen.findByRole('article'))
  const link = card.getByRole('link', { name: 'Pembahasan' })
  expect(link.getAttribute('href')).toBe(`/pembahasan/${child}`)
  expect(card.queryByRole('link', { name: /^Group/ })).toBeNull()

  await user.click(card.getByRole('button', { name: 'Tambah pilihan' }))
  const option = within(await screen.findByRole('dialog', { name: 'Tambah pilihan B' }))
  await user.type(option.getByRole('textbox', { name: 'Teks pilihan' }), '5')
  await user.click(option.getByRole('button', { name: 'Simpan' }))
  expect(await card.findByText('5')).toBeDefined()

  await user.click(card.getByRole('button', { name: 'Tambah jawaban' }))
  const answer = within(await screen.findByRole('dialog', { name: 'Tambah jawaban' }))
  await user.click(answer.getAllByRole('radio')[1] as HTMLElement)
  await user.click(answer.getByRole('button', { name: 'Simpan' }))
  expect(await card.findByText('Jawaban benar')).toBeDefined()

  await user.click(card.getByRole('button', { name: 'Edit' }))
  const editing = within(await screen.findByRole('dialog', { name: /^Edit soal/ }))
  await user.click(editing.getByRole('combobox', { name: /^Label/ }))
  const labels = (await screen.findAllByRole('option')).map((label) => label.textContent)
  expect(labels).toEqual(['Tryout', 'Exam', 'Soal harian'])
})

it('offers a short answer and keywords to a child of their type', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const parent = await make.question({ type: 1 })
  await make.question({ parent_id: parent, type: 3 })
  await open(parent)
  const card = within(await screen.findByRole('article'))
  await user.click(card.getByRole('button', { name: 'Tambah isian singkat' }))
  const answer = within(await screen.findByRole('dialog', { name: 'Tambah isian singkat' }))
  await user.type(answer.getByRole('textbox', { name: 'Jawaban' }), '42')
  await user.click(answer.getByRole('button', { name: 'Simpan' }))
  expect(await card.findByText('42')).toBeDefined()
  await user.click(card.getByRole('button', { name: /^Tindakan lain/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tambah kata kunci' }))
  expect(await screen.findByRole('dialog', { name: 'Tambah kata kunci' })).toBeDefined()
})
