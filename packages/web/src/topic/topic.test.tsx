import { LEVEL } from '@bank/contract/access'
import { PNG } from '@bank/server/test/make.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { keepDraft } from '../form/drafts.ts'
import { TopicScreen } from './topic-screen.tsx'
import { topicSearch } from './topic-search.ts'

const { db, make, signIn } = await server()

const open = (at?: string) =>
  show(<TopicScreen />, { path: '/materi', at, validateSearch: (search) => topicSearch.parse(search) })

const openDialog = async (user: UserEvent, button: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, detail: await dialog.findByRole('textbox', { name: 'Detail materi' }) }
}

const choose = async (user: UserEvent, dialog: ReturnType<typeof within>, field: string, option: string) => {
  await user.click(dialog.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

const upload = async (user: UserEvent) => {
  const picker = document.querySelector<HTMLInputElement>('.editor input[type="file"]')
  if (!picker) throw new Error('the editor takes no file')
  await user.upload(picker, new File([new Uint8Array(PNG)], 'grafik.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: 'Lewati' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull())
}

const storedTopics = () => db.selectFrom('topic').select(['name', 'detail']).execute()
const storedImages = () => db.selectFrom('image').select('id').execute()

it('asks for all fields, and tells which are missing', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await open()

  const { dialog, detail } = await openDialog(user, 'Tambah materi')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))

  expect((await dialog.findByRole('alert')).textContent).toBe('Harap isi semua kolom!')
  for (const name of ['Kelas', 'Kategori']) {
    expect(dialog.getByRole('combobox', { name }).getAttribute('aria-invalid')).toBe('true')
  }
  expect(detail.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('combobox', { name: 'Kelas' })))
  expect(await storedTopics()).toEqual([])
})

it('offers the categories of the chosen class, and clears one that no longer fits', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const five = await make.class({ name: 'Kelas 5' })
  const six = await make.class({ name: 'Kelas 6' })
  await make.category({ name: 'Khusus lima', classes: [five] })
  await make.category({ name: 'Khusus enam', classes: [six] })
  await make.category({ name: 'Semua' })
  await open()

  const { dialog } = await openDialog(user, 'Tambah materi')
  const category = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Kategori' })
  await choose(user, dialog, 'Kelas', 'Kelas 5')
  await user.click(category)
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Khusus lima', 'Semua'])
  await user.click(screen.getByRole('option', { name: 'Khusus lima' }))
  expect(category.value).toBe('Khusus lima')

  await choose(user, dialog, 'Kelas', 'Kelas 6')
  expect(category.value).toBe('')
  // The choice was cleared, not only hidden: choosing the old class again does not bring it back.
  await choose(user, dialog, 'Kelas', 'Kelas 5')
  expect(category.value).toBe('')
  await choose(user, dialog, 'Kategori', 'Semua')
  await choose(user, dialog, 'Kelas', 'Kelas 6')
  expect(category.value).toBe('Semua')
})

it('keeps the category of a topic whose class has left it since', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const [five, six] = [await make.class({ name: 'Kelas 5' }), await make.class({ name: 'Kelas 6' })]
  const category_id = await make.category({ name: 'Sastra', classes: [six] })
  await make.topic({ name: 'Ide pokok', category_id, class_id: five })
  await open()

  const { dialog } = await openDialog(user, 'Edit Ide pokok')
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('combobox', { name: 'Kategori' }).value).toBe('Sastra'))
})

it('says beforehand what happens to the questions of a topic that moves', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const class_id = await make.class({ name: 'Kelas 5' })
  const category_id = await make.category({ name: 'Sastra' })
  await make.category({ name: 'Informasi' })
  const topic_id = await make.topic({ name: 'Ide pokok', category_id, class_id })
  await make.question({ topic_id, category_id, class_id })
  await open()

  const { dialog } = await openDialog(user, 'Edit Ide pokok')
  expect(dialog.queryByText(/ikut pindah/)).toBeNull()
  await choose(user, dialog, 'Kategori', 'Informasi')
  await dialog.findByText('1 soal ikut pindah bersama materi ini, dengan kelas dan indikatornya yang sekarang.')
})

