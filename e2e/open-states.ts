import type { Page } from 'playwright-core'
import { DIALOG, press } from './open-places.ts'
import { answerHere, answerOnce } from './support/answer-once.ts'
import { DESKTOP } from './support/browser.ts'
import { choose } from './support/steps.ts'
import { passageFile, sendFile, unmarkedFile } from './support/word-file.ts'

/** How the states of states.ts are reached. */
const ALERT_DIALOG = '[role="alertdialog"]'

export async function refusedLogin(page: Page) {
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('alert').waitFor()
  return undefined
}

export async function importRefused(page: Page) {
  await sendFile(page, { name: 'surat.docx', bytes: Buffer.from('bukan berkas Word') })
  await page.getByRole('alert').waitFor()
  return undefined
}

export async function importGroup(page: Page) {
  await sendFile(page, passageFile())
  const shared = page.getByRole('region', { name: 'Teks bersama' })
  await choose(shared, 'Teks untuk beberapa soal', 'Jadikan soal pertama induk grup')
  await page.getByText('Anak soal 1').waitFor()
  return undefined
}

export async function importLines(page: Page) {
  await sendFile(page, unmarkedFile())
  await page.getByRole('region', { name: 'Tandai peran' }).getByRole('listitem').first().waitFor()
  return undefined
}

export async function withNotices(page: Page) {
  const at = '2026-11-23T03:15:00.000Z'
  const about = { at, read_at: null }
  const address = '10.0.0.7'
  const data = [
    { id: 2, kind: 'new-device', data: { device_name: 'Chrome di Windows', address }, ...about },
    { id: 1, kind: 'reset-asked', data: { address, times: 3 }, ...about },
  ]
  const json = { data, pagination: { page: 1, limit: 5, totalData: 7 } }
  await answerHere(page, '**/v1/notice?*', (route) => route.fulfill({ json }))
  await page.getByRole('region', { name: 'Kabar untuk Anda' }).waitFor()
  return undefined
}

/** Two people have the first question open. */
export async function withEditors(page: Page) {
  const since = '2026-11-23T03:42:00.000Z'
  await answerHere(page, '**/v1/editing?*', (route) => {
    const asked = new URL(route.request().url()).searchParams.get('question_id') ?? ''
    const question_id = Number(asked.split(',')[0])
    const data = ['Rani Kusuma', 'Budi'].map((ac_name) => ({ question_id, ac_name, since }))
    return route.fulfill({ json: { data } })
  })
  await page.getByText('Rani Kusuma dan Budi sedang menyunting sejak').waitFor()
  return undefined
}

/** As it is stored after a sign-in with a password that the product made up; the next page is as before. */
export async function firstPassword(page: Page) {
  await page.evaluate(() => localStorage.setItem('must_change_password', 'true'))
  await page.reload()
  await page.getByRole('heading', { name: 'Profil' }).waitFor()
  await page.evaluate(() => localStorage.removeItem('must_change_password'))
  return undefined
}

export async function groupWithChildren(page: Page) {
  const id = await page.evaluate(async () => {
    const headers = { token: localStorage.getItem('token') ?? '' }
    const { data } = await (await fetch('/v1/questionParent?limit=100', { headers })).json()
    return data.find((row: { children: number }) => row.children > 0).id_question
  })
  await page.goto(`/group/${id}`)
  await page.getByRole('article').first().waitFor()
  return undefined
}

export async function groupViewed(page: Page) {
  await groupWithChildren(page)
  await page.goto(page.url().replace('/group/', '/lihat/group/'))
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page
    .getByText(/^Skor /)
    .first()
    .waitFor()
  return undefined
}

export async function shortcutHelp(page: Page) {
  await page.keyboard.press('?')
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

export async function incompleteForm(page: Page) {
  await press('Tambah soal')(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await page.locator(DIALOG).getByRole('alert').first().waitFor()
  return DIALOG
}

export async function discardedForm(page: Page) {
  await press('Tambah kelas')(page)
  await page.locator(DIALOG).getByLabel('Nama kelas').fill('Kelas akselerasi')
  await page.getByRole('button', { name: 'Batalkan' }).click()
  await page.locator(ALERT_DIALOG).waitFor()
  return ALERT_DIALOG
}

/** Desktop and phone are tested in parallel, so each changes a row of its own. */
async function editOwn(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESKTOP.viewport.width
  await page
    .getByRole('button', { name: /^Edit/ })
    .nth(isPhone ? 1 : 0)
    .click()
  await page.locator(DIALOG).waitFor()
}

/** Another user renames the class while it is edited; afterwards it gets its old name back. */
export async function staleForm(page: Page) {
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

export async function draftOffer(page: Page) {
  await press('Tambah indikator')(page)
  await page.getByRole('textbox', { name: 'Indikator' }).fill('Menafsirkan')
  await page.getByText(/^Draf tersimpan/).waitFor()
  // a reload would open the dialog with its draft: only a new visit is offered it
  await page.goto('/indikator')
  await press('Tambah indikator')(page)
  await page.getByRole('button', { name: /^Pulihkan draf/ }).waitFor()
  return DIALOG
}

export async function failedList(page: Page) {
  const json = { code: 'INTERNAL', message: 'Terjadi kesalahan pada server.' }
  await answerOnce(page, '**/v1/subject?*', (route) => route.fulfill({ status: 500, json }))
  await page.reload()
  await page.getByRole('button', { name: 'Coba lagi' }).waitFor()
  return undefined
}

export async function offline(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
    window.dispatchEvent(new Event('offline'))
  })
  await page.getByText('Koneksi internet terputus.').waitFor()
  return undefined
}

export async function toast(page: Page) {
  await editOwn(page)
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  // a toast under the pointer stays
  await page.getByText('Data berhasil diperbaharui.').first().hover()
  await page.locator(DIALOG).waitFor({ state: 'detached' })
  return undefined
}
