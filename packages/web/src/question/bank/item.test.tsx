import { LEVEL } from '@bank/contract/access'
import { questionRoutes } from '@bank/contract/question'
import { PNG } from '@bank/server/test/make.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect, it, vi } from 'vitest'
import { pasteHtml } from '../../../test/paste-html.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { call } from '../../api/call.ts'
import { remembered } from '../item/remembered.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

beforeAll(async () => {
  // Load the large chunks before the first test, so that they do not count against that test's timeout.
  await Promise.all([
    import('../../editor/editor-surface.tsx'),
    import('../../editor/line-surface.tsx'),
    import('./item-dialog.tsx'),
    import('temml'),
  ])
  // jsdom has no layout, but ProseMirror asks for text positions.
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
  document.elementFromPoint = () => null
  Element.prototype.setPointerCapture = () => undefined
})

type Line = HTMLElement & { editor: Editor }

/** The item editor for a new question, or for the only one there is. */
async function open(user: UserEvent, button: 'Tambah soal' | 'Edit') {
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: /^(Tambah|Edit) soal/ }))
  const box = await dialog.findByRole('textbox', { name: /Teks soal/ })
  const letters = (letter: string) => dialog.getByRole<Line>('textbox', { name: `Pilihan ${letter}` })
  return {
    dialog,
    editor: (box as Line).editor,
    option: letters,
    options: () =>
      dialog.getAllByRole<Line>('textbox', { name: /^Pilihan [A-Z]$/ }).map(({ editor }) => editor.getText()),
    write: (letter: string, text: string) => letters(letter).editor.commands.setContent(text, { emitUpdate: true }),
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
  }
}

/** Creates a topic and stores it as the account's last classification, so that it is already chosen. */
async function place() {
  const class_id = await make.class({ name: 'Kelas 8' })
  const category_id = await make.category({ name: 'Aljabar' })
  const topic_id = await make.topic({ name: 'Kuadrat', class_id, category_id })
  const ql_id = await make.questionLevel({ name: 'Sedang' })
  const chosen = { qt_id: 2, label: 'exam', class_id, category_id, topic_id, ql_id, free_trial: true }
  remembered.keep('umum', { ...chosen, question_text: '' })
}

/** Stores an item with options A, B, C, of which B is the answer, and a keyword. */
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

/** Inserts a picture into the text of the question. */
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

it('makes options of the lines that are pasted into one, and takes it back', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { option, options, press } = await open(user, 'Tambah soal')
  await user.click(option('A'))
  await user.paste('A. $x^2$\nB. dua\nC. tiga\nD. empat\nE. lima')
  await waitFor(() => expect(options()).toEqual([' x^2 ', 'dua', 'tiga', 'empat', 'lima']))
  expect(document.activeElement).toBe(option('E'))
  await press('Batalkan tempelan')
  expect(options()).toEqual(['', '', '', '', ''])
})

it('makes statements and keywords of pasted lines, with their formulas, and of pasted HTML with its marks', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await item()
  const { dialog, press } = await open(user, 'Edit')
  await press('Tambah kata kunci')
  const words = () => dialog.getAllByRole<Line>('textbox', { name: /^Kata kunci/ }).map(({ innerHTML }) => innerHTML)
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Kata kunci 2' })))
  pasteHtml(dialog.getByRole('textbox', { name: 'Kata kunci 2' }), '<p>1. <i>in vitro</i></p><p>2. nilai $x^2$</p>')
  await waitFor(() => expect(words()).toHaveLength(3))
  expect(words()[1]).toBe('<p><i>in vitro</i></p>')
  expect(words()[2]).toMatch(/^<p>nilai <span class="formula".*<math data-latex="x\^2">/)
  await press('Batalkan tempelan')
  expect(words()).toHaveLength(2)
})

it('goes from text to text by Enter and Tab, to the buttons by arrow keys, and marks the answer by Alt+B', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await item()
  const { dialog, option } = await open(user, 'Edit')
  const right = (letter: string) => dialog.getByRole<HTMLInputElement>('radio', { name: `Pilihan ${letter} benar` })
  const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  option('A').focus()
  press('b', { code: 'KeyB', altKey: true })
  expect([right('A').checked, right('B').checked]).toEqual([true, false])
  press('Enter')
  expect(document.activeElement).toBe(option('B'))
  await user.tab()
  expect(document.activeElement).toBe(option('C'))
  press('Enter')
  expect(document.activeElement?.textContent).toBe('Tambah pilihan')

  option('B').focus()
  option('B').editor.commands.setTextSelection(1)
  press('ArrowLeft')
  expect(document.activeElement).toBe(right('B'))
  press('ArrowLeft')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Pindahkan Pilihan B/ }))
  option('B').focus()
  option('B').editor.commands.setTextSelection(4)
  press('ArrowRight')
  press('ArrowRight')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Tindakan Pilihan B' }))
})

