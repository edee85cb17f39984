import { mkdir, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { inject } from 'vitest'

/**
 * Puts something on the clipboard and pastes it where the caret is. The pages of all workers are tabs of one browser and
 * share its clipboard, so one worker at a time does both.
 */
export async function pasteFrom(page: Page, put: () => Promise<unknown>) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const held = join(tmpdir(), `bank-clipboard-${inject('stage').browser.replaceAll(/\W/g, '')}`)
  while (!(await mkdir(held).then(always, never))) await pause(20)
  try {
    await put()
    await page.keyboard.press('Control+V')
  } finally {
    await rmdir(held)
  }
}
const always = () => true
const never = () => false

export const pasteText = (page: Page, text: string) =>
  pasteFrom(page, () => page.evaluate((words) => navigator.clipboard.writeText(words), text))

/** Pastes HTML as another program puts it on the clipboard, past what the browser would make of it there. */
export const pasteHtml = (box: Locator, html: string) =>
  box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    clipboardData.setData('text/plain', 'teks')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