it('keeps the pictures that another client listed beside the text', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await make.topic({ name: 'Ide pokok' })
  const { id: image_id } = await make.image()
  await db.insertInto('topic_image').values({ topic_id, image_id, position: 1 }).execute()
  await open()

  const { dialog } = await openDialog(user, 'Edit Ide pokok')
  await user.type(dialog.getByRole('textbox', { name: /^Judul materi/ }), ' baru')
  await user.click(dialog.getByRole('button', { name: 'Simpan' }))
  await screen.findByRole('heading', { name: 'Ide pokok baru' })
  expect(await db.selectFrom('topic_image').select('image_id').execute()).toEqual([{ image_id }])
})

it('deletes what was uploaded when the dialog is cancelled', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.topic({ name: 'Ide pokok' })
  await open()

  const { dialog, detail } = await openDialog(user, 'Edit Ide pokok')
  await upload(user)
  expect(detail.querySelector('img')).not.toBeNull()
  expect(await storedImages()).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Batalkan' }))
  await user.click(await screen.findByRole('button', { name: 'Buang' }))

  await waitFor(async () => expect(await storedImages()).toEqual([]))
  expect(await storedTopics()).toEqual([{ name: 'Ide pokok', detail: '<p>Tentang ide pokok.</p>' }])
})

it('says which pictures of a draft are gone, and keeps the rest', async () => {
  const user = userEvent.setup()
  const ac_id = await signIn(LEVEL.teamContent)
  const gone = `/media/${'0'.repeat(32)}.png`
  const values = { class_id: '', category_id: '', topic_name: 'Gaya', detail_topic: `<p>Lihat <img src="${gone}"></p>` }
  await keepDraft({ id: 'draft', of: 'topic:new', title: 'Tambah materi', ac_id, at: Date.now(), values })
  await open()

  const { dialog, detail } = await openDialog(user, 'Tambah materi')
  await user.click(await dialog.findByRole('button', { name: /^Pulihkan draf/ }))

  expect((await dialog.findByRole('alert')).textContent).toContain('1 gambar di draf ini sudah tidak ada')
  expect(dialog.getByDisplayValue('Gaya')).toBeDefined()
  expect(detail.textContent).toContain('Lihat')
})

it('searches by name within subject, class and category', async () => {
  await signIn(LEVEL.teamContent)
  const category_id = await make.category({ name: 'Aljabar' })
  const class_id = await make.class({ name: 'Kelas 10' })
  await make.topic({ name: 'Persamaan kuadrat', category_id, class_id })
  await make.topic({ name: 'Fungsi kuadrat', category_id })
  await make.topic({ name: 'Persamaan kuadrat lain' })
  await open(`/materi?topic_name=kuadrat&category_id=${category_id}&class_id=${class_id}`)

  expect(await screen.findByText('1 materi ditemukan')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Persamaan kuadrat' })).toBeDefined()
  expect(await screen.findByText('Kategori: Aljabar')).toBeDefined()
})

it('searches words from the box, and tells where a search is wrong', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.topic({ name: 'Sudut', detail: '<p>Sudut siku-siku pada segitiga.</p>' })
  await make.topic({ name: 'Garis' })
  const { router } = await open('/materi?topic_name=Garis')
  await user.click(await screen.findByRole('button', { name: 'Hapus filter Sebagian judul: Garis' }))
  await screen.findByText('2 materi ditemukan')
  await user.type(screen.getByRole('textbox', { name: 'Cari judul atau isi materi' }), 'isi:segitiga')
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ cari: expect.stringContaining('isi:segitiga') }),
  )
  await screen.findByText('1 materi ditemukan')
  expect(screen.getByRole('heading', { name: 'Sudut' })).toBeDefined()
  await router.navigate({ to: '.', search: { cari: 'kunci:sudut' } as never })
  expect((await screen.findAllByText(/^Huruf ke-1: .*judul, isi/)).length).toBeGreaterThan(0)
})
