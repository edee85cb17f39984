import type { Locator, Page } from 'playwright-core'

/** What people do again and again, in the words of the screen. */
export async function login(page: Page, email: string, password: string) {
  await enter(page, email, password)
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
}

/** Fills in the sign-in, wherever it leads. */
export async function enter(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Types a few letters into a select and takes the option. */
export async function choose(within: Locator, label: string, option: string | RegExp) {
  const field = within.getByRole('combobox', { name: label, exact: true })
  await field.click()
  // the open list hides the rest of the page from roles: what is typed goes where the focus is
  await within.page().keyboard.press('Control+A')
  if (typeof option === 'string') await within.page().keyboard.type(option)
  await within.page().getByRole('option', { name: option }).first().click()
}

export async function save(within: Locator) {
  await within.getByRole('button', { name: 'Simpan', exact: true }).click()
  await within.waitFor({ state: 'detached' })
}

/** The words of a toast, which a polite live region keeps. */
export const expectToast = (page: Page, words: string) => page.getByText(words).first().waitFor()

/** Types into a list's search box and waits until the address says so. */
export async function searchFor(page: Page, label: string, words: string) {
  const before = page.url()
  await page.getByRole('textbox', { name: label }).fill(words)
  await page.waitForURL((url) => url.href !== before)
}

/** The question before a delete, word for word, with its two answers; gives one of them. */
export async function expectAsked(page: Page, question: string, answer: 'Hapus' | 'Batalkan') {
  const asked = page.getByRole('alertdialog', { name: question })
  await asked.waitFor()
  await asked.getByRole('button', { name: answer === 'Hapus' ? 'Batalkan' : 'Hapus' }).waitFor()
  await asked.getByRole('button', { name: answer }).click()
  await asked.waitFor({ state: 'detached' })
}

/** Opens an address and waits for the page that is to stand there. */
export async function visit(page: Page, path: string, title: string | RegExp) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** What is asked for in a select: its options, in their order. */
export async function optionsOf(within: Locator, label: string): Promise<string[]> {
  await within.getByRole('combobox', { name: label, exact: true }).click()
  const options = within.page().getByRole('option')
  await options.first().waitFor()
  const words = await options.allInnerTexts()
  await within.page().keyboard.press('Escape')
  await within.page().getByRole('listbox').waitFor({ state: 'detached' })
  return words
}

/** Saves with something missing: the dialog stays and says so. */
export async function expectIncomplete(form: Locator) {
  await form.getByRole('button', { name: 'Simpan', exact: true }).click()
  await form.getByRole('alert').filter({ hasText: 'Harap isi semua kolom!' }).waitFor()
}

/** Closes a dialog in which something was typed, and throws that away. */
export async function discard(form: Locator) {
  await form.getByRole('button', { name: 'Batalkan' }).click()
  const asked = form.page().getByRole('alertdialog', { name: 'Buang perubahan?' })
  await asked.getByRole('button', { name: 'Buang' }).click()
  await form.waitFor({ state: 'detached' })
}
