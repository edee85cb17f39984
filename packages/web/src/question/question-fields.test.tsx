import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

const NONE = 'Tambahkan sub-materi terlebih dahulu'

/** Two topics of one category and class: one with two sub-topics, one with none. */
async function topics() {
  const class_id = await make.class()
  const category_id = await make.category()
  const divided = await make.topic({ name: 'Pecahan', class_id, category_id })
  const whole = await make.topic({ name: 'Bilangan', class_id, category_id })
  const first = await make.subtopic({ topic_id: divided, name: 'Pecahan senilai' })
  await make.subtopic({ topic_id: divided, name: 'Pecahan campuran' })
  return { divided, whole, first }
}

/** The dialog of the only question, and its selects by their labels. */
async function edit(user: ReturnType<typeof userEvent.setup>) {
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit soal/ }))
  return {
    dialog,
    select: (name: RegExp) => dialog.getByRole<HTMLInputElement>('combobox', { name }),
    choose: async (name: RegExp, option: string) => {
      await user.click(dialog.getByRole('combobox', { name }))
      await user.click(await screen.findByRole('option', { name: option }))
    },
    save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
  }
}

const stored = () => db.selectFrom('question').select(['topic_id', 'subtopic_id']).executeTakeFirst()

it('files a question under a sub-topic of its topic', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { divided, first } = await topics()
  await make.subtopic({ name: 'Sub-materi lain' })
  await make.question({ topic_id: divided })
  const { select, save } = await edit(user)
  await waitFor(() => expect(select(/^Sub-materi/).placeholder).toBe('Pilih sub-materi'))
  await user.click(select(/^Sub-materi/))
  const offered = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(offered).toEqual(['Pecahan campuran', 'Pecahan senilai'])
  await user.click(screen.getByRole('option', { name: 'Pecahan senilai' }))
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await stored()).toEqual({ topic_id: divided, subtopic_id: first })
})

it('clears the sub-topic with its topic, and asks for one to be added where there is none', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { divided, whole, first } = await topics()
  await make.question({ topic_id: divided, subtopic_id: first })
  const { choose, select, save } = await edit(user)
  await waitFor(() => expect(select(/^Sub-materi/).value).toBe('Pecahan senilai'))
  await choose(/^Materi/, 'Bilangan')
  await waitFor(() => expect(select(/^Sub-materi/).placeholder).toBe(NONE))
  expect(select(/^Sub-materi/).value).toBe('')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await stored()).toEqual({ topic_id: whole, subtopic_id: null })
})

it('clears what a new category does not hold: the topic and its sub-topic', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { divided, first } = await topics()
  await make.category({ name: 'Geometri' })
  await make.question({ topic_id: divided, subtopic_id: first })
  const { choose, select } = await edit(user)
  await waitFor(() => expect(select(/^Sub-materi/).value).toBe('Pecahan senilai'))
  await choose(/^Kategori/, 'Geometri')
  expect(select(/^Materi/).value).toBe('')
  expect(select(/^Sub-materi/).value).toBe('')
  expect(select(/^Sub-materi/).placeholder).toBe('Pilih materi terlebih dahulu')
})

it('gives a status to a question that stands, not to a new one', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question()
  const { choose, save } = await edit(user)
  await choose(/^Status/, 'Published')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.selectFrom('question').select('status').execute()).toEqual([{ status: 'published' }])

  await user.click(screen.getByRole('button', { name: 'Tambah soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah soal' }))
  expect(await dialog.findByRole('combobox', { name: /^Label/ })).toBeDefined()
  expect(dialog.queryByRole('combobox', { name: /^Status/ })).toBeNull()
})
