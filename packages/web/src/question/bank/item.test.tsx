import { LEVEL } from '@bank/contract/access'
import { PNG } from '@bank/server/test/make.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { expect, it, vi } from 'vitest'
import { itemEditor } from '../../../test/item-editor.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()

const { open, opened, place, item, stored, newest, saved } = itemEditor(make)

const PICTURE = new File([new Uint8Array(PNG)], 'grafik.png', { type: 'image/png' })

/** Inserts a picture into the text of the question. */
async function illustrate(user: UserEvent) {
  const picker = document.querySelector<HTMLInputElement>('.editor input[type="file"]')
  if (!picker) throw new Error('the editor takes no file')
  await user.upload(picker, PICTURE)
  await user.click(await screen.findByRole('button', { name: 'Lewati' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull())
}

const images = async () => (await db.selectFrom('image').select('id').execute()).length

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
  // the next question has an editor of its own
  const { editor: next } = await opened(user)
  expect(next.getText()).toBe('')
  expect(options()).toEqual(['', '', '', ''])
  expect(dialog.getByRole<HTMLInputElement>('combobox', { name: /^Materi/ }).value).toBe('Kuadrat')
  expect(document.activeElement).toBe(next.view.dom)

  next.commands.setContent('<p>Kedua?</p>', { emitUpdate: true })
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

it('keeps what somebody else has saved meanwhile where this form did not change it, and asks about the rest', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await item()
  const { dialog, options, write, press } = await open(user, 'Edit')
  write('A', 'satu saja')
  write('B', 'dua lusin')
  await db.updateTable('selection').set({ text: 'dua puluh' }).where('text', '=', 'dua').execute()
  await db.updateTable('selection').set({ text: 'tiga puluh' }).where('text', '=', 'tiga').execute()
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  await press('Simpan')
  const versions = within(await dialog.findByRole('region', { name: 'Dua versi' }))
  expect(versions.getByText('lusin').localName).toBe('mark')
  expect(versions.getByText('saja').localName).toBe('mark')
  expect(versions.getByText('Anda tidak mengubahnya; yang tersimpan dipakai.').previousSibling?.textContent).toBe(
    'Label',
  )
  await waitFor(() => expect(options()).toEqual(['satu saja', 'dua lusin', 'tiga puluh']))

  await user.click(versions.getByRole('button', { name: 'Pakai yang tersimpan', description: 'Pilihan' }))
  await waitFor(() => expect(options()).toEqual(['satu', 'dua puluh', 'tiga puluh']))
  await user.click(versions.getByRole('button', { name: 'Kembalikan isian saya', description: 'Pilihan' }))
  await waitFor(() => expect(options()).toEqual(['satu saja', 'dua lusin', 'tiga puluh']))
  await press('Simpan')
  await saved()
  const { label, selections } = await stored(id)
  const texts = selections.map(({ selection_text }) => selection_text)
  expect([label, ...texts]).toEqual(['exam', 'satu saja', 'dua lusin', 'tiga puluh'])
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
