import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

/** The list as level 2 sees it. */
async function open() {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await show(<QuestionScreen />, { path: '/soal' })
  const pick = async (menu: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  /** Says yes to the question that is asked, word for word. */
  const agree = async (asked: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: asked }))
    expect(dialog.getByRole('button', { name: 'Batalkan' })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  }
  return { user, pick, agree }
}

const write = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

it('edits a keyword, and deletes it after the question', async () => {
  await make.keyword({ text: 'suhu', question_id: await make.question() })
  const { user, pick, agree } = await open()
  await pick('Tindakan kata kunci', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit kata kunci' }))
  await write(user, dialog.getByRole('textbox', { name: /Kata kunci/ }), 'kalor')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await within(await screen.findByRole('list', { name: 'Kata kunci' })).findByText('kalor')).toBeDefined()
  expect(await db.selectFrom('keyword').select('text').execute()).toEqual([{ text: 'kalor' }])

  await pick('Tindakan kata kunci', 'Hapus')
  await agree('Apakah anda yakin ingin menghapus data ini?')
  await waitFor(async () => expect(await db.selectFrom('keyword').select('id').execute()).toEqual([]))
  expect(await screen.findByText('Data anda telah dihapus.')).toBeDefined()
})

it('edits a short answer and its bounds, and deletes it after the question', async () => {
  await make.shortAnswer({ text: 'meter', first_range: '10', second_range: '9' })
  const { user, pick, agree } = await open()
  await pick('Tindakan isian singkat', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit isian singkat' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Batas Bilangan Bawah' }).value).toBe('9')
  await write(user, dialog.getByRole('textbox', { name: 'Batas Bilangan Atas' }), '10,5')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('(paling sedikit 9, paling banyak 10,5)')).toBeDefined()

  await pick('Tindakan isian singkat', 'Hapus')
  await agree('Apakah anda yakin ingin menghapus data ini?')
  await waitFor(async () => expect(await db.selectFrom('short_answer').select('id').execute()).toEqual([]))
})

it('takes the picture off an option after its own question, and keeps the option', async () => {
  const { id: image_id } = await make.image()
  await make.selection({ text: 'Lingkaran', image_id, question_id: await make.question() })
  const { pick, agree } = await open()
  expect(await screen.findByRole('img', { name: 'Gambar pilihan A' })).toBeDefined()
  await pick('Tindakan pilihan A', 'Hapus gambar')
  await agree('Apakah anda yakin ingin menghapus gambar ini?')
  expect(await screen.findByText('Gambar anda telah dihapus.')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Gambar pilihan A' })).toBeNull())
  expect(await db.selectFrom('selection').select(['text', 'image_id']).execute()).toEqual([
    { text: 'Lingkaran', image_id: null },
  ])
})

it('deletes an option with its answer after the question', async () => {
  await make.answer({ question_id: await make.question() })
  const { pick, agree } = await open()
  await pick('Tindakan pilihan A', 'Hapus')
  await agree('Apakah anda yakin ingin menghapus data ini?')
  expect(await screen.findByText('Belum ada pilihan jawaban.')).toBeDefined()
  expect(await db.selectFrom('answer').select('id').execute()).toEqual([])
})

it('gives options and keywords three lines to write in, an essay five', async () => {
  await make.question({ type: 1 })
  const { user, pick } = await open()
  await user.click(await screen.findByRole('button', { name: 'Tambah Jawaban' }))
  const essay = within(await screen.findByRole('dialog', { name: 'Tambah jawaban' }))
  expect(essay.getByRole<HTMLTextAreaElement>('textbox', { name: /Jawaban/ }).rows).toBe(5)
  await user.click(essay.getByRole('button', { name: 'Batalkan' }))
  await pick(
    (await screen.findByRole('button', { name: /^Tindakan lain/ })).getAttribute('aria-label') ?? '',
    'Tambah kata kunci',
  )
  const keyword = within(await screen.findByRole('dialog', { name: 'Tambah kata kunci' }))
  expect(keyword.getByRole<HTMLTextAreaElement>('textbox', { name: /Kata kunci/ }).rows).toBe(3)
})
