import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pasteHtml } from '../../test/paste-html.ts'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { pageSearch } from '../ui/search-params.ts'
import { SnpmbCategoryScreen } from './category-screen.tsx'
import { SnpmbTopicScreen } from './topic-screen.tsx'

const { db, make, signIn } = await server()

const validateSearch = (search: object) => pageSearch.parse(search)
const openCategories = () => show(<SnpmbCategoryScreen />, { path: '/snpmb/kategori', validateSearch })
const openTopics = (id: number) =>
  show(<SnpmbTopicScreen />, { path: '/snpmb/materi/$id', at: `/snpmb/materi/${id}`, validateSearch })

const subtest = async () =>
  make.category({
    name: 'Penalaran Umum',
    code: 'PU',
    product_type: 2,
    subject_id: await make.subject({ name: 'Tes Potensi Skolastik' }),
  })

it('lists the subtests alone, and writes about one', async () => {
  const user = userEvent.setup()
  await subtest()
  await make.category({ name: 'Aljabar' })
  await signIn(LEVEL.teamContent)
  await openCategories()

  const card = within(await screen.findByRole('article', { name: 'Kategori PU' }))
  expect(card.getByText(/Tes Potensi Skolastik/)).toBeDefined()
  expect(card.getByText(/Diperbaharui oleh/).textContent).toContain('Diperbaharui oleh -')
  expect(screen.getAllByRole('article')).toHaveLength(1)

  await user.click(card.getByRole('button', { name: 'Edit Penalaran Umum' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit kategori' }))
  pasteHtml(await dialog.findByRole('textbox', { name: 'Detail kategori' }), '<p>Menalar dari <b>teks</b>.</p>')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByText('Data berhasil diperbaharui.')).toBeDefined()
  expect((await screen.findByText('teks')).tagName).toBe('STRONG')
  expect((await screen.findByText(/Diperbaharui oleh/)).textContent).toContain('Diperbaharui oleh Staf')
})

it('adds a topic to its subtest, and edits it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const category_id = await subtest()
  await openTopics(category_id)

  await user.click(await screen.findByRole('button', { name: 'Tambah Materi' }))
  const adding = within(await screen.findByRole('dialog', { name: 'Tambah Materi' }))
  await user.click(adding.getByRole('button', { name: 'Simpan' }))
  expect(await adding.findByText('Harap isi semua kolom!!')).toBeDefined()
  await user.type(adding.getByRole('textbox', { name: /^Judul materi/ }), 'Silogisme')
  pasteHtml(await adding.findByRole('textbox', { name: 'Detail materi' }), '<p>Dua premis.</p>')
  await user.click(adding.getByRole('button', { name: 'Simpan' }))

  const card = within(await screen.findByRole('article'))
  expect(card.getByText('Tes Potensi Skolastik › Penalaran Umum', { exact: false })).toBeDefined()
  expect(card.getByText('Dua premis.')).toBeDefined()

  await user.click(card.getByRole('button', { name: 'Edit Silogisme' }))
  const editing = within(await screen.findByRole('dialog', { name: 'Edit materi' }))
  await user.type(editing.getByRole('textbox', { name: /^Judul materi/ }), ' kategoris')
  await user.click(editing.getByRole('button', { name: 'Simpan' }))
  expect(await screen.findByRole('heading', { name: 'Silogisme kategoris' })).toBeDefined()
  expect(await db.selectFrom('topic').select(['category_id', 'name', 'class_id']).execute()).toEqual([
    { category_id, name: 'Silogisme kategoris', class_id: null },
  ])
})

it('puts the reason in place of the list when a subtest is not there', async () => {
  await signIn(LEVEL.teamContent)
  await openTopics(2_000_000)

  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.')
  expect(screen.queryByRole('button', { name: 'Tambah Materi' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Halaman 1' })).toBeDefined()
})

it('adds a subtest', async () => {
  const user = userEvent.setup()
  await make.subject({ name: 'Tes Literasi' })
  await signIn(LEVEL.teamContent)
  await openCategories()

  await user.click(await screen.findByRole('button', { name: 'Tambah kategori' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kategori' }))
  await user.click(dialog.getByRole('combobox', { name: 'Subjek' }))
  await user.click(await screen.findByRole('option', { name: 'Tes Literasi' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama kategori' }), 'Literasi dalam Bahasa Inggris')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByRole('article', { name: /^Kategori / })).toBeDefined()
  expect(await db.selectFrom('category').select(['name', 'product_type']).execute()).toEqual([
    { name: 'Literasi dalam Bahasa Inggris', product_type: 2 },
  ])
})

it('says that a category belongs to the other bank, with a way back', async () => {
  await signIn(LEVEL.teamContent)
  await openTopics(await make.category({ name: 'Aljabar' }))

  expect(await screen.findByText('Kategori Aljabar bukan bagian dari SNPMB.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Ke SNPMB Kategori' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Tambah Materi' })).toBeNull()
})
