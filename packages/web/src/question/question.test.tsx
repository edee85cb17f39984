import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { keepDraft } from '../api/drafts.ts'
import { returning } from '../ui/returning.ts'
import { QuestionScreen } from './question-screen.tsx'
import { questionSearch } from './question-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<QuestionScreen />, { path: '/soal', at, validateSearch: (search) => questionSearch.parse(search) })

/** A multiple-choice question with two options, the second of them right. */
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

it('shows Hapus of a question to level 1 only', async () => {
  const user = userEvent.setup()
  await choice()
  await signIn(LEVEL.teamContent)
  const { unmount } = await open()
  await user.click((await card()).getByRole('button', { name: /^Tindakan lain untuk/ }))
  await screen.findByRole('menuitem', { name: 'Tambah kata kunci' })
  expect(screen.queryByRole('menuitem', { name: 'Hapus' })).toBeNull()
  unmount()

  await signIn(LEVEL.admin)
  await open()
  await user.click(await screen.findByRole('button', { name: /^Tindakan lain untuk/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText('Apakah anda yakin ingin menghapus data ini?')).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Data tidak ditemukan.')).toBeDefined()
  expect(await db.selectFrom('question').select('id').execute()).toEqual([])
})

it('adds the answer of an essay, and offers to edit it afterwards', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question({ type: 1 })
  await open()
  await user.click((await card()).getByRole('button', { name: 'Tambah Jawaban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah jawaban' }))
  await user.type(dialog.getByRole('textbox', { name: /Jawaban/ }), 'Karena 3 > 2')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  expect((await (await card()).findByText('Karena 3 > 2')).textContent).toBe('Karena 3 > 2')
  expect((await card()).getByRole('button', { name: 'Edit Jawaban' })).toBeDefined()
})

it('adds a short answer between two bounds, and a keyword', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question({ type: 3 })
  await open()
  await user.click((await card()).getByRole('button', { name: 'Tambah isian singkat' }))
  const answer = within(await screen.findByRole('dialog', { name: 'Tambah isian singkat' }))
  await user.type(answer.getByRole('textbox', { name: 'Batas Bilangan Atas' }), '10,5')
  await user.type(answer.getByRole('textbox', { name: 'Batas Bilangan Bawah' }), '9')
  await user.click(answer.getByRole('button', { name: 'Simpan' }))
  await (await card()).findByText('(paling sedikit 9, paling banyak 10,5)')

  await user.click((await card()).getByRole('button', { name: /^Tindakan lain untuk/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Tambah kata kunci' }))
  const keyword = within(await screen.findByRole('dialog', { name: 'Tambah kata kunci' }))
  await user.type(keyword.getByRole('textbox', { name: /Kata kunci/ }), 'suhu')
  await user.click(keyword.getByRole('button', { name: 'Simpan' }))
  expect(within(await screen.findByRole('list', { name: 'Kata kunci' })).getByText('suhu')).toBeDefined()
})

it('adds an option with a formula', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await choice()
  await open()
  await user.click((await card()).getByRole('button', { name: 'Tambah pilihan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah pilihan C' }))
  await user.type(dialog.getByRole('textbox', { name: 'Teks pilihan' }), 'x < $\\sqrt 2$')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const stored = await db.selectFrom('selection').select('text').orderBy('id', 'desc').executeTakeFirst()
  expect(stored?.text).toMatch(/^x &lt; <math data-latex="\\sqrt 2">/)
})

it('moves the answer to another option', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await choice()
  await open()
  await user.click((await card()).getByRole('button', { name: 'Tindakan pilihan A' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Jadikan jawaban' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit jawaban' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const answers = await db
    .selectFrom('answer as a')
    .innerJoin('selection as o', 'o.id', 'a.selection_id')
    .select('o.text')
    .where('a.question_id', '=', question_id)
    .execute()
  expect(answers).toEqual([{ text: '4' }])
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

it('names what is missing instead of sending it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open()
  await user.click(await screen.findByRole('button', { name: 'Tambah soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah soal' }))
  await user.click(await dialog.findByRole('button', { name: 'Simpan' }))
  expect(await dialog.findByText('Harap isi semua kolom!')).toBeDefined()
  expect(dialog.getByRole('combobox', { name: /Kategori/ }).getAttribute('aria-invalid')).toBe('true')
})

it('leads back to all questions when a search found nothing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await choice()
  await open('/soal?question_code=TIDAK-ADA')
  await user.click(await screen.findByRole('button', { name: 'Tampilkan semua' }))
  expect(await screen.findByRole('article')).toBeDefined()
})

it('opens the dialog of a part again when the session had expired in it, with what was typed', async () => {
  const ac_id = await signIn(LEVEL.teamContent)
  const id = await make.question({ type: 1 })
  const of = `keyword-${id}:new`
  const values = { question_id: id, keyword_text: 'luas daerah' }
  await keepDraft({ id: 'draft', of, title: 'Tambah kata kunci', ac_id, at: Date.now(), values })
  returning.expect({ of, id: 'draft', ac_id })

  await open()

  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kata kunci' }))
  expect(await dialog.findByDisplayValue('luas daerah')).toBeDefined()
})
