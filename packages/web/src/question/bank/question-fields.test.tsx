import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CARD_MENU, inMenu } from '../../../test/in-menu.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { fieldsOf } from './question-columns.ts'
import { QuestionScreen, SnpmbQuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

const NONE = 'Tambahkan sub-materi terlebih dahulu'

/** Creates two topics of one category and class: one with two sub-topics, one without. */
async function topics() {
  const class_id = await make.class()
  const category_id = await make.category()
  const divided = await make.topic({ name: 'Pecahan', class_id, category_id })
  const whole = await make.topic({ name: 'Bilangan', class_id, category_id })
  const first = await make.subtopic({ topic_id: divided, name: 'Pecahan senilai' })
  await make.subtopic({ topic_id: divided, name: 'Pecahan campuran' })
  return { divided, whole, first }
}

/** Opens the narrow dialog of the only question and returns its selects by label. */
async function edit(user: ReturnType<typeof userEvent.setup>) {
  await show(<QuestionScreen />, { path: '/soal' })
  await inMenu(user, CARD_MENU, 'Edit isi saja')
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit isi soal/ }))
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

it.each([
  ['general', <QuestionScreen key="general" />, '/soal'],
  ['snpmb', <SnpmbQuestionScreen key="snpmb" />, '/snpmb/soal'],
] as const)('asks for each field of its bank: %s', async (bank, screenOf, path) => {
  await signIn(LEVEL.teamContent)
  await show(screenOf, { path })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Tambah soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah soal' }))
  for (const { column } of fieldsOf(bank)) expect(dialog.getByLabelText(column.word)).toBeDefined()
})

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

it('clears the indicator that stands when the new category is of another subject', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const [one, other] = [await make.subject({ name: 'Numerasi' }), await make.subject({ name: 'Literasi' })]
  await make.category({ name: 'Teks', subject_id: other })
  const category_id = await make.category({ name: 'Bilangan', subject_id: one })
  const indicator_id = await make.indicator({ name: 'Menerapkan', subject_id: one })
  await make.question({ topic_id: await make.topic({ category_id }), indicator_id })
  const { choose, select } = await edit(user)
  await waitFor(() => expect(select(/^Indikator/).value).toMatch(/^Menerapkan/))
  await choose(/^Kategori/, 'Teks')
  expect(select(/^Indikator/).value).toBe('')
})

it('shows and keeps a class that was taken off its category since', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const [five, six] = [await make.class({ name: 'Kelas 5' }), await make.class({ name: 'Kelas 6' })]
  const category_id = await make.category({ name: 'Pecahan', classes: [six] })
  const topic_id = await make.topic({ name: 'Senilai', class_id: five, category_id })
  await make.question({ topic_id, class_id: five, status: 'on-progress' })
  const { choose, select, save } = await edit(user)
  await waitFor(() => expect(select(/^Materi/).value).toBe('Senilai'))
  expect([select(/^Kelas/).value, select(/^Kategori/).value]).toEqual(['Kelas 5', 'Pecahan'])
  await choose(/^Status/, 'Approved')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.selectFrom('question').select(['status', 'class_id', 'topic_id']).execute()).toEqual([
    { status: 'approved', class_id: five, topic_id },
  ])
})

it('fills in category and class of a topic that is chosen first, and offers the indicators of its subject', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const subject_id = await make.subject({ name: 'Numerasi' })
  await make.indicator({ name: 'Menerapkan', subject_id })
  await make.indicator({ name: 'Menemukan informasi', subject_id: await make.subject({ name: 'Literasi' }) })
  const class_id = await make.class({ name: 'Kelas 5' })
  const category_id = await make.category({ name: 'Bilangan', subject_id, classes: [class_id] })
  await make.topic({ name: 'Senilai', class_id, category_id })
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: 'Tambah soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah soal' }))
  const select = (name: string) => dialog.getByRole<HTMLInputElement>('combobox', { name })

  await user.click(select('Materi'))
  await user.click(await screen.findByRole('option', { name: 'Senilai' }))
  expect([select('Kategori').value, select('Kelas').value]).toEqual(['Bilangan', 'Kelas 5'])
  await user.click(select('Indikator'))
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Menerapkan (Numerasi)'])
})
