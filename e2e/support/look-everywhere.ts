import type { Page } from 'playwright-core'
import { describe, inject, it } from 'vitest'
import { isThere, type Place } from '../screens.ts'
import { DESKTOP, expectAccessible, expectNoComplaints, forgetDrafts, newPerson, PHONE } from './browser.ts'
import { expectFits } from './fits.ts'
import { signedIn, useBrowser } from './journey.ts'
import { settled } from './settled.ts'
import { screenHeading } from './steps.ts'

/** Error replies that the places in `STATES` provoke on purpose. */
const PROVOKED = /^(401 POST \/v1\/login|409 PATCH \/v1\/class|500 GET \/v1\/subject|422 GET \/v1\/questionParent)/

/** Each place is opened in the first window size and then resized to the second; axe checks the device's own size. */
const SIZES = {
  // zoomed to 200 %, a window of 1440 x 900 has half as many CSS pixels in each direction
  desktop: { device: DESKTOP, windows: [DESKTOP.viewport, { width: 720, height: 450 }] },
  phone: { device: PHONE, windows: [{ ...PHONE.viewport, width: 320 }, PHONE.viewport] },
} as const

const AFTER_RESIZE_MS = 50

/**
 * Screens and dialogs: axe-core finds no violation, the CSP blocks nothing, no request goes to another site, nothing is
 * cut off, also at 200 % zoom and on the smallest phone. Test files that call this run in parallel.
 */
export function lookEverywhere(size: keyof typeof SIZES, places: readonly Place[]) {
  const shared = useBrowser()
  const { demo } = inject('stage')
  const { device, windows } = SIZES[size]
  const placesOf = (whose: Place['who']) =>
    places.filter((place) => isThere(place, size) && (place.who ?? 'admin') === whose)

  describe(`every place on a ${size}`, () => {
    it('strangers', async () => {
      const person = await newPerson(shared.browser, demo, device)
      for (const place of placesOf('stranger')) await inspect(person.page, place)
      expectNoComplaints(person.complaints, PROVOKED)
      await person.context.close()
    })

    it.each([
      { who: 'staff', level: 2 },
      { who: 'admin', level: 1 },
    ] as const)('$who', async ({ who, level }) => {
      const person = await signedIn(shared.browser, level, device, demo)
      for (const place of placesOf(who)) await inspect(person.page, place)
      expectNoComplaints(person.complaints, PROVOKED)
      await person.context.close()
    })
  })

  async function inspect(page: Page, place: Place) {
    await look(page, place).catch((error) => {
      throw new Error(`${place.name} on a ${size}: ${error.message}`, { cause: error })
    })
  }

  async function look(page: Page, { name, path, open, hasAxe = true }: Place) {
    await page.setViewportSize(windows[0])
    await forgetDrafts(page)
    await page.goto(path)
    await screenHeading(page).waitFor()
    const element = await open?.(page)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await settled(page, viewport === windows[0] ? undefined : AFTER_RESIZE_MS)
      if (hasAxe && viewport === device.viewport) await expectAccessible(page, name, element)
      await expectFits(page, name)
    }
  }
}
