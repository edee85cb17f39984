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
