import { LEVEL } from '@bank/contract/access'
import { questionRoutes } from '@bank/contract/question'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { itemEditor, type Line } from '../../../test/item-editor.tsx'
import { pasteHtml } from '../../../test/paste-html.ts'
import { server } from '../../../test/server.ts'
import { call } from '../../api/call.ts'

const { make, signIn } = await server()
const { open, place, item, stored, saved } = itemEditor(make)

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
