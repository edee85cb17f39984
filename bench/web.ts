import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { bankOf, SEED } from './bank.ts'
import { bundles } from './bundles.ts'
import { circumstances, fixed, table, writeReport } from './report.ts'
import { ADMIN, type RunningServer, startServer } from './server.ts'
import { fromClick, median, vitalsOf, watchVitals } from './stopwatch.ts'

// `npm run bench:web -- [questions] [--reuse] [--port <number>]`: how long a user waits, in Chromium with a large bank,
// at full CPU speed and at a quarter of it; writes docs/reports/bench-web.md.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { reuse: { type: 'boolean', default: false }, port: { type: 'string', default: '4598' } },
})
const questions = Number(positionals[0] ?? 100_000)
const SLOWER = [1, 4]
const ROUNDS = 3
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const CARD = 'article'
const DIALOG = '[role="dialog"]'

/** The times of one walk through the product, in milliseconds; CLS has no unit. */
type Waits = Record<string, number>

const server = await startServer(await bankOf(questions, Number(options.port), options), Number(options.port))
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: FLAGS })
try {
  const columns: Record<string, Waits> = {}
  for (const rate of SLOWER) {
    const rounds: Waits[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await walk(browser, server, rate))
    columns[rate] = Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((waits) => waits[name] ?? Number.NaN))]),
    )
  }
  await report(columns)
} finally {
  await browser.close()
  await server.stop()
}

/** One walk: signs in, reads, opens and saves; the browser cache is empty at the start. */
async function walk(browser: Browser, { origin }: RunningServer, rate: number): Promise<Waits> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, locale: 'id-ID' })
  await watchVitals(context)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate })
  const waits: Waits = {}

  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
  waits['sign-in page: LCP'] = await settledLcp(page)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
  const soal = page.getByRole('link', { name: 'Soal', exact: true }).first()
  waits['Home to Soal: click to painted list'] = await fromClick(page, soal, { appears: CARD })

  await debug.send('Network.clearBrowserCache')
  await page.goto('/soal')
  await page.locator(CARD).first().waitFor()
  waits['Soal from a cold cache: LCP'] = await settledLcp(page)
  const next = page.getByRole('button', { name: 'Halaman berikutnya' })
  const otherThan = (await page.locator(CARD).first().textContent()) ?? ''
  waits['next page: click to painted list'] = await fromClick(page, next, { appears: CARD, otherThan })

  // not the newest questions: those are from the API's bench and have no parts, so saving asks for a confirmation
  await page.goto(`/soal?page=${Math.ceil(questions / 20)}`)
  await page.locator(CARD).first().waitFor()
  await page.waitForLoadState('networkidle')
  const edit = page.locator(CARD).first().getByRole('button', { name: 'Edit', exact: true })
  waits['click to open editor'] = await fromClick(page, edit, { appears: `${DIALOG} [contenteditable="true"]` })
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Teks soal' })
  await text.click()
  await page.keyboard.type('Disunting. ')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true })
  waits['click to saved item'] = await fromClick(page, save, { goes: DIALOG })
  const { cls, interactions } = await vitalsOf(page)
  waits['CLS of Soal'] = cls
  waits['INP (the slowest click or key of this way)'] = Math.max(0, ...interactions)
  await context.close()
  return waits
}

/** The final LCP, when the network is idle; no click has happened yet, after which the browser stops measuring it. */
async function settledLcp(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return (await vitalsOf(page)).lcp
}

async function report(columns: Record<string, Waits>) {
  const names = Object.keys(columns[1] ?? {})
  const cell = (rate: number, name: string) =>
    fixed(columns[rate]?.[name] ?? Number.NaN, name.startsWith('CLS') ? 3 : 0)
  await writeReport('bench-web', [
    `# The web app in front of ${questions.toLocaleString('en')} questions`,
    '',
    'Written by `npm run bench:web`.',
    '',
    ...circumstances(`npm run bench:web -- ${questions}`, SEED),
    `- Chromium ${browser.version()}, 1440 x 900, server and browser on the same processors; the median of ${ROUNDS} rounds, each with an empty cache`,
    '',
    '## What is loaded',
    '',
    ...table(
      ['bundle', 'kB, gzip', 'budget, kB'],
      bundles().map(({ name, size, sizeLimit }) => [name, fixed(size / 1000, 1), fixed(sizeLimit / 1000, 0)]),
    ),
    '',
    '## How long a person waits',
    '',
    ...table(
      ['ms', 'this processor', 'four times slower'],
      names.map((name) => [name, cell(1, name), cell(4, name)]),
    ),
  ])
}
