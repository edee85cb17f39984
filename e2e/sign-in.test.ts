import { expect, inject, it } from 'vitest'
import { expectNoComplaints, newPerson } from './support/browser.ts'
import { signedIn, useBrowser } from './support/journey.ts'
import { choose, dialog, enter, expectToast, optionsOf } from './support/steps.ts'

/** The public screens of spec 2: from registering to a forgotten password that an admin approves. */
const shared = useBrowser()
const NAME = 'Guru Pelupa'
const EMAIL = 'pelupa@contoh.test'
const OLD = 'lonceng-pagi-sekolah'
const NEW = 'jendela-kelas-terbuka'

it('lets somebody register, wait, sign in, forget the password and come back', async () => {
  const { origin } = inject('stage')
  const [stranger, admin] = [await newPerson(shared.browser, origin), await signedIn(shared.browser, 1)]
  const { page } = stranger
  const login = (password: string) => enter(page, EMAIL, password)
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor()

  await page.goto('/soal')
  await alert('Login required')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await alert('Harap isi semua kolom!')
  await login('salah-semua')
  await alert('Email atau password salah.')

  await page.getByRole('link', { name: 'Daftar' }).click()
  await page.waitForURL('**/register')
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await alert('Harap isi semua kolom!')
  await expect.poll(() => optionsOf(page.locator('body'), 'Role')).toEqual(['Team Content'])
  await page.getByLabel('Nama').fill(NAME)
  await choose(page.locator('body'), 'Role', 'Team Content')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(OLD)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.waitForURL('**/login')
  await page.getByText(/menunggu verifikasi admin/).waitFor()
  await login(OLD)
  await alert('Please wait for admin verification')

  await admin.page.goto('/')
  await admin.page.getByRole('button', { name: `Menunggu, aktifkan ${NAME}` }).click()
  await admin.page.getByRole('button', { name: `Aktif, nonaktifkan ${NAME}` }).waitFor()
  await login(OLD)
  await page.getByRole('heading', { level: 1, name: `Selamat datang, ${NAME}` }).waitFor()
  await expectToast(page, 'Selamat datang !')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')

  await page.getByRole('link', { name: 'Lupa password' }).click()
  await page.waitForURL('**/forgot-password')
  await page.getByRole('button', { name: 'Reset my Password' }).click()
  await alert('Harap isi semua kolom!')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password baru', { exact: true }).fill(NEW)
  await page.getByRole('button', { name: 'Reset my Password' }).click()
  await page.waitForURL('**/login')
  await expectToast(page, 'Password changed !')
  const [, code = ''] = /kode (\d{6}) kepada admin/.exec(await page.getByText('Sebutkan kode').innerText()) ?? []
  await login(NEW)
  await alert('Please wait for admin verification')

  await admin.page.reload()
  await admin.page.getByRole('button', { name: `Reset password 1, ${NAME}` }).click()
  const reset = dialog(admin.page, 'Reset password')
  await reset.getByLabel('Kode').fill(code === '000000' ? '000001' : '000000')
  await reset.getByRole('button', { name: 'Setujui' }).click()
  await reset.getByRole('alert').waitFor()
  await reset.getByLabel('Kode').fill(code)
  await reset.getByRole('button', { name: 'Setujui' }).click()
  await expectToast(admin.page, 'Data berhasil diperbaharui.')

  await login(NEW)
  await page.getByRole('heading', { level: 1, name: `Selamat datang, ${NAME}` }).waitFor()
  expectNoComplaints(stranger.complaints, /^40[13] POST \/v1\/login$/)
  expectNoComplaints(admin.complaints, /^422 POST .*\/reset$/)
  await Promise.all([stranger.context.close(), admin.context.close()])
})
