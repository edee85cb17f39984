import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Farther than this nobody tabs. */
const FAR = 60

/** What has the focus, by the words that a person knows it by, and whether it can be seen to have it. */
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
    // a radio's ring stands around its label, the editor's around its tools too
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

/** Tabs on until something has the focus; each stop on the way can be seen. Gives the number of stops. */
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

/** The focus comes to stand there. */
export async function expectFocus(page: Page, wanted: string | RegExp): Promise<void> {
  await expect.poll(async () => fits((await focusOf(page)).name, wanted) || (await focusOf(page)).name).toBe(true)
}

/** Chooses in a select that has the focus: a few letters, then Enter. */
export async function pick(page: Page, option: string): Promise<void> {
  await page.keyboard.type(option)
  await page.getByRole('option', { name: option }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}
