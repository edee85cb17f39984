import { LEVEL } from '@bank/contract/access'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/core'
import { beforeAll, expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { call } from '../api/call.ts'
import { SnpmbItemDialog } from './snpmb-item-dialog.tsx'

const { make, signIn } = await server()

beforeAll(async () => {
  await import('../editor/editor-surface.tsx')
  // jsdom lays nothing out; ProseMirror asks where its text stands.
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => document.createElement('p').getBoundingClientRect()
})

it('writes a table of statements in one dialog and one save', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.category({ name: 'Penalaran Umum', product_type: 2 })
  let closed = false
  await show(
    <SnpmbItemDialog
      onClose={() => {
        closed = true
      }}
    />,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Tulis soal' }))
  const choose = async (name: RegExp, option: string) => {
    await user.click(dialog.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose(/Tipe soal/, 'Benar / Salah')
  await choose(/Kategori/, 'Penalaran Umum')
  await choose(/Label/, 'Tryout')
  const box = await dialog.findByRole<HTMLElement & { editor: Editor }>('textbox', { name: /Teks soal/ })
  box.editor.commands.setContent('<p>Tentukan benar atau salah.</p>', { emitUpdate: true })
  const say = (row: number, text: string, truth: string) => {
    fireEvent.change(dialog.getByRole('textbox', { name: `Pernyataan ${row}` }), { target: { value: text } })
    const group = dialog.getByRole('group', { name: `Jawaban untuk Pernyataan ${row}` })
    return user.click(within(group).getByRole('radio', { name: truth }))
  }
  await say(1, 'Bumi bulat', 'Benar')
  await say(2, '2 > 3', 'Salah')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(closed).toBe(true))

  const [stored] = (await call(snpmbQuestionRoutes.list, { query: {} })).data
  expect(stored).toMatchObject({ qt_id: 5, category_name: 'Penalaran Umum', label: 'tryout' })
  expect(stored?.statements).toMatchObject([
    { text: 'Bumi bulat', answer: '1' },
    { text: '2 &gt; 3', answer: '2' },
  ])
})
