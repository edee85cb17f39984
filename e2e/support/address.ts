import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The path of the address with what is asked for: `/subjek?buka=subjek%3A3`. */
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
export const expectPath = (page: Page, path: string) => expect.poll(() => pathOf(page)).toBe(path)
/** How many entries the history of the tab has. */
export const entries = (page: Page) => page.evaluate(() => history.length)
