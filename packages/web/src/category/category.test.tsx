import { LEVEL } from '@bank/contract/access'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { CategoryScreen } from './category-screen.tsx'
import { categorySearch } from './category-search.ts'
import { classRange } from './class-range.ts'

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

it('writes classes in a row as one range, and names each in the tooltip', async () => {
  expect(classRange('Kelas 3, Kelas 4, Kelas 5, Kelas 7, Kelas 9, Kelas 10')).toBe('Kelas 3-5, Kelas 7, Kelas 9-10')
  expect(classRange('TK A, TK B, Kelas 1, Tingkat 2, Kelas 2 IPA, Kelas 3 IPA')).toBe(
    'TK A, TK B, Kelas 1, Tingkat 2, Kelas 2 IPA, Kelas 3 IPA',
  )
  await signIn(LEVEL.teamContent)
  const classes = []
  for (const name of ['Kelas 3', 'Kelas 4', 'Kelas 5']) classes.push(await make.class({ name }))
  await make.category({ name: 'Aljabar', classes })
  await open()

  const row = await screen.findByRole('row', { name: /Aljabar.* Kelas 3, Kelas 4, Kelas 5 / })
  expect(within(row).getByTitle('Kelas 3, Kelas 4, Kelas 5').firstChild?.textContent).toBe('Kelas\u00a03-5')
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

it('says beforehand which questions and topics keep a class that is taken off', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const [five, six] = [await make.class({ name: 'Kelas 5' }), await make.class({ name: 'Kelas 6' })]
  const category_id = await make.category({ name: 'Teks Sastra', classes: [five, six] })
  const topic_id = await make.topic({ category_id, class_id: five })
  for (const _ of ['first', 'second']) await make.question({ topic_id, category_id, class_id: five })
  await open()

  await user.click(await screen.findByRole('button', { name: 'Edit Teks Sastra' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit kategori' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Kelas 6' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Kelas 6' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Kelas 5' }))
  expect((await dialog.findByText(/^Masih dipakai/)).textContent).toContain('Kelas 5 (2 soal dan 1 materi).')
  // now it fits every class
  await user.click(dialog.getByRole('checkbox', { name: 'Kelas 6' }))
  await waitFor(() => expect(dialog.queryByText(/^Masih dipakai/)).toBeNull())
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
