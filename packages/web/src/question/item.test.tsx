import { LEVEL } from '@bank/contract/access'
import { questionRoutes } from '@bank/contract/question'
import { PNG } from '@bank/server/test/make.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'
import { remembered } from '../item/remembered.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

beforeAll(async () => {
  // Large chunks, compiled before the first test, are no part of what that one waits for.
  await Promise.all([import('../editor/editor-surface.tsx'), import('./item-dialog.tsx'), import('temml')])
  // jsdom lays nothing out; ProseMirror asks where its text stands.
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
  document.elementFromPoint = () => null
  Element.prototype.setPointerCapture = () => undefined
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
})

const FORMULA = '<math data-latex="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>'

/** The item editor for a new question, or for the only one there is. */
async function open(user: UserEvent, button: 'Tulis soal' | 'Edit lengkap') {
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(`^${button}`) }))
  const box = await dialog.findByRole('textbox', { name: /Teks soal/ })
  const letters = (letter: string) => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: `Pilihan ${letter}` })
  return {
    dialog,
    editor: (box as HTMLElement & { editor: Editor }).editor,
    option: letters,
    options: () =>
      dialog.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Pilihan [A-Z]$/ }).map(({ value }) => value),
    write: (letter: string, text: string) => fireEvent.change(letters(letter), { target: { value: text } }),
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
  }
}

/** A topic to write for, where this account has written before: the classification is chosen already. */
async function place() {
  const class_id = await make.class({ name: 'Kelas 8' })
  const category_id = await make.category({ name: 'Aljabar' })
  const topic_id = await make.topic({ name: 'Kuadrat', class_id, category_id })
  const ql_id = await make.questionLevel({ name: 'Sedang' })
  const chosen = { qt_id: 2, label: 'exam', class_id, category_id, topic_id, ql_id, free_trial: true }
  remembered.keep('umum', { ...chosen, question_text: '' })
}

/** Options A, B, C with B as the answer, and a keyword. */
async function item() {
  const question_id = await make.question({ text: '<p>Berapa?</p>' })
  for (const text of ['satu', 'dua', 'tiga']) {
    const selection_id = await make.selection({ question_id, text })
    if (text === 'dua') await make.answer({ question_id, selection_id })
  }
  await make.keyword({ question_id, text: 'hitung' })
  return question_id
}

const PICTURE = new File([new Uint8Array(PNG)], 'grafik.png', { type: 'image/png' })

/** Puts a picture into the text of the question. */
async function illustrate(user: UserEvent) {
  const picker = document.querySelector<HTMLInputElement>('.editor input[type="file"]')
  if (!picker) throw new Error('the editor takes no file')
  await user.upload(picker, PICTURE)
  await user.click(await screen.findByRole('button', { name: 'Lewati' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull())
}

const stored = async (id: number) => (await call(questionRoutes.get, { params: { id } })).data[0]
const newest = async () => (await call(questionRoutes.list, { query: {} })).data[0]
const images = async () => (await db.selectFrom('image').select('id').execute()).length
const saved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('writes the standard item in one dialog and one save', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const { dialog, editor, write, press } = await open(user, 'Tulis soal')
  expect(document.activeElement).toBe(editor.view.dom)
  editor.commands.setContent(`<p>Akar dari ${FORMULA}?</p>`, { emitUpdate: true })
  await illustrate(user)
  for (const letter of 'ABCDE') write(letter, `${letter} $x^2$`)
  await user.click(dialog.getByRole('radio', { name: 'Pilihan C benar' }))
  await press('Simpan')
  await saved()

  const question = await newest()
  expect(question).toMatchObject({ label: 'exam', topic_name: 'Kuadrat', free_trial: 'true', qt_id: 2 })
  expect(question?.question_text).toMatch(/^<p>Akar dari <math data-latex="x\^2">.*<img/)
  for (const [index, letter] of [...'ABCDE'].entries()) {
    expect(question?.selections[index]?.selection_text).toMatch(
      new RegExp(`^${letter} <math data-latex="x\\^2"><msup>`),
    )
  }
  expect(question?.selections.map(({ is_answer }) => is_answer)).toEqual([false, false, true, false, false])
})

it('makes options of the lines that are pasted into one, and takes it back', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { option, options, press } = await open(user, 'Tulis soal')
  await user.click(option('A'))
  await user.paste('A. $x^2$\nB. dua\nC. tiga\nD. empat\nE. lima')
  await waitFor(() => expect(options()).toEqual(['$x^2$', 'dua', 'tiga', 'empat', 'lima']))
  expect(document.activeElement).toBe(option('E'))
  await press('Batalkan tempelan')
  expect(options()).toEqual(['', '', '', '', ''])
})

