import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'

const { db, make, signIn } = await server()

/** Opens the list as a level 2 user. */
async function open() {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await show(<QuestionScreen />, { path: '/soal' })
  const pick = async (menu: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: menu }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  /** Confirms the question with exactly this text. */
  const agree = async (asked: string) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: asked }))
    expect(dialog.getByRole('button', { name: 'Batalkan' })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Hapus' }))
  }
  return { user, pick, agree }
}

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

it('adds to several answers, and takes one off', async () => {
  const question_id = await make.question()
  const options = [
    await make.selection({ question_id, text: 'dua' }),
    await make.selection({ question_id, text: 'lima' }),
  ]
  const last = await make.selection({ question_id, text: 'tujuh' })
  for (const selection_id of options) await make.answer({ question_id, selection_id })
  const { user, pick, agree } = await open()
  const right = async () =>
    (await db.selectFrom('answer').select('selection_id').orderBy('selection_id').execute()).map(
      ({ selection_id }) => selection_id,
    )

  await pick('Tindakan pilihan C', 'Jadikan jawaban')
  await user.click(within(await screen.findByRole('dialog', { name: 'Tambah jawaban' })).getByText('Simpan'))
  await waitFor(async () => expect(await right()).toEqual([...options, last]))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await pick('Tindakan pilihan A', 'Bukan jawaban')
  await agree('Apakah anda yakin ingin menghapus data ini?')
  await waitFor(async () => expect(await right()).toEqual([options[1], last]))
})
