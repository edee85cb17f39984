import type { Page, Route } from 'playwright-core'

/**
 * Answers the next call to an address in place of the server. `{ times: 1 }` of playwright would switch interception off
 * again while the page still loads: in 10 of 150 reloads Chromium then never finished loading a font.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false
  await page.route(url, (route) => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return answer(route)
  })
}

/**
 * Loads the page anew and answers these calls until it is left: a call of the page before may still come, so the first
 * call alone would not do.
 */
export async function answerHere(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isHere = true
  await page.route(url, (route) => (isHere ? answer(route) : route.fallback()))
  await page.reload()
  page.once('framenavigated', () => {
    isHere = false
  })
}