it('edits the parts in place: what stays keeps its id, and a list that did not change is not sent', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const before = await stored(id)
  const { dialog, write, options, press } = await open(user, 'Edit lengkap')
  expect(options()).toEqual(['satu', 'dua', 'tiga'])
  await user.click(dialog.getByRole('button', { name: 'Tindakan Pilihan A' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  await press('Tambah pilihan')
  write('C', 'empat')
  const sending = vi.spyOn(globalThis, 'fetch')
  await press('Simpan')
  await saved()

  const [, two, three] = before.selections
  const after = await stored(id)
  expect(after.selections).toMatchObject([two, three, { selection_text: 'empat', is_answer: false }])
  expect(after.answers).toEqual(before.answers)
  const sent = sending.mock.calls.map(([, init]) => init).find((init) => init?.method === 'PATCH')
  expect(Object.keys(JSON.parse(String(sent?.body)))).not.toContain('keywords')
})

it('moves an option by its menu and by arrow keys, and its mark with it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, options, press } = await open(user, 'Edit lengkap')
  await user.click(dialog.getByRole('button', { name: 'Tindakan Pilihan A' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Turun' }))
  expect(options()).toEqual(['dua', 'satu', 'tiga'])
  dialog.getByRole('button', { name: /^Pindahkan Pilihan C/ }).focus()
  await user.keyboard('{ArrowUp}')
  expect(options()).toEqual(['dua', 'tiga', 'satu'])
  expect(dialog.getByText('Pilihan C sekarang Pilihan B.')).toBeDefined()
  await press('Simpan')
  await saved()
  expect((await stored(id)).selections).toMatchObject([
    { selection_text: 'dua', is_answer: true },
    { selection_text: 'tiga' },
    { selection_text: 'satu' },
  ])
})

it('moves an option that is dragged by its handle', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await item()
  const { dialog, options } = await open(user, 'Edit lengkap')
  const rows = within(dialog.getByRole('list', { name: 'Pilihan jawaban' })).getAllByRole('listitem')
  for (const [index, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, index * 50, 400, 50)
  const grip = dialog.getByRole('button', { name: /^Pindahkan Pilihan A/ })
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 25 })
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: 140 })
  fireEvent.pointerUp(grip, { pointerId: 1, clientY: 140 })
  expect(options()).toEqual(['dua', 'tiga', 'satu'])
})

