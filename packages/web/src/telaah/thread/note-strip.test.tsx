import { LEVEL } from '@bank/contract/access'
import { threadRoutes } from '@bank/contract/thread'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { call } from '../../../src/api/call.ts'
import { openApp } from '../../../test/app.tsx'
import { itemEditor } from '../../../test/item-editor.tsx'
import { server } from '../../../test/server.ts'

const { db, make, signIn } = await server()
const { open, opened, item, place } = itemEditor(make)
const CHUNKS = [
  () => import('../telaah-strip.tsx'),
  () => import('./note-strip.tsx'),
  () => import('../../question/bank/question-dialogs.tsx'),
]
beforeAll(() => Promise.all(CHUNKS.map((load): Promise<unknown> => load())))

const bind = () =>
  db.insertInto('review_policy').values({ binding: true, reviews: 1, own_approval: false, block_on: 'tidak' }).execute()
const comment = (id: number, body: { place?: string; quote?: string; text: string; must_fix?: boolean }) =>
  call(threadRoutes.create, { params: { id }, body })
const inStrip = async () => within(await screen.findByRole('region', { name: 'Telaah otomatis' }))

it('shows what is said of a question where it is edited: goes to the words, follows them, answers and resolves', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await place()
  await bind()
  const id = await item()
  await comment(id, { place: 'selections.1.selection_text', text: 'Mengapa dua?' })
  await comment(id, { place: 'question_text', quote: 'rap', text: 'Lebih jelas.', must_fix: true })
  const { data: done } = await comment(id, { text: 'Sudah baik.' })
  await call(threadRoutes.resolve, { params: { id: done[0]?.id ?? 0 }, body: { resolved: true } })
  await signIn(LEVEL.teamContent)
  openApp(`/soal?buka=soal-lengkap:${id}`)
  const { editor, option, press } = await opened(user)
  const strip = await inStrip()
  await user.click(await strip.findByRole('button', { name: '2 catatan, 1 wajib' }))
  const notes = within(strip.getByRole('region', { name: 'Catatan' }))
  const names = () => notes.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
  await waitFor(() => expect(names()).toEqual(['Pilihan B: Mengapa dua?', 'Teks soal: Lebih jelas.']))
  // who must be content with it is somebody else
  expect(notes.queryByRole('button', { name: 'Selesai Teks soal: Lebih jelas.' })).toBeNull()

  await user.click(notes.getByRole('button', { name: 'Lihat Teks soal: Lebih jelas.' }))
  const { from, to } = editor.state.selection
  expect(editor.state.doc.textBetween(from, to)).toBe('rap')
  await user.click(notes.getByRole('button', { name: 'Lihat Pilihan B: Mengapa dua?' }))
  expect(document.activeElement).toBe(option('B'))

  // an option that is taken out before it, and words that are typed anew
  await press('Tindakan Pilihan A')
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  editor.commands.setContent('<p>Hitunglah!</p>', { emitUpdate: true })
  await notes.findByText('Teks yang dikomentari sudah berubah.')
  expect(names()).toEqual(['Pilihan A: Mengapa dua?', 'Teks soal: Lebih jelas.'])

  await user.click(notes.getByRole('button', { name: 'Balas Teks soal: Lebih jelas.' }))
  await user.type(await notes.findByRole('textbox', { name: 'Balasan' }), 'Diganti.{Control>}{Enter}{/Control}')
  await notes.findByText('Diganti.')
  await user.click(notes.getByRole('button', { name: 'Selesai Pilihan A: Mengapa dua?' }))
  await strip.findByRole('button', { name: '1 catatan, 1 wajib' })
  // what was typed into the question is still open and not sent
  expect(screen.getByRole('dialog', { name: /^Edit soal/ })).toBeDefined()
  const { text } = await db.selectFrom('question').select('text').where('id', '=', id).executeTakeFirstOrThrow()
  expect(text).toBe('<p>Berapa?</p>')
})

it('shows in the dialog of a part what is said of that part', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await bind()
  const question_id = await make.question()
  const selection_id = await make.selection({ question_id, text: 'Kota Bandung' })
  await comment(question_id, { text: 'Terlalu mudah.' })
  await comment(question_id, { place: 'selections.0.selection_text', quote: 'Bandung', text: 'Bukan kota.' })
  openApp(`/soal?buka=pilihan:${selection_id}:${question_id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit pilihan A' }))
  await user.click(await dialog.findByRole('button', { name: '1 catatan' }))
  await user.click(dialog.getByRole('button', { name: 'Lihat Teks pilihan: Bukan kota.' }))
  const area = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Teks pilihan' })
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Bandung')
})

it('shows nothing while the policy does not bind', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.admin)
  await place()
  await comment(await item(), { text: 'Sudah baik.' })
  await open(user, 'Edit')
  const strip = await inStrip()
  await strip.findByRole('button', { name: /^Telaah otomatis/ })
  expect(strip.queryByRole('button', { name: /catatan/ })).toBeNull()
})
