import type { Page } from 'playwright-core'
import { DIALOG } from './open-places.ts'
import type { Place } from './screens.ts'
import { answerOnce } from './support/answer-once.ts'
import { ADMIN } from './support/product.ts'
import { dialog } from './support/steps.ts'

/** The second factors in each of their states. What is confirmed by a code is answered here, so that none is set up. */
export const FACTOR_PLACES: Place[] = [
  { name: 'factor', path: '/', open: factors },
  { name: 'factor-password', path: '/', open: password },
  { name: 'factor-app', path: '/', open: app },
  { name: 'factor-codes', path: '/', open: codes },
  { name: 'login-second-step', path: '/login', who: 'stranger', open: secondStep },
]

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function factors(page: Page) {
  await press(page, 'Profil')
  await press(page, 'Atur')
  await dialog(page, 'Verifikasi dua langkah').getByRole('button', { name: 'Pasang aplikasi' }).waitFor()
  return DIALOG
}

async function password(page: Page) {
  await factors(page)
  await press(page, 'Pasang aplikasi')
  await page.getByLabel('Password saat ini').fill(ADMIN.password)
  return DIALOG
}

async function app(page: Page) {
  await password(page)
  await press(page, 'Lanjutkan')
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor()
  return DIALOG
}

async function codes(page: Page) {
  await app(page)
  const now = '2026-11-23T03:15:00.000Z'
  const own = { totp: { created_at: now, used_at: null }, passkeys: [], recovery_codes_left: 10 }
  const json = {
    data: [{ ...own, required: false, passkey_origin: null }],
    recovery_codes: Array.from({ length: 10 }, (_, at) => `k7m${at}-pq2w-9xh4`),
    message: 'Data berhasil ditambahkan.',
  }
  await answerOnce(page, '**/v1/factor/totp/confirm', (route) => route.fulfill({ status: 201, json }))
  await page.getByLabel('Kode verifikasi').fill('123456')
  await press(page, 'Pasang')
  await page.getByRole('list', { name: 'Kode pemulihan' }).waitFor()
  return DIALOG
}

async function secondStep(page: Page) {
  const data = { totp: true, passkey: null }
  const json = { code: 'SECOND_FACTOR', message: 'Masukkan kode verifikasi dua langkah.', data }
  await answerOnce(page, '**/v1/login', (route) => route.fulfill({ status: 401, json }))
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await press(page, 'Login')
  await page.getByLabel('Kode verifikasi').waitFor()
  return undefined
}
