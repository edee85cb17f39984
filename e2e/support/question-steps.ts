import type { Locator, Page } from 'playwright-core'
import { dialog } from './steps.ts'

/** How questions are added and edited: as a whole by one button, in part by a menu. */
export async function addQuestion(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Tambah soal', exact: true }).click()
  return dialog(page, 'Tambah soal')
}

export async function editQuestion(card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  return dialog(card.page(), /^Edit soal /)
}

/** The text and the classification alone. */
export async function addText(page: Page): Promise<Locator> {
  await actInHeader(page, 'Tambah isi saja')
  return dialog(page, 'Tambah isi soal')
}

export async function editText(card: Locator): Promise<Locator> {
  await actOnCard(card, 'Edit isi saja')
  return dialog(card.page(), /^Edit isi soal /)
}

/** Presses an entry of the menu of a card. */
export async function actOnCard(card: Locator, entry: string): Promise<void> {
  await card.getByRole('button', { name: /^Tindakan lain untuk/ }).click()
  await card.page().getByRole('menuitem', { name: entry, exact: true }).click()
}

/** Presses one of the further actions of a page's header, wherever it stands: as a button or in a menu. */
export async function actInHeader(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: /^(Tindakan lain|Cara lain menambah)$/ })
  const button = page.getByRole('button', { name, exact: true })
  await menu.or(button).first().waitFor()
  if (await button.isVisible()) return button.click()
  await menu.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
