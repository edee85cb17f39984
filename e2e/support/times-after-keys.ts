import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Measures in the page how long after the last key something with an accessible name appears. */
export async function timesAfterKeys(page: Page) {
  await page.evaluate(measure)
  /** Milliseconds until it appeared for the last time, frame included. */
  const shownAfter = async (name: string) => {
    const time = () => page.evaluate((name) => (window as unknown as Measured).shownAfter.get(name), name)
    await expect.poll(time, { message: name }).toBeDefined()
    return (await time()) ?? Number.NaN
  }
  return { shownAfter }
}

interface Measured {
  shownAfter: Map<string, number>
}

function measure() {
  const shownAfter = new Map<string, number>()
  Object.assign(window, { shownAfter })
  let lastKey = performance.now()
  const heard = () => {
    lastKey = performance.now()
  }
  for (const event of ['keydown', 'click', 'paste']) addEventListener(event, heard, true)
  const look = () => {
    const names = Array.from(document.querySelectorAll('[aria-label^="Lihat "]'), (one) => one.ariaLabel ?? '')
    for (const name of names) if (!shownAfter.has(name)) shownAfter.set(name, performance.now() - lastKey)
    for (const name of shownAfter.keys()) if (!names.includes(name)) shownAfter.delete(name)
  }
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-label'],
  })
}