it('shows stored marks as they look, and sets them by key and by button', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await make.question({ text: '<p>Berapa?</p>' })
  await make.selection({ question_id, text: '<i>in vitro</i> dan H<sub>2</sub>O' })
  const { dialog, option, press } = await open(user, 'Edit')
  expect(option('A').querySelector('i')?.textContent).toBe('in vitro')
  expect(option('A').textContent).toBe('in vitro dan H2O')
  option('A').focus()
  option('A').editor.commands.setTextSelection({ from: 10, to: 13 })
  const bar = within(dialog.getByRole('toolbar', { name: 'Format Pilihan jawaban' }))
  await waitFor(() => expect(bar.getByRole('button', { name: 'Tebal' }).ariaDisabled).not.toBe('true'))
  await user.click(bar.getByRole('button', { name: 'Tebal' }))
  fireEvent.keyDown(option('A'), { key: 'u', code: 'KeyU', ctrlKey: true })
  await press('Simpan')
  await press('Simpan')
  await saved()
  expect((await stored(question_id)).selections[0]?.selection_text).toBe(
    '<i>in vitro</i> <b><u>dan</u></b> H<sub>2</sub>O',
  )
})

it('edits the parts in place: what stays keeps its id, and a list that did not change is not sent', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const before = await stored(id)
  const { dialog, write, options, press } = await open(user, 'Edit')
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
  const { dialog, options, press } = await open(user, 'Edit')
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
  const { dialog, options } = await open(user, 'Edit')
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
  const { dialog, editor, write, options } = await open(user, 'Tambah soal')
  editor.commands.setContent('<p>Pertama?</p>', { emitUpdate: true })
  write('A', 'ya')
  write('B', 'tidak')
  await user.click(dialog.getByRole('button', { name: 'Tindakan Pilihan E' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  await user.click(dialog.getByRole('radio', { name: 'Pilihan A benar' }))
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(await screen.findByText(/^Soal \S+-Q\d+ tersimpan$/)).toBeDefined()
  expect(editor.getText()).toBe('')
  expect(options()).toEqual(['', '', '', ''])
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
  const { dialog, write, press } = await open(user, 'Edit')
  write('A', 'dua')
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
  const { dialog, editor, option, options, write, press } = await open(user, 'Edit')
  editor.commands.setContent('<p>Berapa kali?</p>', { emitUpdate: true })
  write('B', '')
  await press('Simpan')
  expect(await dialog.findByText('Masih kosong. Isi pilihan ini, atau hapus.')).toBeDefined()
  expect(option('B').getAttribute('aria-invalid')).toBe('true')
  expect(options()).toEqual(['satu', '', 'tiga'])
  expect(editor.getText()).toBe('Berapa kali?')
})

it('leaves out the options behind the last one that was written', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const { dialog, editor, write, press } = await open(user, 'Tambah soal')
  editor.commands.setContent('<p>Berapa?</p>', { emitUpdate: true })
  for (const [letter, text] of Object.entries({ A: 'satu', B: 'dua', D: 'empat' })) write(letter, text)
  await user.click(dialog.getByRole('radio', { name: 'Pilihan B benar' }))
  await press('Simpan')
  expect(await dialog.findByText('Masih kosong. Isi pilihan ini, atau hapus.')).toBeDefined()
  write('C', 'tiga')
  await press('Simpan')
  await waitFor(async () => {
    const { data } = await call(questionRoutes.main, { query: {} })
    expect(data[0]?.selections.map(({ selection_text }) => selection_text)).toEqual(['satu', 'dua', 'tiga', 'empat'])
  })
})

it('shows a refusal of the server at the option it is about, and keeps everything', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, options, write, press } = await open(user, 'Edit')
  await user.click(dialog.getByRole('button', { name: 'Tindakan Pilihan B' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gambar' }))
  const picker = dialog
    .getByRole('list', { name: 'Pilihan jawaban' })
    .querySelectorAll<HTMLInputElement>('input[type="file"]')[1]
  await user.upload(picker as HTMLInputElement, PICTURE)
  await dialog.findByRole('img', { name: 'Gambar pilihan B' })
  write('A', 'satu lagi')
  // the picture is deleted while the dialog is open
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
  const { dialog, options, write, press } = await open(user, 'Edit')
  write('A', 'satu saja')
  await db.updateTable('selection').set({ text: 'dua puluh' }).where('text', '=', 'dua').execute()
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  await press('Simpan')
  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByText('puluh').localName).toBe('mark')
  expect(versions.getByText('saja').localName).toBe('mark')
  expect(options()).toEqual(['satu saja', 'dua', 'tiga'])

  await user.click(versions.getByRole('button', { name: 'Pakai yang tersimpan', description: 'Label' }))
  await user.click(versions.getByRole('button', { name: 'Pakai yang tersimpan', description: 'Pilihan' }))
  await waitFor(() => expect(options()).toEqual(['satu', 'dua puluh', 'tiga']))
  await user.click(versions.getByRole('button', { name: 'Kembalikan isian saya', description: 'Pilihan' }))
  await waitFor(() => expect(options()).toEqual(['satu saja', 'dua', 'tiga']))
  await press('Simpan')
  await saved()
  const { label, selections } = await stored(id)
  expect([label, selections[0]?.selection_text]).toEqual(['exam', 'satu saja'])
})

it('deletes what was uploaded when it is cancelled', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { dialog, press } = await open(user, 'Tambah soal')
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
  const { dialog, press } = await open(user, 'Edit')
  await press('Edit pembahasan')
  const box = await dialog.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: /Pembahasan/ })
  box.editor.commands.clearContent(true)
  await press('Simpan')
  expect(await dialog.findByText('Hanya admin yang dapat menghapus pembahasan.')).toBeDefined()
  expect((await stored(question_id)).discussion?.discussion_text).toBe('<p>Begini.</p>')
})
