import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'
import { questionSearch } from './question-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<QuestionScreen />, { path: '/soal', at, validateSearch: (search) => questionSearch.parse(search) })

/** Stores a multiple-choice question with two options; the second is correct. */
async function choice() {
  const question_id = await make.question({ text: '<p>Berapa 2 + 3?</p>' })
  await make.selection({ question_id, text: '4' })
  const right = await make.selection({ question_id, text: '5' })
  await make.answer({ question_id, selection_id: right })
  return question_id
}

const card = async () => within(await screen.findByRole('article'))

it('says which option is right, not by colour alone', async () => {
  await signIn(LEVEL.teamContent)
  await choice()
  await open()
  const [wrong, right] = (await card()).getAllByRole('listitem')
  expect(right?.textContent).toContain('Jawaban benar')
  expect(wrong?.textContent).not.toContain('Jawaban benar')
})

it('keeps what was typed when somebody else has saved meanwhile, and shows their version', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const id = await choice()
  await open()
  await user.click((await card()).getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit soal/ }))
  await user.click(dialog.getByRole('radio', { name: 'Free Trial' }))
  await db.updateTable('question').set({ label: 'exam' }).where('id', '=', id).execute()
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect((await dialog.findByRole('region', { name: 'Dua versi' })).textContent).toContain('Exam')
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Free Trial' }).checked).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.selectFrom('free_trial').select('question_id').execute()).toEqual([{ question_id: id }])
})

it('leads back to all questions when a search found nothing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await choice()
  await open('/soal?question_code=TIDAK-ADA')
  await user.click(await screen.findByRole('button', { name: 'Tampilkan semua' }))
  expect(await screen.findByRole('article')).toBeDefined()
})
