import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect, it } from 'vitest'
import { pasteHtml } from '../../../../test/paste-html.ts'
import { show } from '../../../../test/render.tsx'
import { server } from '../../../../test/server.ts'
import { QuestionScreen } from '../../bank/question-screen.tsx'

const { signIn } = await server()

beforeAll(async () => {
  await Promise.all([
    import('../../../editor/editor-surface.tsx'),
    import('../../../editor/line-surface.tsx'),
    import('../../bank/item-dialog.tsx'),
    import('./read-pasted.ts'),
  ])
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
  document.elementFromPoint = () => null
})

type Box = HTMLElement & { editor: Editor }

/** As Word writes its own lists: paragraphs with a marker in front. */
const item = (list: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const WORD = [
  item('l0', 1, '7.', 'Ibu kota Jawa Barat adalah …'),
  ...['<b>Bandung</b>', 'Serang', 'Solo', 'Garut', 'Depok'].map((text, at) => item('l1', 2, `${'ABCDE'[at]}.`, text)),
  '<p class=MsoNormal>Pembahasan: Sejak 1864.<o:p></o:p></p>',
].join('')

async function opened() {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: 'Tambah soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah soal' }))
  const stem = await dialog.findByRole<Box>('textbox', { name: /Teks soal/ })
  const options = () =>
    dialog.getAllByRole<Box>('textbox', { name: /^Pilihan [A-Z]$/ }).map(({ editor }) => editor.getText())
  return { user, dialog, stem, options, press: (name: string) => user.click(dialog.getByRole('button', { name })) }
}

it('takes a question that was pasted apart, sets no guessed key, and puts it back', async () => {
  const { dialog, stem, options, press } = await opened()
  pasteHtml(stem, WORD)
  await dialog.findByText('Tempelan ini tampak seperti satu soal dengan 5 opsi dan pembahasan. Pisahkan ke bagiannya?')
  const pasted = stem.editor.getText()
  await press('Pisahkan')
  expect(stem.editor.getText()).toBe('Ibu kota Jawa Barat adalah …')
  await waitFor(() => expect(options()).toEqual(['Bandung', 'Serang', 'Solo', 'Garut', 'Depok']))
  expect(dialog.getByText(/Kunci A ditebak dari huruf tebal atau warna\. Periksa\./)).toBeDefined()
  for (const radio of dialog.getAllByRole<HTMLInputElement>('radio', { name: /benar$/ }))
    expect(radio.checked).toBe(false)
  expect(dialog.getByText('Sejak 1864.')).toBeDefined()

  await press('Urungkan pemisahan')
  expect(stem.editor.getText()).toBe(pasted)
  expect(options()).toEqual(['', '', '', '', ''])
  expect(dialog.queryByText('Sejak 1864.')).toBeNull()
})

it('leaves a text that is no question alone, and takes the first of several questions', async () => {
  const { dialog, stem, options, press } = await opened()
  pasteHtml(stem, '<p>Perhatikan teks berikut.</p><p>Bandung terletak di Jawa Barat.</p><p>Kota itu ramai.</p>')
  await new Promise((done) => setTimeout(done, 500))
  expect(dialog.queryByText(/Tempelan ini/)).toBeNull()
  stem.editor.commands.setContent('', { emitUpdate: true })
  const one = (no: number) => `<p>${no}. Berapa ${no}?</p><p>A. satu</p><p>B. dua</p><p>Kunci: A</p>`
  pasteHtml(stem, one(1) + one(2))
  await dialog.findByText('Tempelan ini tampak seperti 2 soal. Bawa semuanya ke Impor soal?')
  const pasted = stem.editor.getText()
  await press('Ambil yang pertama')
  expect(stem.editor.getText()).toBe('Berapa 1?')
  await waitFor(() => expect(options().slice(0, 2)).toEqual(['satu', 'dua']))
  expect(dialog.getByText(/Soal pertama diambil; 1 soal lain tidak ikut\./)).toBeDefined()
  await press('Urungkan pemisahan')
  expect(stem.editor.getText()).toBe(pasted)
})
