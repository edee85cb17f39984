import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { QuestionScreen } from './question-screen.tsx'

const { make, signIn } = await server()

afterEach(() => {
  vi.restoreAllMocks()
})

/** Stores category Teks Informasi with one topic of three questions and one without, and a question of the other family. */
async function bank() {
  const subject_id = await make.subject({ name: 'Literasi', family: 'literasi' })
  const category_id = await make.category({ name: 'Teks Informasi', subject_id })
  const topic_id = await make.topic({ name: 'Ide pokok', category_id })
  await make.topic({ name: 'Simpulan', category_id })
  const head = await make.question({ topic_id, status: 'published' })
  await make.question({ topic_id, status: 'published', parent_id: head })
  await make.question({ topic_id, status: 'approved' })
  const numeracy = await make.category({ name: 'Aljabar', subject_id: await make.subject({ family: 'numerasi' }) })
  await make.question({ topic_id: await make.topic({ category_id: numeracy }) })
}

const openTotals = async (family: string) => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await bank()
  await show(<QuestionScreen />, { path: '/soal' })
  await user.click(await screen.findByRole('button', { name: family }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Total ${family}` })) }
}

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('counts the questions of a family: overall, and of each category by topic and status', async () => {
  const { dialog } = await openTotals('Literasi')
  const table = await dialog.findByRole('table', { name: 'Teks Informasi' })
  expect(texts(table)).toEqual([
    ['Materi', 'On progress', 'Approved', 'Published', 'Jumlah'],
    ['Ide pokok', '0', '1', '2', '3'],
    ['Simpulan', '0', '0', '0', '0'],
    ['Jumlah', '0', '1', '2', '3'],
  ])
  expect(dialog.getAllByRole('table')).toHaveLength(1)
  const overall = dialog.getAllByRole('definition').map((count) => count.textContent)
  expect(overall).toEqual(['0', '1', '2', '3'])
})

it('hands the table over as CSV', async () => {
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user, dialog } = await openTotals('Numerasi')
  await dialog.findByRole('table', { name: 'Aljabar' })
  await user.click(dialog.getByRole('button', { name: 'Unduh CSV' }))
  expect(names).toEqual(['total-numerasi.csv'])
  expect(await files[0]?.text()).toBe(
    'Kategori;Materi;On progress;Approved;Published;Jumlah\r\nAljabar;Ide pokok;1;0;0;1\r\n',
  )
})

it('says why the totals do not come, and tries again', async () => {
  const fetched = globalThis.fetch
  const broken = () =>
    Promise.resolve(Response.json({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, { status: 500 }))
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => (path === '/v1/total' ? broken() : fetched(path, init)))
  const { user, dialog } = await openTotals('Literasi')
  expect((await dialog.findByRole('alert')).textContent).toBe('Terjadi kesalahan.')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Unduh CSV' }).disabled).toBe(true)
  vi.stubGlobal('fetch', fetched)
  await user.click(dialog.getByRole('button', { name: 'Coba lagi' }))
  expect(await dialog.findByRole('table', { name: 'Teks Informasi' })).toBeDefined()
})
