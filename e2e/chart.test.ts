import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dashboardRoutes } from '@bank/contract/dashboard'
import type { Reply, Route } from '@bank/contract/route'
import { totalRoutes } from '@bank/contract/total'
import { ZONE } from '@bank/contract/zone'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { expectNoComplaints } from './support/browser.ts'
import { signedIn, staffJourney, useBrowser } from './support/journey.ts'
import { newQuestion } from './support/rows.ts'
import { choose, expectFound, visit } from './support/steps.ts'

const MARK = '\uFEFF'
const shared = useBrowser()

/** The counts on Home; each links to the list of exactly these questions. */
const CARDS = {
  literasi: 'Literasi',
  numerasi: 'Numerasi',
  added: 'Ditambahkan bulan ini',
  published: 'Published',
  withoutDiscussion: 'Belum ada pembahasan',
} as const

/** Runs `act` and returns the API reply that the page got: other journeys add questions at the same time. */
async function told<R extends Route>(page: Page, { path }: R, act: () => Promise<void>) {
  const waiting = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await act()
  return (await (await waiting).json()) as Reply<R>
}

/** The lines of the CSV file that the button downloads. */
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

/** From 1, by the calendar of Jakarta: the months to come are not drawn. */
const presentMonth = () => Number(new Intl.DateTimeFormat('en', { timeZone: ZONE.name, month: 'numeric' }).format())

staffJourney('Grafik', async ({ page, api, level }) => {
  const question = await newQuestion(api, `grafik ${level}`)
  await visit(page, '/', /^Selamat datang/)
  const { data } = await told(page, totalRoutes.chart, () => page.getByRole('link', { name: 'Grafik' }).click())
  for (const chart of data) {
    const card = page.getByRole('region', { name: chart.name })
    await card.getByText('Lihat tabel').click()
    const past = chart.categoryTotal.slice(0, presentMonth())
    const cells = card.getByRole('table').getByRole('cell')
    await expect.poll(async () => (await cells.allInnerTexts()).slice(0, past.length).map(Number)).toEqual(past)
    const lines = await csvOf(page, `Unduh CSV ${chart.name}`)
    expect(lines.slice(0, 2)).toEqual(['Bulan;Soal', `Januari;${chart.categoryTotal[0]}`])
  }
  await choose(page.locator('main'), 'Tahun', '2020')
  await page.getByText('0 soal ditambahkan pada tahun 2020').first().waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('year')).toBe('2020')

  await page.getByRole('radio', { name: 'Indikator' }).check({ force: true })
  const table = page.getByRole('table', { name: question.category_name })
  await table.getByRole('row', { name: `${question.topic_name} 0 0 0 0 0 0 1` }).waitFor()
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual([
      'Materi',
      'Mengevaluasi dan Merefleksi',
      'Memahami',
      'Menemukan Informasi',
      'Pemahaman',
      'Penerapan',
      'Penalaran',
      'Default',
    ])

  const levels = await told(page, totalRoutes.byLevel, () =>
    page.getByRole('radio', { name: 'Level' }).check({ force: true }),
  )
  const topics = levels.data.numerasi.flatMap(({ topic }) => topic)
  const lines = await csvOf(page, 'Unduh CSV Numerasi')
  expect(lines[0]).toBe('Kategori;Materi;Mudah;Sedang;Sulit')
  expect(lines.filter(Boolean)).toHaveLength(1 + topics.length)
})

it('the dashboard on Home', async () => {
  // on the server that no journey writes to: the counts stay
  const { page, api, context, complaints } = await signedIn(shared.browser, 2, {}, inject('stage').demo)
  const { data } = await api.call(dashboardRoutes.get, {})
  for (const [name, title] of Object.entries(CARDS) as [keyof typeof CARDS, string][]) {
    await visit(page, '/', /^Selamat datang/)
    const summary = page.getByRole('region', { name: 'Ringkasan' })
    await summary.getByRole('link', { name: new RegExp(`^${title}`) }).click()
    await page.getByRole('button', { name: /^Hapus filter / }).waitFor()
    await expectFound(page, `${data[name].toLocaleString('id')} soal`)
  }
  expectNoComplaints(complaints)
  await context.close()
})
