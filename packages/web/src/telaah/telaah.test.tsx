import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { itemEditor } from '../../test/item-editor.tsx'
import { server } from '../../test/server.ts'

const { signIn, make } = await server()
const { open, place } = itemEditor(make)
beforeAll(() => import('./telaah-strip.tsx'))

it('tells what it finds in a new question, goes to it and puts it right, and a key takes that back', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const { editor, option } = await open(user, 'Tambah soal')
  const strip = within(await screen.findByRole('region', { name: 'Telaah otomatis' }))
  const toggle = await strip.findByRole('button', { name: 'Telaah otomatis Belum ada temuan' })
  // a letter outside the BMP and a formula stand before the mistakes
  const stem =
    '<p>Titik <b>𝑃</b> &amp; <math data-latex="x"><mi>x</mi></math> terletak diatas garis yang yang lurus ....</p>'
  editor.commands.setContent(stem, { emitUpdate: true })
  option('A').editor.commands.setContent('garis', { emitUpdate: true })
  const second = option('B')
  second.editor.commands.setContent('garis', { emitUpdate: true })
  await user.click(toggle)
  await strip.findByRole('button', { name: 'Telaah otomatis 2 galat, 2 peringatan' })

  await user.click(strip.getByRole('button', { name: /^Lihat Teks soal: Kata depan/ }))
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toBe('diatas')
  await user.click(strip.getByRole('button', { name: 'Lihat Pilihan B: Pilihan A dan B sama.' }))
  expect(document.activeElement).toBe(second)

  await user.click(strip.getByRole('button', { name: /^Perbaiki Teks soal: Kata depan/ }))
  expect(editor.getText()).toContain('terletak di atas garis yang yang lurus ....')
  await strip.findByRole('button', { name: 'Telaah otomatis 2 galat, 1 peringatan' })
  // the focus stays in the list, on the next finding
  expect(document.activeElement?.textContent).toBe('Perbaiki')
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(editor.getText()).toContain('terletak diatas garis yang yang lurus ....'))

  second.editor.commands.setContent('massa 0.5 kg , di buat', { emitUpdate: true })
  await user.click(await strip.findByRole('button', { name: 'Rapikan' }))
  const preview = within(await strip.findByRole('region', { name: 'Pratinjau rapikan' }))
  expect(preview.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(
    ['diatas', '0.5', ' ,', 'di buat'].map((old) => `dihapus: ${old}`),
  )
  await user.click(preview.getByRole('button', { name: 'Terapkan 4 perbaikan' }))
  expect(editor.getText()).toContain('terletak di atas garis')
  expect(second.editor.getText()).toBe('massa 0,5 kg, dibuat')
  // as Caps Lock writes it
  await user.keyboard('{Control>}Z{/Control}')
  expect(second.editor.getText()).toBe('massa 0.5 kg , di buat')
  expect(editor.getText()).toContain('terletak diatas garis')
})

it('sorts numbers with their key and makes a formula of LaTeX, each undone by a key', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await place()
  const { dialog, editor, options, option, write } = await open(user, 'Tambah soal')
  const strip = within(await screen.findByRole('region', { name: 'Telaah otomatis' }))
  await user.click(await strip.findByRole('button', { name: 'Telaah otomatis Belum ada temuan' }))
  editor.commands.setContent('<p>Hasil dari 3 \\times \\frac{1}{2} adalah ....</p>', { emitUpdate: true })
  for (const [letter, text] of Object.entries({ A: '12', B: '4,5', C: '9' })) write(letter, text)
  await user.click(dialog.getByRole('radio', { name: 'Pilihan C benar' }))
  const right = () =>
    dialog.getAllByRole<HTMLInputElement>('radio', { name: /^Pilihan . benar$/ }).map((box) => box.checked)

  await user.click(await strip.findByRole('button', { name: /^Perbaiki Pilihan: Urutkan/ }))
  await waitFor(() => expect(options().slice(0, 4)).toEqual(['4,5', '9', '12', '']))
  expect(right().slice(0, 3)).toEqual([false, true, false])
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(options().slice(0, 3)).toEqual(['12', '4,5', '9']))
  expect(right().slice(0, 3)).toEqual([false, false, true])
  expect(option('C').editor.getText()).toBe('9')

  await user.click(await strip.findByRole('button', { name: /^Perbaiki Teks soal: Rumus/ }))
  await waitFor(() => expect(editor.getHTML()).toContain('data-latex="3 \\times \\frac{1}{2}"'))
  expect(editor.getText()).toMatch(/^Hasil dari .* adalah/)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(editor.getText()).toContain('3 \\times \\frac{1}{2} adalah'))
})
