import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The maximum number of Tab presses: a person would not press it more often. */
const FAR = 60

/** The name of the focused element as a user knows it, and whether its focus ring is visible. */
async function focusOf(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null
    if (!at || at === document.body) return { name: '', isSeen: true }
    const label = (at as HTMLInputElement).labels?.[0]?.textContent
    const named = at
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    const name = at.getAttribute('aria-label') ?? named?.join(' ') ?? label ?? at.textContent ?? ''
    // the focus ring of a radio is around its label, that of the editor also around its toolbar
    const isSeen = [at, at.parentElement, at.closest('label'), at.closest('.editor')].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
    })
    return { name: name.trim().replace(/\s+/g, ' '), isSeen: isSeen || at.id === 'isi' || at.role === 'dialog' }
  })
}

const fits = (name: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** Presses Tab until the wanted element has the focus, which is visible at each stop. Returns the number of stops. */
export async function tabTo(page: Page, wanted: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  const passed: string[] = []
  for (let stops = 0; stops < FAR; stops++) {
    const { name, isSeen } = await focusOf(page)
    expect(isSeen, `the focus on "${name}" can be seen`).toBe(true)
    if (fits(name, wanted)) return stops
    passed.push(name)
    await page.keyboard.press(key)
  }
  throw new Error(`${wanted} is not reached by ${key}: ${passed.join(' | ')}`)
}

/** Waits until the wanted element has the focus. */
export async function expectFocus(page: Page, wanted: string | RegExp): Promise<void> {
  await expect.poll(async () => fits((await focusOf(page)).name, wanted) || (await focusOf(page)).name).toBe(true)
}

/** Opens the menu whose button has the focus, and presses an entry of it. */
export async function pressEntry(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: entry }).waitFor()
  const passed: string[] = []
  for (let steps = 0; steps < FAR; steps++) {
    const { name } = await focusOf(page)
    if (name === entry) return page.keyboard.press('Enter')
    passed.push(name)
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`${entry} is not reached by the arrow keys: ${passed.join(' | ')}`)
}

/** Chooses in a select that has the focus: a few letters, then Enter. */
export async function pick(page: Page, option: string): Promise<void> {
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}
