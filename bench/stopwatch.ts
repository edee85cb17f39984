import type { BrowserContext, Locator, Page } from 'playwright-core'

interface Seen {
  lcp: number
  cls: number
  /** Milliseconds from each click or key press to the next paint. */
  interactions: number[]
}

/** Records in the page what the browser reports about paints, layout shifts and input delay. */
export async function watchVitals(context: BrowserContext) {
  // tsx wraps functions in a helper, `__name`, which does not exist in the page
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(() => {
    const seen: Seen = { lcp: 0, cls: 0, interactions: [] }
    Object.assign(window, { benchSeen: seen })
    const hear = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => void note(entry))).observe({
        type,
        buffered: true,
        ...options,
      })
    hear('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    hear('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) seen.cls += shift.value
    })
    const interactions = (entry: PerformanceEntry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) seen.interactions.push(entry.duration)
    }
    hear('event', interactions, { durationThreshold: 16 })
  })
}

export const vitalsOf = (page: Page) => page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen)

/** The condition to wait for: a selector that matches, or one that no longer matches. */
interface Sought {
  appears?: string
  /** The old text: the first element of `appears` must have a different one. */
  otherThan?: string
  goes?: string
}

const PATIENCE = 60_000

/** Milliseconds from the click to the frame in which the condition is painted; fails when it never is. */
export async function fromClick(page: Page, target: Locator, sought: Sought): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await page.evaluate(
    (sought) => {
      const isDone = () => {
        if (sought.goes && document.querySelector(sought.goes)) return false
        if (!sought.appears) return true
        const element = document.querySelector(sought.appears)
        return element !== null && (sought.otherThan === undefined || element.textContent !== sought.otherThan)
      }
      const painted = new Promise<number>((done, fail) => {
        const begin = ({ timeStamp }: Event) => {
          setTimeout(() => fail(new Error(`not seen: ${JSON.stringify(sought)}`)), sought.patience)
          const look = () => {
            if (!isDone()) return requestAnimationFrame(look)
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)))
          }
          requestAnimationFrame(look)
        }
        document.addEventListener('click', begin, { capture: true, once: true })
      })
      Object.assign(window, { benchPainted: painted })
    },
    { ...sought, patience: PATIENCE },
  )
  await target.click()
  return page.evaluate(() => (window as unknown as { benchPainted: Promise<number> }).benchPainted)
}

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
