import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Steps that many journeys repeat, named by the labels on the screen. */
export async function login(page: Page, email: string, password: string) {
  await enter(page, email, password)
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
}

/** Fills in and sends the sign-in form; does not check the next page. */
export async function enter(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Types the beginning of an option into a select and chooses it. */
export async function choose(within: Locator, label: string, option: string | RegExp) {
  const field = within.getByRole('combobox', { name: label, exact: true })
  await field.click()
  // the open list hides the rest of the page from role locators, so type into the focused element
  await within.page().keyboard.press('Control+A')
  if (typeof option === 'string') await within.page().keyboard.type(option)
  await within.page().getByRole('option', { name: option }).first().click()
}

export async function save(within: Locator) {
  await within.getByRole('button', { name: 'Simpan', exact: true }).click()
  await within.waitFor({ state: 'detached' })
}

/** Waits until a toast has said this since the page was loaded or the last call; it may be gone again by then. */
export async function expectToast(page: Page, words: string) {
  await page.waitForFunction((words) => {
    const { said = [] } = window as { said?: string[] }
    const at = said.findIndex((text) => text.includes(words))
    return at >= 0 && said.splice(0, at + 1)
  }, words)
}

/** Waits until a list has exactly so many rows: `3 soal`, not `13 soal`. */
export const expectFound = (page: Page, rows: string) => page.getByText(`${rows} ditemukan`, { exact: true }).waitFor()

/** Types into the search box of a list and waits until the address has changed. */
export async function searchFor(page: Page, label: string, words: string) {
  const before = page.url()
  await page.getByRole('textbox', { name: label }).fill(words)
  await page.waitForURL((url) => url.href !== before)
}

/** Checks the exact confirmation before a delete and its two answers; presses one of them. */
export async function expectAsked(page: Page, question: string, answer: 'Hapus' | 'Batalkan') {
  const asked = page.getByRole('alertdialog', { name: question })
  await asked.waitFor()
  await asked.getByRole('button', { name: answer === 'Hapus' ? 'Batalkan' : 'Hapus' }).waitFor()
  await asked.getByRole('button', { name: answer }).click()
  await asked.waitFor({ state: 'detached' })
}

/** The heading of a screen, also behind a dialog that the address opens by itself. */
export const screenHeading = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })

/** Opens an address and waits for the page with this title, also behind a dialog that the address opens. */
export async function visit(page: Page, path: string, title: string | RegExp) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title, includeHidden: true }).waitFor()
}

/** Expects none of these where `drawn` stands: on a page that is not drawn yet there is nothing at all. */
export async function expectAbsent(these: Locator, drawn: Locator) {
  await drawn.first().waitFor()
  // biome-ignore lint/plugin: what is drawn is waited for above
  await expect.poll(() => these.count()).toBe(0)
}

/** The options of a select, in their order. */
export async function optionsOf(within: Locator, label: string): Promise<string[]> {
  await within.getByRole('combobox', { name: label, exact: true }).click()
  const options = within.page().getByRole('option')
  await options.first().waitFor()
  const words = await options.allInnerTexts()
  await within.page().keyboard.press('Escape')
  await within.page().getByRole('listbox').waitFor({ state: 'detached' })
  return words
}

/** Saves with a required field empty: the dialog stays open and shows the message. */
export async function expectIncomplete(form: Locator) {
  await form.getByRole('button', { name: 'Simpan', exact: true }).click()
  await form.getByRole('alert').filter({ hasText: 'Harap isi semua kolom!' }).waitFor()
}

/** Closes a dialog with unsaved changes, and confirms to discard them. */
export async function discard(form: Locator) {
  await form.getByRole('button', { name: 'Batalkan' }).click()
  const asked = form.page().getByRole('alertdialog', { name: 'Buang perubahan?' })
  await asked.getByRole('button', { name: 'Buang' }).click()
  await form.waitFor({ state: 'detached' })
}
