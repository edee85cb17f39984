import type { Page } from 'playwright-core'
import { describe, inject, it } from 'vitest'
import { isThere, type Place } from '../screens.ts'
import { DESKTOP, expectAccessible, expectNoComplaints, forgetDrafts, newPerson, PHONE } from './browser.ts'
import { expectFits } from './fits.ts'
import { signedIn, useBrowser } from './journey.ts'
import { settled } from './settled.ts'

/** By states that show a refusal. */
const PROVOKED = /^(409 PATCH \/v1\/class|500 GET \/v1\/subject)/

/** The window that a place is opened in, then what becomes of it: axe looks at the device's own. */
const SIZES = {
  // 200 % of 1440 x 900 leaves half of it
  desktop: { device: DESKTOP, windows: [DESKTOP.viewport, { width: 720, height: 450 }] },
  phone: { device: PHONE, windows: [{ ...PHONE.viewport, width: 320 }, PHONE.viewport] },
} as const

/** There are many, and axe thinks about each. */
const ALL_PLACES_MS = 600_000

/**
 * Screens and dialogs: nothing for axe-core to find, nothing refused by the CSP, no request to elsewhere, nothing cut
 * off, also when they are seen twice as large or on the smallest phone. Files of them go side by side.
 */
export function lookEverywhere(size: keyof typeof SIZES, places: readonly Place[]) {
  const shared = useBrowser()
  const { demo } = inject('stage')
  const { device, windows } = SIZES[size]
  const placesOf = (whose: Place['who']) =>
    places.filter((place) => isThere(place, size) && (place.who ?? 'admin') === whose)

  describe(`every place on a ${size}`, { timeout: ALL_PLACES_MS }, () => {
    it('strangers', async () => {
      const person = await newPerson(shared.browser, demo, device)
      for (const place of placesOf('stranger')) await inspect(person.page, place)
      expectNoComplaints(person.complaints)
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

  async function look(page: Page, { name, path, open }: Place) {
    await page.setViewportSize(windows[0])
    await forgetDrafts(page)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const element = await open?.(page)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await settled(page)
      if (viewport === device.viewport) await expectAccessible(page, name, element)
      await expectFits(page, name)
    }
  }
}