it('goes on with the next item under the same classification, with the caret in its text', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const { dialog, editor, write, options } = await open(user, 'Tulis soal')
  editor.commands.setContent('<p>Pertama?</p>', { emitUpdate: true })
  write('A', 'ya')
  write('B', 'tidak')
  for (const letter of ['C', 'C', 'C']) {
    await user.click(dialog.getByRole('button', { name: `Tindakan Pilihan ${letter}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  }
  await user.click(dialog.getByRole('radio', { name: 'Pilihan A benar' }))
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(await screen.findByText(/^Soal \S+-Q\d+ tersimpan$/)).toBeDefined()
  expect(editor.getText()).toBe('')
  expect(options()).toEqual(['', ''])
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Materi/ }).value).toBe('Kuadrat')
  expect(document.activeElement).toBe(editor.view.dom)

  editor.commands.setContent('<p>Kedua?</p>', { emitUpdate: true })
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText(/^Belum ada pilihan jawaban\./)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await saved()
  expect((await newest())?.question_text).toBe('<p>Kedua?</p>')
  expect(await db.selectFrom('question').select('id').execute()).toHaveLength(2)
})

it('says what is overlooked before it saves, once', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, option, press } = await open(user, 'Edit lengkap')
  await user.clear(option('A'))
  await user.type(option('A'), 'dua')
  await press('Simpan')
  expect(await dialog.findByText(/^Pilihan A dan B sama\./)).toBeDefined()
  expect((await stored(id)).selections[0]?.selection_text).toBe('satu')
  await press('Simpan')
  await saved()
  expect((await stored(id)).selections[0]?.selection_text).toBe('dua')
})

it('asks for a blank option at its place, and keeps everything', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await item()
  const { dialog, editor, option, options, press } = await open(user, 'Edit lengkap')
  editor.commands.setContent('<p>Berapa kali?</p>', { emitUpdate: true })
  await user.clear(option('B'))
  await press('Simpan')
  expect(await dialog.findByText('Masih kosong. Isi pilihan ini, atau hapus.')).toBeDefined()
  expect(option('B').getAttribute('aria-invalid')).toBe('true')
  expect(options()).toEqual(['satu', '', 'tiga'])
  expect(editor.getText()).toBe('Berapa kali?')
})

it('shows a refusal of the server at the option it is about, and keeps everything', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, option, options, press } = await open(user, 'Edit lengkap')
  await user.click(dialog.getByRole('button', { name: 'Tindakan Pilihan B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gambar' }))
  const picker = dialog
    .getByRole('list', { name: 'Pilihan jawaban' })
    .querySelectorAll<HTMLInputElement>('input[type="file"]')[1]
  await user.upload(picker as HTMLInputElement, PICTURE)
  await dialog.findByRole('img', { name: 'Gambar pilihan B' })
  await user.type(option('A'), ' lagi')
  // the picture goes away behind the dialog's back
  await db.deleteFrom('question_image').execute()
  await db.deleteFrom('image').execute()
  await press('Simpan')
  const row = (await dialog.findByText('Gambar tidak ditemukan.')).closest('li')
  expect(within(row as HTMLElement).getByRole('textbox', { name: 'Pilihan B' })).toBeDefined()
  expect(options()).toEqual(['satu lagi', 'dua', 'tiga'])
  expect((await stored(id)).selections[0]?.selection_text).toBe('satu')
})

it('shows both versions when somebody else has saved meanwhile', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, option, press } = await open(user, 'Edit lengkap')
  await user.type(option('A'), ' saja')
  await db.updateTable('selection').set({ text: 'dua puluh' }).where('text', '=', 'dua').execute()
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  await press('Simpan')
  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByText(/dua puluh/)).toBeDefined()
  expect(option('A').value).toBe('satu saja')
  await press('Simpan')
  await saved()
  expect((await stored(id)).selections[0]?.selection_text).toBe('satu saja')
})

it('deletes what was uploaded when it is cancelled', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { dialog, press } = await open(user, 'Tulis soal')
  await illustrate(user)
  const [picker] = dialog
    .getByRole('list', { name: 'Pilihan jawaban' })
    .querySelectorAll<HTMLInputElement>('input[type="file"]')
  await user.upload(picker as HTMLInputElement, PICTURE)
  await dialog.findByRole('img', { name: 'Gambar pilihan A' })
  expect(await images()).toBe(2)
  await press('Batalkan')
  await user.click(await screen.findByRole('button', { name: 'Buang' }))
  await waitFor(async () => expect(await images()).toBe(0))
})

it('keeps the discussion that only an admin may delete', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await item()
  await make.discussion({ question_id, text: '<p>Begini.</p>' })
  const { dialog, press } = await open(user, 'Edit lengkap')
  await press('Edit pembahasan')
  const box = await dialog.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: /Pembahasan/ })
  box.editor.commands.clearContent(true)
  await press('Simpan')
  expect(await dialog.findByText('Hanya admin yang dapat menghapus pembahasan.')).toBeDefined()
  expect((await stored(question_id)).discussion?.discussion_text).toBe('<p>Begini.</p>')
})
