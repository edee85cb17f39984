import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dashboardRoutes } from '@bank/contract/dashboard'
import { totalRoutes } from '@bank/contract/total'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, visit } from './support/steps.ts'

const MARK = '\uFEFF'

/** The lines of the file that the button hands over. */
async function csvOf(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const folder = await mkdtemp(join(tmpdir(), 'bank-csv-'))
  await (await waiting).saveAs(join(folder, 'tabel.csv'))
  const text = await readFile(join(folder, 'tabel.csv'), 'utf8')
  await rm(folder, { recursive: true })
  expect(text.startsWith(MARK)).toBe(true)
  return text.slice(1).split('\r\n')
}

journey('Grafik', async ({ page, api, level }) => {
  const question = await newQuestion(api, `grafik ${level}`)
  await visit(page, '/', /^Selamat datang/)
  await page.getByRole('link', { name: 'Grafik' }).click()
  const { data } = await api.call(totalRoutes.chart, { query: {} })
  for (const chart of data) {
    const card = page.getByRole('region', { name: chart.name })
    await card.getByText('Lihat tabel').click()
    const numbers = await card.getByRole('table').getByRole('cell').allInnerTexts()
    expect(numbers.slice(0, 12).map(Number)).toEqual(chart.categoryTotal)
    const lines = await csvOf(page, `Unduh CSV ${chart.name}`)
    expect(lines.slice(0, 2)).toEqual(['Bulan;Soal', `Januari;${chart.categoryTotal[0]}`])
  }
  await choose(page.locator('main'), 'Tahun', '2020')
  await page.getByText('0 soal ditambahkan pada tahun 2020').first().waitFor()
  expect(new URL(page.url()).searchParams.get('year')).toBe('2020')

  await page.getByRole('radio', { name: 'Indikator' }).check({ force: true })
  const table = page.getByRole('table', { name: question.category_name })
  await table.getByRole('row', { name: `${question.topic_name} 0 0 0 0 0 0 1` }).waitFor()
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'Materi',
    'Mengevaluasi dan Merefleksi',
    'Memahami',
    'Menemukan Informasi',
    'Pemahaman',
    'Penerapan',
    'Penalaran',
    'Default',
  ])

  await page.getByRole('radio', { name: 'Level' }).check({ force: true })
  const lines = await csvOf(page, 'Unduh CSV Numerasi')
  const topics = (await api.call(totalRoutes.byLevel, {})).data.numerasi.flatMap(({ topic }) => topic)
  expect(lines[0]).toBe('Kategori;Materi;Mudah;Sedang;Sulit')
  expect(lines.filter(Boolean)).toHaveLength(1 + topics.length)
})

journey('the dashboard on Home', async ({ page, api }) => {
  const { data } = await api.call(dashboardRoutes.get, {})
  for (const [label, count] of [
    ['Literasi', data.literasi],
    ['Numerasi', data.numerasi],
    ['Ditambahkan bulan ini', data.added],
    ['Published', data.published],
    ['Belum ada pembahasan', data.withoutDiscussion],
  ] as const) {
    await visit(page, '/', /^Selamat datang/)
    const summary = page.getByRole('region', { name: 'Ringkasan' })
    await summary.getByRole('link', { name: new RegExp(`^${label}`) }).click()
    // other journeys may add questions meanwhile
    const found = page.getByText(/^[\d.]+ soal ditemukan$/)
    await found.waitFor()
    expect(Number((await found.innerText()).split(' ')[0]?.replace('.', ''))).toBeGreaterThanOrEqual(count)
    await page.getByRole('button', { name: /^Hapus filter / }).waitFor()
  }
})
