import type { Locator, Page } from 'playwright-core'

/** What people do again and again, in the words of the screen. */
export async function login(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Selamat datang, / }).waitFor()
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
