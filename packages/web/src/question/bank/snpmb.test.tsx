import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ADD_MENU, CARD_MENU, inMenu } from '../../../test/in-menu.ts'
import { pasteHtml } from '../../../test/paste-html.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { SnpmbQuestionScreen } from './question-screen.tsx'
import { snpmbQuestionSearch } from './question-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<SnpmbQuestionScreen />, {
    path: '/snpmb/soal',
    at,
    validateSearch: (search) => snpmbQuestionSearch.parse(search),
  })

const subtest = async (name = 'Penalaran Umum') =>
  make.category({ name, product_type: 2, subject_id: await make.subject({ name: 'Tes Potensi Skolastik' }) })

/** Stores a question of this bank: it has no class, no level and, here, no topic. */
const ask = (row: object) => make.question({ class_id: null, level_id: null, topic_id: null, ...row })

const card = async () => within(await screen.findByRole('article'))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('shows five questions of its own bank a page, with code, subtest, label, status and feature', async () => {
  await signIn(LEVEL.teamContent)
  await make.question()
  const category_id = await subtest()
  for (const status of ['approved', 'published', 'approved', 'approved', 'approved', 'approved'] as const)
    await ask({ type: 2, category_id, status, label: 'exam' })
  await open()

  const cards = await screen.findAllByRole('article')
  expect(cards).toHaveLength(5)
  expect(screen.getByText('6 soal SNPMB ditemukan')).toBeDefined()
  const first = within(cards[0] as HTMLElement)
  expect(first.getByText('Tes Potensi Skolastik › Penalaran Umum')).toBeDefined()
  for (const word of ['Pilihan ganda', 'Exam', 'Approved', 'Premium']) expect(first.getByText(word)).toBeDefined()
  expect(first.getByRole('link', { name: 'Pembahasan' })).toBeDefined()
})

it('filters by subtest and status, which stand in the address', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await ask({ type: 2, category_id: await subtest(), status: 'approved' })
  await ask({ type: 2, category_id: await subtest('Literasi Inggris'), status: 'published' })
  const { router } = await open()

  await user.click(await screen.findByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Published' }))

  expect(await screen.findByText('1 soal SNPMB ditemukan')).toBeDefined()
  expect((await card()).getByText(/Literasi Inggris/)).toBeDefined()
  expect(router.state.location.search).toEqual({ status: 'published' })
})

it('shows the keywords of a question, and adds one', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await ask({ type: 2, category_id: await subtest() })
  await make.keyword({ question_id, text: 'simpulan' })
  await open()
  expect((await card()).getByText('simpulan')).toBeDefined()

  await inMenu(user, CARD_MENU, 'Tambah kata kunci')
  const adding = await dialog('Tambah kata kunci')
  await user.type(adding.getByRole('textbox', { name: /Kata kunci/ }), 'silogisme')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  expect(await (await card()).findByText('silogisme')).toBeDefined()
})

it('adds a question of statements, then its statements with their answers', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await subtest()
  await open()
  const pick = async (within: Awaited<ReturnType<typeof dialog>>, label: string, option: string) => {
    await user.click(within.getByRole('combobox', { name: new RegExp(`^${label}`) }))
    await user.click(await screen.findByRole('option', { name: option }))
  }

  await inMenu(user, ADD_MENU, 'Tambah isi saja')
  const adding = await dialog('Tambah isi soal')
  await pick(adding, 'Tipe soal', 'Benar / Salah')
  await pick(adding, 'Kategori', 'Penalaran Umum')
  await pick(adding, 'Label', 'Tryout')
  pasteHtml(await adding.findByRole('textbox', { name: 'Teks soal' }), '<p>Semua A adalah B.</p>')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByText('Belum ada pernyataan.')).toBeDefined()

  await inMenu(user, CARD_MENU, 'Tambah pernyataan')
  const stating = await dialog('Tambah pernyataan')
  await user.type(stating.getByRole('textbox', { name: /^Pernyataan/ }), 'Sebagian A bukan B.')
  await user.click(stating.getByRole('radio', { name: 'Salah' }))
  await user.click(stating.getByRole('button', { name: 'Simpan' }))
  const row = await screen.findByRole('row', { name: /Sebagian A bukan B/ })
  expect(within(row).getByText('Salah')).toBeDefined()

  await user.click(within(row).getByRole('button', { name: 'Tindakan pernyataan 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const editing = await dialog('Edit pernyataan')
  await user.click(editing.getByRole('radio', { name: 'Benar' }))
  await user.click(editing.getByRole('button', { name: 'Simpan' }))
  expect(await within(await screen.findByRole('row', { name: /Sebagian/ })).findByText('Benar')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Tindakan pernyataan 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }))
  await user.click(await screen.findByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Belum ada pernyataan.')).toBeDefined()
  expect(await db.selectFrom('statement').select('id').execute()).toEqual([])
})

it('adds an option and marks it as the answer', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await ask({ type: 2, category_id: await subtest() })
  await open()

  await inMenu(user, CARD_MENU, 'Tambah pilihan')
  const adding = await dialog('Tambah pilihan A')
  await user.type(adding.getByRole('textbox', { name: /^Teks pilihan/ }), 'Tiga')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  await user.click(await (await card()).findByRole('button', { name: 'Tindakan pilihan A' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Jadikan jawaban' }))
  await user.click((await dialog('Tambah jawaban')).getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Jawaban benar')).toBeDefined()
})

it('keeps the answer of a statement that somebody else has changed while its text was edited', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const question_id = await ask({ type: 5, category_id: await subtest() })
  const statement_id = await make.statement({ question_id, text: 'Bumi bulat' })
  await make.statementAnswer({ statement_id, value: 1 })
  await open()
  await user.click(await screen.findByRole('button', { name: 'Tindakan pernyataan 1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const form = await dialog('Edit pernyataan')
  await user.type(form.getByRole('textbox', { name: /Pernyataan/ }), ' sekali')
  await db.updateTable('statement_answer').set({ value: 2 }).execute()
  await user.click(form.getByRole('button', { name: 'Simpan' }))

  expect((await form.findByRole('region', { name: 'Dua versi' })).textContent).toContain('Salah')
  expect(await db.selectFrom('statement').select('text').execute()).toEqual([{ text: 'Bumi bulat' }])
  await user.click(form.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.selectFrom('statement').select('text').execute()).toEqual([{ text: 'Bumi bulat sekali' }])
  expect(await db.selectFrom('statement_answer').select('value').execute()).toEqual([{ value: 2 }])
})
