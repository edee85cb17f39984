import type { Page } from 'playwright-core'
import { EDITOR_PLACES } from './editor-places.ts'
import { DIALOG, type Place, press } from './screens.ts'
import { DESKTOP } from './support/browser.ts'

const ALERT_DIALOG = '[role="alertdialog"]'

/** How screens look while something is missing, asked, refused or broken. */
export const STATES: Place[] = [
  ...EDITOR_PLACES,
  { name: 'login-refused', path: '/login', who: 'stranger', open: refusedLogin },
  { name: 'home-staff', path: '/', who: 'staff' },
  { name: 'banner-refused', path: '/banner', who: 'staff' },
  { name: 'menu', path: '/', only: 'phone', open: press('Buka menu') },
  { name: 'filter-sheet', path: '/soal', only: 'phone', open: press(/^Saring/) },
  { name: 'group-children', path: '/soal', open: groupWithChildren },
  { name: 'question-filtered', path: '/soal?status=published&label=tryout' },
  { name: 'question-last-page', path: '/soal?page=5' },
  { name: 'shortcut-help', path: '/', only: 'desktop', open: shortcutHelp },
  { name: 'form-incomplete', path: '/soal', open: incompleteForm },
  { name: 'form-discard', path: '/kelas', open: discardedForm },
  { name: 'form-stale', path: '/kelas', open: staleForm },
  { name: 'draft-offer', path: '/indikator', open: draftOffer },
  { name: 'list-failed', path: '/subjek', open: failedList },
  { name: 'offline', path: '/materi', open: offline },
  { name: 'toast', path: '/indikator', open: toast },
]

async function refusedLogin(page: Page) {
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alert').waitFor()
  return undefined
}

async function groupWithChildren(page: Page) {
  const id = await page.evaluate(async () => {
    const headers = { token: localStorage.getItem('token') ?? '' }
    const { data } = await (await fetch('/v1/questionParent?limit=100', { headers })).json()
    return data.find((row: { children: number }) => row.children > 0).id_question
  })
  await page.goto(`/group/${id}`)
  await page.getByRole('article').first().waitFor()
  return undefined
}

async function shortcutHelp(page: Page) {
  await page.keyboard.press('?')
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

async function incompleteForm(page: Page) {
  await press('Tambah soal')(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.locator(DIALOG).getByRole('alert').first().waitFor()
  return DIALOG
}

async function discardedForm(page: Page) {
  await press('Tambah kelas')(page)
  await page.locator(DIALOG).getByLabel('Nama kelas').fill('Kelas akselerasi')
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.locator(ALERT_DIALOG).waitFor()
  return ALERT_DIALOG
}

/** Both sizes are looked at side by side: each changes a row of its own. */
async function editOwn(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESKTOP.viewport.width
  await page
    .getByRole('button', { name: /^Edit/ })
    .nth(isPhone ? 1 : 0)
    .click()
  await page.locator(DIALOG).waitFor()
}

/** Somebody else renames the class while it is edited; afterwards it is called as before. */
async function staleForm(page: Page) {
  await editOwn(page)
  const name = page.locator(DIALOG).getByLabel('Nama kelas')
  const before = await name.inputValue()
  await rename(page, before, `${before} unggulan`)
  await name.fill(`${before} khusus`)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByRole('region', { name: 'Dua versi' }).waitFor()
  await rename(page, `${before} unggulan`, before)
  return DIALOG
}

const rename = (page: Page, from: string, to: string) =>
  page.evaluate(
    async ([from, to]) => {
      const headers = { token: localStorage.getItem('token') ?? '', 'content-type': 'application/json' }
      const { data } = await (await fetch(`/v1/class?class_name=${from}&limit=`, { headers })).json()
      const { id_class } = data.find((row: { class_name: string }) => row.class_name === from)
      await fetch(`/v1/class/${id_class}`, { method: 'PATCH', headers, body: JSON.stringify({ class_name: to }) })
    },
    [from, to],
  )

async function draftOffer(page: Page) {
  await press('Tambah indikator')(page)
  await page.getByRole('textbox', { name: 'Indikator' }).fill('Menafsirkan')
  await page.getByText(/^Draf tersimpan/).waitFor()
  await page.reload()
  await press('Tambah indikator')(page)
  await page.getByRole('button', { name: /^Pulihkan draf/ }).waitFor()
  return DIALOG
}

async function failedList(page: Page) {
  const json = { code: 'INTERNAL', message: 'Terjadi kesalahan pada server.' }
  await page.route('**/v1/subject?*', (route) => route.fulfill({ status: 500, json }), { times: 1 })
  await page.reload()
  await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
  return undefined
}

async function offline(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
  await page.getByText('Koneksi internet terputus.').waitFor()
  return undefined
}

async function toast(page: Page) {
  await editOwn(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.getByText('Data berhasil diperbaharui.').first().waitFor()
  await page.locator(DIALOG).waitFor({ state: 'detached' })
  return undefined
}
