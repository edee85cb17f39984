import { expect, inject, it } from 'vitest'
import { signedIn, useBrowser } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { expectAbsent } from './support/steps.ts'

const shared = useBrowser()
const PLACES = ['/materi', '/history', '/soal']

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('leads back to the same place of a long list, $width wide', async (viewport) => {
  const { page, context } = await signedIn(shared.browser, 1, { viewport }, inject('stage').demo)
  await page.goto('/soal')
  const card = page.getByRole('article').nth(7)
  await card.waitFor()
  // a font or picture that loads later moves the content below it
  await settled(page)
  await card.getByRole('link', { name: 'Pembahasan' }).click({ trial: true })
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await expect.poll(scrolled).toBeGreaterThan(viewport.height)
  const before = await scrolled()
  await card.getByRole('link', { name: 'Pembahasan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pembahasan' }).waitFor()
  await page.goBack()
  await card.waitFor()
  await expect.poll(scrolled).toBe(before)

  await page.keyboard.press('End')
  await page.getByRole('button', { name: 'Halaman berikutnya' }).waitFor()
  const left = () => page.evaluate(() => document.body.scrollHeight - window.innerHeight - window.scrollY)
  await expect.poll(left).toBeLessThan(2)
  await context.close()
})

it('shows nothing to who goes back after somebody has signed out', async () => {
  const { page, context } = await signedIn(shared.browser, 1, {}, inject('stage').demo)
  // some pages are loaded by the browser, which may keep them for Back; one is rendered again by the app
  for (const path of PLACES) await page.goto(path)
  await page.getByRole('article').first().waitFor()
  await page.getByRole('link', { name: 'Beranda', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')

  for (const _ of PLACES) {
    await page.goBack()
    await settled(page)
    await expectAbsent(page.locator('article, table, .rich'), page.getByLabel('Password', { exact: true }))
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login')
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.close()
})
