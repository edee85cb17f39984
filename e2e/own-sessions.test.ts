import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from './support/api.ts'
import { expectAccessible, expectNoComplaints, newPerson, PHONE } from './support/browser.ts'
import { useBrowser } from './support/journey.ts'
import { type Product, startProduct } from './support/product.ts'
import { dialog, enter, expectAbsent, expectToast } from './support/steps.ts'

/** What Home and Profil tell an account of its own sessions, and the first password of a bank. */
const shared = useBrowser()
const PERSON = { ac_name: 'Guru Teliti', ac_email: 'teliti@contoh.test', ac_password: 'kapur-putih-papan' }

async function letIn(origin: string, admin: { email: string; password: string }) {
  const stranger = apiOf(origin)
  const { data } = await stranger.call(authRoutes.register, { body: { ...PERSON, ac_level: 2 } })
  const body = { ac_email: admin.email, ac_password: admin.password }
  const { token } = await stranger.call(authRoutes.login, { body })
  await apiOf(origin, token).call(accountRoutes.update, { params: { id: data[0].ac_id }, body: { is_active: 1 } })
}

let product: Product
beforeAll(async () => {
  product = await startProduct('none', { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
})
afterAll(() => product.stop())

it('asks for another first password before anything else, then tells of a new device, whose session is ended', async () => {
  const { origin } = product
  const desk = await newPerson(shared.browser, origin)
  const { page } = desk
  await expect.poll(product.printed).toContain('password ')
  const [, email = '', made = ''] = /email (\S+), password (\S+) /.exec(product.printed()) ?? []
  const own = 'pensil-kayu-tajam'

  await page.goto('/login')
  await enter(page, email, made)
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor()
  for (const address of ['/', '/soal', '/banner']) {
    await page.goto(address)
    await expectAbsent(page.getByRole('link'), page.getByRole('heading', { level: 1, name: 'Profil' }))
  }
  await expectAccessible(page, 'the first password')
  await page.getByLabel('Password saat ini').fill(made)
  await page.getByLabel('Password baru').fill(own)
  await page.getByRole('button', { name: 'Simpan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banner' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')

  await letIn(origin, { email, password: own })
  await enter(page, PERSON.ac_email, PERSON.ac_password)
  await page.getByRole('heading', { level: 1, name: /^Selamat datang/ }).waitFor()
  const phone = await newPerson(shared.browser, origin, PHONE)
  await phone.page.goto('/login')
  await enter(phone.page, PERSON.ac_email, PERSON.ac_password)
  await phone.page.getByRole('heading', { level: 1, name: /^Selamat datang/ }).waitFor()
  await apiOf(origin).call(authRoutes.forgotPassword, { body: { ...PERSON, ac_password: 'tebakan-orang-asing' } })

  await page.reload()
  const told = page.getByRole('region', { name: 'Kabar untuk Anda' })
  await told.getByText(/^Ada yang masuk dari perangkat baru: Chrome di Linux, 127\.0\.0\.1, /).waitFor()
  await expectAccessible(page, 'Home with notices')
  await phone.page.reload()
  await phone.page.getByRole('region', { name: 'Kabar untuk Anda' }).waitFor()

  await told.getByRole('button', { name: 'Buka Profil' }).click()
  const profile = dialog(page, 'Profil')
  await profile.getByRole('button', { name: /^Akhiri sesi/ }).waitFor()
  await expectAccessible(page, 'Profil with sessions', '[role="dialog"]')
  await profile.getByRole('button', { name: /^Akhiri sesi/ }).click()
  await expectToast(page, 'Sesi telah diakhiri.')
  await expect.poll(() => profile.getByRole('listitem').count()).toBe(1)

  await phone.page.getByRole('link', { name: /Kelas/ }).first().click()
  await phone.page.waitForURL('**/login')
  await phone.page.getByRole('alert').filter({ hasText: 'Login required' }).waitFor()
  await enter(phone.page, PERSON.ac_email, PERSON.ac_password)
  await phone.page.getByRole('heading', { level: 1, name: 'Kelas' }).waitFor()
  await phone.page.goto('/?buka=profil')
  await dialog(phone.page, 'Profil').getByRole('button', { name: 'Akhiri semua sesi lain' }).waitFor()

  await profile.getByRole('button', { name: 'Batalkan' }).click()
  await told.getByRole('button', { name: 'Tandai sudah dibaca' }).click()
  await told.waitFor({ state: 'detached' })
  expectNoComplaints(desk.complaints)
  expectNoComplaints(phone.complaints, /^401 GET/)
  await Promise.all([desk.context.close(), phone.context.close()])
})
