import { LEVEL } from '@bank/contract/access'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { ChartScreen } from './chart-screen.tsx'
import { chartSearch } from './chart-search.ts'
import { monthsBegun, thisYear, yearOptions } from './years.ts'

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

it('says the count of a month that the arrow keys come to', async () => {
  const user = userEvent.setup()
  await signIn(LEVEL.teamContent)
  await make.question({ topic_id: await algebra(), created_at: new Date('2025-02-28T17:00:00Z') })
  await open('/chart?year=2025')

  const chart = await screen.findByRole('application', { name: 'Soal Numerasi per bulan, 2025' })
  const said = within(chart).getByRole('status')
  act(() => chart.focus())
  expect(said.textContent).toBe('JanuariSoal : 0')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(said.textContent).toBe('MaretSoal : 1')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(said.textContent).toBe('JanuariSoal : 0')
  await user.tab()
  expect(said.textContent).toBe('')
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

it('ends at the present month: months to come have no count', async () => {
  await signIn(LEVEL.teamContent)
  const november = new Date('2026-10-31T17:00:00Z')
  expect(monthsBegun(2026, november)).toBe(11)
  expect(monthsBegun(2025, november)).toBe(12)
  await open(`/chart?year=${thisYear()}`)

  const card = within(await screen.findByRole('region', { name: 'Numerasi' }))
  await userEvent.click(card.getByText('Lihat tabel'))
  const rows = texts(card.getByRole('table', { name: `Numerasi ${thisYear()}` }))
  expect(rows).toHaveLength(monthsBegun(thisYear()) + 2)
})

it('draws nothing of a year to come', async () => {
  await signIn(LEVEL.teamContent)
  await open(`/chart?year=${thisYear() + 1}`)
  const card = within(await screen.findByRole('region', { name: 'Literasi' }))
  expect(card.getByText('Data tidak ditemukan.')).toBeDefined()
  expect(card.queryByText('Desember')).toBeNull()
})
