import { codeAt } from '@bank/server/src/factor/totp.ts'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectAccessible, expectNoComplaints, newPerson } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { ADMIN, type Product, startProduct } from './support/product.ts'
import { settled } from './support/settled.ts'
import { dialog, enter, expectToast } from './support/steps.ts'

const TITLE = 'Verifikasi dua langkah'
const PASSWORD = 'Password saat ini'
const shared = useBrowser()
let product: Product
// each journey begins without a factor
beforeEach(async () => {
  product = await startProduct('none', { REQUIRE_SECOND_FACTOR: 'admins' })
})
afterEach(() => product.stop())

const onLogin = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' })
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Selamat datang, / })
/** A toast of the step before may just be fading. */
async function expectSettled(page: Page, where: string, element?: string) {
  await settled(page)
  await expectAccessible(page, where, element)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function logout(page: Page) {
  await press(page, 'Logout')
  await onLogin(page).waitFor()
}

async function confirmed(page: Page) {
  await page.getByLabel(PASSWORD).fill(ADMIN.password)
  await press(page, 'Lanjutkan')
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor()
  await expectSettled(page, 'the QR code')
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Kode verifikasi').fill(codeAt(secret))
  await press(page, 'Pasang')
  return secret
}

async function savedCodes(page: Page) {
  await page.getByRole('heading', { name: 'Kode pemulihan Anda' }).waitFor()
  await expectSettled(page, 'recovery codes')
  const codes = page.getByRole('list', { name: 'Kode pemulihan' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  const saved = await codes.allInnerTexts()
  await press(page, 'Sudah saya simpan')
  return saved
}

async function visitor(browser: Browser) {
  const person = await newPerson(browser, product.named)
  await person.page.goto('/login')
  return person
}

it('is set up where the server asks for it, and asked at the next sign-in', async () => {
  const { page, context, complaints } = await visitor(shared.browser)
  await enter(page, ADMIN.email, ADMIN.password)
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await page.goto('/soal')
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  await expectSettled(page, 'the second factor that is required')
  await press(page, 'Pasang aplikasi')
  const secret = await confirmed(page)
  const [first = '', second = ''] = await savedCodes(page)
  await page.getByRole('heading', { level: 1, name: 'Soal' }).waitFor()
  await logout(page)

  await enter(page, ADMIN.email, ADMIN.password)
  const field = page.getByLabel('Kode verifikasi')
  await field.waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code')
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Kode salah atau sudah dipakai.').waitFor()
  await expectSettled(page, 'a refused code')
  // of the step after the one that confirmed the app: a step that ends meanwhile makes neither code too old
  await field.fill(codeAt(secret, 1))
  await page.keyboard.press('Enter')
  await welcome(page).waitFor()
  await logout(page)

  await enter(page, ADMIN.email, ADMIN.password)
  await press(page, 'Pakai kode pemulihan')
  await page.getByLabel('Kode pemulihan').fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await welcome(page).waitFor()

  await press(page, 'Profil')
  await dialog(page, 'Profil').getByText('Aktif. Login menanyakan lebih dari password.').waitFor()
  await press(page, 'Atur')
  await dialog(page, TITLE).getByText('9 kode masih dapat dipakai.').waitFor()
  await expectSettled(page, 'the second factors', '[role="dialog"]')
  await press(page, 'Lepas aplikasi autentikator')
  await page.getByLabel(PASSWORD).fill('salah sama sekali')
  await press(page, 'Lepas')
  await page.getByText('Password saat ini salah.').waitFor()
  await press(page, 'Batalkan')
  await dialog(page, TITLE).getByRole('button', { name: 'Tutup' }).click()
  await logout(page)

  await enter(page, ADMIN.email, ADMIN.password)
  await press(page, 'Kembali ke Login')
  await enter(page, ADMIN.email, ADMIN.password)
  await press(page, 'Pakai kode pemulihan')
  await page.getByLabel('Kode pemulihan').fill(second)
  await press(page, 'Lanjutkan')
  await welcome(page).waitFor()
  expectNoComplaints(complaints, /^(401 POST|403 GET|422 DELETE)/)
  await context.close()
})

it('takes a passkey in its place', async () => {
  const { page, context, complaints } = await visitor(shared.browser)
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await enter(page, ADMIN.email, ADMIN.password)
  await press(page, 'Tambah kunci sandi')
  await expect.poll(() => page.getByLabel('Nama kunci sandi').inputValue()).toBe('Kunci sandi 1')
  await page.getByLabel('Nama kunci sandi').fill('Laptop kantor')
  await page.getByLabel(PASSWORD).fill(ADMIN.password)
  await press(page, 'Lanjutkan')
  await savedCodes(page)
  await welcome(page).waitFor()
  await logout(page)

  await enter(page, ADMIN.email, ADMIN.password)
  await page.getByLabel('Kode pemulihan').waitFor()
  await press(page, 'Pakai kunci sandi (passkey)')
  await welcome(page).waitFor()

  await press(page, 'Profil')
  await press(page, 'Atur')
  await dialog(page, TITLE).getByText('Laptop kantor').waitFor()
  await press(page, 'Lepas Laptop kantor')
  await page.getByLabel(PASSWORD).fill(ADMIN.password)
  await press(page, 'Lepas')
  await expectToast(page, 'Kunci sandi sudah dilepas.')
  expectNoComplaints(complaints, /^(401 POST|403 GET)/)
  await context.close()
})
