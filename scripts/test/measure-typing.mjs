import { chromium } from 'playwright-core'

// How long one key press takes in a text of 20,000 characters, at full CPU speed and at a quarter of it:
//   node scripts/test/measure-typing.mjs http://127.0.0.1:3000      (ADMIN_EMAIL and ADMIN_PASSWORD as on the server)
const origin = process.argv[2] ?? 'http://127.0.0.1:3000'
const KEYS = 60
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run']

const formula = '<math data-latex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>'
const paragraph = `<p>Bacaan ${'kata demi kata '.repeat(21)}${formula} dan <strong>tebal</strong> sampai titik.</p>`
const longText = paragraph.repeat(Math.ceil(20_000 / paragraph.replace(/<[^>]*>/g, '').length))

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: FLAGS })
const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
await page.goto('/login')
await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? 'admin@contoh.test')
await page.getByLabel('Password', { exact: true }).fill(process.env.ADMIN_PASSWORD ?? '')
await page.getByRole('button', { name: 'Login', exact: true }).click()
await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
await page.goto('/materi')
await page.getByRole('button', { name: 'Tambah materi' }).click()
const box = page.getByRole('textbox', { name: 'Detail materi' })
await box.evaluate((element, html) => element.editor.commands.setContent(html, { emitUpdate: true }), longText)
await box.evaluate((element) => element.editor.commands.focus(600))

const debuggerOf = await page.context().newCDPSession(page)
await debuggerOf.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
await debuggerOf.send('Performance.enable')
for (const rate of [1, 4]) {
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate })
  await type(10)
  const before = await spent()
  await type(KEYS)
  const after = await spent()
  const perKey = (name) => ((after[name] - before[name]) * 1000) / KEYS
  console.log(
    `CPU / ${rate}: script ${perKey('ScriptDuration').toFixed(1)} ms, layout ${perKey('LayoutDuration').toFixed(1)} ms a key`,
  )
}
await browser.close()

async function type(keys) {
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('a', { delay: 20 })
  await page.waitForTimeout(500)
}

/** CPU seconds of the page's main thread, so that other load on the machine does not count. */
async function spent() {
  const { metrics } = await debuggerOf.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
