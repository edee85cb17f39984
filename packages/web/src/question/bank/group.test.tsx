import { LEVEL } from '@bank/contract/access'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CARD_MENU, inMenu } from '../../../test/in-menu.ts'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { GroupScreen } from './group-screen.tsx'

const { db, make, signIn } = await server()

const open = (id: number) => show(<GroupScreen />, { path: '/group/$id', at: `/group/${id}` })

it('draws the pager of one page below a group that is not there', async () => {
  await signIn(LEVEL.teamContent)
  await open(4711)
  expect((await screen.findByRole('alert')).textContent).toBe('Data tidak ditemukan.')
  expect(screen.getByRole('button', { name: 'Halaman 1' })).toBeDefined()
})

it('offers a short answer and keywords to a child of their type', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const parent = await make.question({ type: 1 })
  await make.question({ parent_id: parent, type: 3 })
  await open(parent)
  const card = within(await screen.findByRole('article'))
  await inMenu(user, CARD_MENU, 'Tambah isian singkat')
  const answer = within(await screen.findByRole('dialog', { name: 'Tambah isian singkat' }))
  await user.type(answer.getByRole('textbox', { name: 'Jawaban' }), '42')
  await user.click(answer.getByRole('button', { name: 'Simpan' }))
  expect(await card.findByText('42')).toBeDefined()
  await inMenu(user, CARD_MENU, 'Tambah kata kunci')
  expect(await screen.findByRole('dialog', { name: 'Tambah kata kunci' })).toBeDefined()
})

/** A group of an SNPMB question with two questions; the names are their codes. */
async function snpmbGroup() {
  const category_id = await make.category({ product_type: 2, code: 'PU' })
  const place = { type: 2, category_id, topic_id: null, class_id: null, level_id: null }
  const head = await make.question(place)
  for (const _ of ['first', 'second']) await make.question({ ...place, parent_id: head })
  return { head, place }
}
const shownCodes = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))
const menuOf = (code: string) => `Tindakan lain untuk ${code}`

it('orders the questions of a group, and lets one go, in SNPMB too', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { head } = await snpmbGroup()
  await open(head)
  await screen.findByRole('article', { name: 'Soal PU-Q000003' })
  expect(shownCodes()).toEqual(['Soal PU-Q000002', 'Soal PU-Q000003'])
  await inMenu(user, menuOf('PU-Q000003'), 'Pindah ke atas')
  await waitFor(() => expect(shownCodes()).toEqual(['Soal PU-Q000003', 'Soal PU-Q000002']))
  await inMenu(user, menuOf('PU-Q000003'), 'Pindah ke bawah')
  await waitFor(() => expect(shownCodes()).toEqual(['Soal PU-Q000002', 'Soal PU-Q000003']))
  await inMenu(user, menuOf('PU-Q000002'), 'Keluarkan dari group')
  await waitFor(() => expect(shownCodes()).toEqual(['Soal PU-Q000003']))
})

it('takes a question of the main list into the group', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { head, place } = await snpmbGroup()
  await make.question({ ...place, text: '<p>Simpulan paragraf pertama?</p>' })
  await open(head)
  await user.click(await screen.findByRole('button', { name: 'Masukkan soal' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Masukkan soal ke group PU-Q000001' }))
  await user.type(dialog.getByLabelText('Cari kode atau isi soal'), 'simpulan')
  await waitFor(() => expect(dialog.getAllByRole('button', { name: /^Masukkan / })).toHaveLength(1))
  await user.click(dialog.getByRole('button', { name: 'Masukkan PU-Q000004' }))
  await dialog.findByText('Data tidak ditemukan.')
  await user.click(dialog.getByRole('button', { name: 'Selesai' }))
  await waitFor(() => expect(shownCodes()).toEqual(['Soal PU-Q000002', 'Soal PU-Q000003', 'Soal PU-Q000004']))
})

it('shows the key of its head, of each type, to be read', async () => {
  await signIn(LEVEL.teamContent)
  const head = await make.question({ type: 3, code: 'ALJ-Q000001' })
  await make.shortAnswer({ question_id: head, text: '42' })
  await open(head)
  const card = within(await screen.findByRole('region', { name: /^Soal / }))
  expect(card.getByText('42')).toBeDefined()
  expect(card.queryByRole('button')).toBeNull()
  cleanup()

  const category_id = await make.category({ product_type: 2, code: 'PU' })
  const place = { category_id, topic_id: null, class_id: null, level_id: null }
  const table = await make.question({ ...place, type: 5 })
  await make.statementAnswer({
    statement_id: await make.statement({ question_id: table, text: 'Bumi bulat' }),
    value: 1,
  })
  await open(table)
  const row = within(await screen.findByRole('row', { name: /Bumi bulat/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Bumi bulat', 'Benar'])
  expect(screen.queryByRole('button', { name: /^Tindakan pernyataan/ })).toBeNull()
})

it('says that a question inside of a group has no group, and leads to the one that it is in', async () => {
  await signIn(LEVEL.teamContent)
  const { head } = await snpmbGroup()
  const child = await db.selectFrom('question').select('id').where('parent_id', '=', head).executeTakeFirstOrThrow()
  await open(child.id)
  await screen.findByText('Soal PU-Q000002 sudah berada di dalam sebuah group.')
  expect(screen.getByRole('link', { name: 'Buka groupnya' }).getAttribute('href')).toBe(`/group/${head}`)
  expect(screen.queryByRole('button', { name: /Tambah|Duplikat/ })).toBeNull()
})

it('copies a question of a group to the main list', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { head } = await snpmbGroup()
  await open(head)
  await inMenu(user, menuOf('PU-Q000002'), 'Duplikat ke daftar soal')
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplikat soal PU-Q000002' }))
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const copy = await db.selectFrom('question').select('parent_id').where('code', '=', 'PU-Q000004').execute()
  expect(copy).toEqual([{ parent_id: null }])
})
