import type { Page } from 'playwright-core'
import { actInHeader, actOnCard } from './support/question-steps.ts'
import { choose } from './support/steps.ts'
import { sendFile, wordFile } from './support/word-file.ts'

/** How the places of screens.ts are opened: each returns a selector of what opened, unless it is the whole page. */
export const DIALOG = '[role="dialog"]'
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

/** The same by one of the further actions of a page's header, which stand in a menu on a phone. */
export const pressInHeader = (name: string) => async (page: Page) => {
  await actInHeader(page, name)
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

/** Opens a select: its popup hides the rest of the page from axe, so axe checks the popup alone. */
export const unfold = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('listbox').waitFor()
  return '[role="listbox"]'
}

/** Opens a dialog by an entry of the menu of the first card, of a type of question. */
export function throughMenu(entry: string, { opened = DIALOG, type = '' } = {}) {
  return async (page: Page) => {
    await actOnCard(page.getByRole('article').filter({ hasText: type }).first(), entry)
    await page.locator(opened).waitFor()
    return opened
  }
}

export const addOption = throughMenu('Tambah pilihan', { type: 'Pilihan ganda' })

export async function importedRow(page: Page) {
  await importedRows(page)
  await page.getByRole('button', { name: 'Edit soal 2' }).click()
  await page
    .getByRole('dialog', { name: 'Edit soal 2' })
    .getByRole('textbox', { name: /Teks soal/ })
    .waitFor()
  return DIALOG
}

/** An account has at most three open imports: one that is there is opened again. The list may hold others' files too. */
export async function importedRows(page: Page) {
  const there = page.getByRole('link', { name: /^Tryout/ }).first()
  const list = page.getByRole('table', { name: 'Impor saya' })
  await list.or(page.getByText('Belum ada berkas yang diimpor.')).first().waitFor()
  if (await there.isVisible()) await there.click()
  else await sendFile(page, wordFile())
  await page.getByRole('article', { name: 'Soal 1' }).waitFor()
  return undefined
}

export async function printed(page: Page) {
  await page.getByRole('button', { name: /^Buat dari/ }).click()
  await page.getByRole('link', { name: 'Cetak' }).first().click()
  await page.locator('.paper').waitFor()
  return undefined
}

export async function formula(page: Page) {
  await addOption(page)
  await page.locator(DIALOG).getByRole('button', { name: 'Rumus', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Rumus' })
  await dialog.getByLabel('LaTeX').fill('\\int_{0}^{\\pi}\\frac{\\sin x}{1+x^{2}}\\,dx=\\sqrt[3]{\\frac{a}{b}}')
  await dialog.locator('math').first().waitFor()
  return DIALOG
}

export async function optionMenu(page: Page) {
  await page.getByRole('button', { name: 'Tindakan pilihan A' }).first().click()
  await page.getByRole('menu').waitFor()
  return '[role="menu"]'
}

export async function answerDialog(page: Page) {
  const options = page.getByRole('list', { name: 'Pilihan jawaban' }).first().getByRole('listitem')
  await options.filter({ hasNotText: 'Jawaban benar' }).first().getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Jadikan jawaban' }).click()
  await page.locator(DIALOG).waitFor()
  return DIALOG
}

export async function unfoldChange(page: Page) {
  await renameThereAndBack(page)
  await page
    .getByRole('button', { name: /^Lihat perubahan/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Yang berubah' }).waitFor()
  return undefined
}

/** Sample content has no history: renames a class, and gives it its old name back. */
async function renameThereAndBack(page: Page) {
  await page.evaluate(async () => {
    const headers = { token: localStorage.getItem('token') ?? '', 'content-type': 'application/json' }
    const { data } = await (await fetch('/v1/class/1', { headers })).json()
    for (const class_name of ['Nama lain', data[0].class_name]) {
      await fetch('/v1/class/1', { method: 'PATCH', headers, body: JSON.stringify({ class_name }) })
    }
  })
  await page.reload()
}

export async function restoreQuestion(page: Page) {
  await renameThereAndBack(page)
  await page
    .getByRole('button', { name: /^Pulihkan versi sebelumnya/ })
    .first()
    .click()
  await page.getByRole('alertdialog').waitFor()
  return '[role="alertdialog"]'
}

/** The first question as a student sees it, with its key filled in and checked. */
export async function viewed(page: Page) {
  await actOnCard(page.getByRole('article').first(), 'Lihat seperti siswa')
  await page.getByRole('button', { name: 'Isi dengan kunci' }).click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText(/^Skor /).waitFor()
  return undefined
}

export async function viewedInForm(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
  await page.getByRole('button', { name: 'Lihat seperti siswa' }).click()
  await page.getByRole('button', { name: 'Isi dengan kunci' }).click()
  await page.getByRole('button', { name: 'Periksa jawaban' }).click()
  await page.getByText(/^Skor /).waitFor()
  return `${DIALOG}:has(.student-frame)`
}

/** Some questions that are selected, and the preview of a change of them. */
export async function bulkPreviewed(page: Page) {
  const boxes = page.getByRole('list', { name: 'Soal yang bisa dipilih' }).getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  const form = page.getByRole('form', { name: 'Perubahan' })
  await choose(form, 'Indikator', /Numerasi/)
  await form.getByText(/soal berubah|Tidak ada yang berubah/).waitFor()
  return undefined
}

/** "Cari apa saja" with what it finds. */
export async function found(page: Page): Promise<string> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Kode, kata, atau nama' }).fill('bac')
  await page.getByRole('option').first().waitFor()
  return '[role="dialog"]'
}
