import { LEVEL } from '@bank/contract/access'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { ChartScreen } from './chart-screen.tsx'
import { chartSearch } from './chart-search.ts'
import { yearOptions } from './years.ts'

const { make, signIn } = await server()

afterEach(() => {
  vi.restoreAllMocks()
})

const open = (at = '/chart') =>
  show(<ChartScreen />, { path: '/chart', at, validateSearch: (search) => chartSearch.parse(search) })

const texts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))

/** A topic of Aljabar (Numerasi). */
async function algebra() {
  const category_id = await make.category({
    name: 'Aljabar',
    subject_id: await make.subject({ name: 'Numerasi', family: 'numerasi' }),
  })
  return make.topic({ name: 'Persamaan linear', category_id })
}

it('draws the months of a year, Numerasi and Literasi, with a table behind each', async () => {
  await signIn(LEVEL.teamContent)
  const topic_id = await algebra()
  // the last evening of February in UTC is March in Jakarta
  for (const at of ['2025-02-28T16:59:59Z', '2025-02-28T17:00:00Z', '2025-03-31T10:00:00Z', '2024-12-31T16:00:00Z'])
    await make.question({ topic_id, created_at: new Date(at) })
  await open('/chart?year=2025')

  const card = within(await screen.findByRole('region', { name: 'Numerasi' }))
  expect(card.getByText('3 soal ditambahkan pada tahun 2025')).toBeDefined()
  await userEvent.click(card.getByText('Lihat tabel'))
  const rows = texts(card.getByRole('table', { name: 'Numerasi 2025' }))
  expect(rows.slice(0, 4)).toEqual([
    ['Bulan', 'Soal'],
    ['Januari', '0'],
    ['Februari', '1'],
    ['Maret', '2'],
  ])
  expect(rows.at(-1)).toEqual(['Jumlah', '3'])
  expect(screen.getByRole('region', { name: 'Literasi' })).toBeDefined()
})

it('turns to another year, which stands in the address', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const { router } = await open()
  const now = new Date().getFullYear()

  await user.click(await screen.findByRole('combobox', { name: 'Tahun' }))
  await user.click(await screen.findByRole('option', { name: String(now - 1) }))

  expect(await screen.findAllByText(`0 soal ditambahkan pada tahun ${now - 1}`)).toHaveLength(2)
  expect(router.state.location.search).toEqual({ year: String(now - 1) })
})

it('counts the topics by cognitive level, in the columns of the specification', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  const topic_id = await algebra()
  await make.question({ topic_id, indicator_id: await make.indicator({ name: 'Penalaran' }) })
  await make.question({ topic_id })
  await open()

  await user.click(await screen.findByRole('radio', { name: 'Indikator' }))

  expect(texts(await screen.findByRole('table', { name: 'Aljabar' }))).toEqual([
    [
      'Materi',
      'Mengevaluasi dan Merefleksi',
      'Memahami',
      'Menemukan Informasi',
      'Pemahaman',
      'Penerapan',
      'Penalaran',
      'Default',
    ],
    ['Persamaan linear', '0', '0', '0', '0', '0', '1', '1'],
    ['Jumlah', '0', '0', '0', '0', '0', '1', '1'],
  ])
})

it('counts the topics by difficulty and hands them over as CSV', async () => {
  const user = userEvent.setup()
  const files: Blob[] = []
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await signIn(LEVEL.teamContent)
  const topic_id = await algebra()
  await make.question({ topic_id, level_id: await make.questionLevel({ name: 'Sulit' }) })
  await open('/chart?view=level')

  expect(texts(await screen.findByRole('table', { name: 'Aljabar' }))[1]).toEqual(['Persamaan linear', '0', '0', '1'])
  const literasi = within(screen.getByRole('region', { name: 'Literasi' }))
  expect(literasi.getByText('Data tidak ditemukan.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Unduh CSV Numerasi' }))
  expect(await files[0]?.text()).toBe('Kategori;Materi;Mudah;Sedang;Sulit\r\nAljabar;Persamaan linear;0;0;1\r\n')
})

it('says why the counts do not come, and tries again', async () => {
  const user = userEvent.setup()
  const fetched = globalThis.fetch
  const broken = () =>
    Promise.resolve(Response.json({ code: 'INTERNAL', message: 'Terjadi kesalahan.' }, { status: 500 }))
  await signIn(LEVEL.teamContent)
  await algebra()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path === '/v1/total/level' ? broken() : fetched(path, init),
  )
  await open('/chart?view=level')

  expect((await screen.findByRole('alert')).textContent).toBe('Terjadi kesalahan.')
  vi.stubGlobal('fetch', fetched)
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('table', { name: 'Aljabar' })).toBeDefined()
})

it('begins with the year that it is in Jakarta, and keeps one from an old link', () => {
  const newYear = new Date('2026-12-31T17:00:00Z')
  expect(yearOptions(undefined, newYear)[0]).toEqual({ value: 2027, label: '2027' })
  expect(yearOptions(1999, newYear).at(-1)).toEqual({ value: 1999, label: '1999' })
})
