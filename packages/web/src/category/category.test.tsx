import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { CategoryScreen } from './category-screen.tsx'
import { categorySearch } from './category-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<CategoryScreen />, { path: '/kategori', at, validateSearch: (search) => categorySearch.parse(search) })

it('adds a category with several classes, whose code is made from its name', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.subject({ name: 'Literasi' })
  await make.class({ name: 'Kelas 5', stage: 'SD' })
  await make.class({ name: 'Kelas 6', stage: 'SD' })
  await make.class({ name: 'Kelas 7', stage: 'SMP' })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah kategori' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah kategori' }))
  await user.click(dialog.getByRole('combobox', { name: 'Subjek' }))
  await user.click(await screen.findByRole('option', { name: 'Literasi' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nama kategori' }), 'Teks Informasi')
  const primary = within(await dialog.findByRole('group', { name: 'SD' }))
  expect(primary.queryByRole('checkbox', { name: 'Kelas 7' })).toBeNull()
  await user.click(primary.getByRole('checkbox', { name: 'Kelas 6' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Kelas 7' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  const row = await screen.findByRole('row', { name: /Teks Informasi/ })
  expect(within(row).getByText('TEKINF')).toBeDefined()
  expect(within(row).getByText('Kelas 6, Kelas 7')).toBeDefined()
  expect(within(row).getByText('Literasi')).toBeDefined()
})

it('needs a subject', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open()

  await user.click(await screen.findByRole('button', { name: 'Tambah kategori' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Nama kategori' }), 'Teks Informasi')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')
  expect(dialog.getByRole('combobox', { name: 'Subjek' }).getAttribute('aria-invalid')).toBe('true')
  expect(await db.selectFrom('category').select('id').execute()).toEqual([])
})

it('says that a category without classes is for all of them', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const five = await make.class({ name: 'Kelas 5' })
  await make.category({ name: 'Teks Sastra', classes: [five] })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Edit Teks Sastra' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit kategori' }))
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: 'Kelas 5' })
  expect(box.checked).toBe(true)
  await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect(await screen.findByRole('row', { name: /Teks Sastra.*Semua kelas/ })).toBeDefined()
})

it('lets everybody delete a category, after a question, unless something uses it', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const used = await make.category({ name: 'Aljabar' })
  await make.category({ name: 'Bilangan' })
  await make.topic({ category_id: used })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Hapus Bilangan' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Data anda telah dihapus.')).toBeDefined()

  await user.click(await screen.findByRole('button', { name: 'Hapus Aljabar' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Data ini masih digunakan oleh materi.')).toBeDefined()
  expect(await db.selectFrom('category').select('name').execute()).toEqual([{ name: 'Aljabar' }])
})

it('shows the general bank alone, narrowed by subject and class', async () => {
  await signIn(LEVEL.teamContent)
  const numeracy = await make.subject({ name: 'Numerasi' })
  const five = await make.class({ name: 'Kelas 5' })
  const six = await make.class({ name: 'Kelas 6' })
  await make.category({ name: 'Aljabar', subject_id: numeracy, classes: [five] })
  await make.category({ name: 'Geometri', subject_id: numeracy, classes: [six] })
  await make.category({ name: 'Teks Sastra', classes: [five] })
  await make.category({ name: 'Penalaran Umum', subject_id: numeracy, product_type: 2 })
  await open(`/kategori?subject_id=${numeracy}&class_id=${five}`)

  expect(await screen.findByText('1 kategori ditemukan')).toBeDefined()
  expect(screen.getByRole('row', { name: /Aljabar/ })).toBeDefined()
})
