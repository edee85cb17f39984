import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { isThere, PLACES, type Place } from './screens.ts'
import { STATES } from './states.ts'
import { DESKTOP, expectAccessible, expectNoComplaints, newPerson, PHONE } from './support/browser.ts'
import { expectFits } from './support/fits.ts'
import { signedIn, useBrowser } from './support/journey.ts'
import { settled } from './support/settled.ts'

/**
 * Every screen and dialog: nothing for axe-core to find, nothing refused by the CSP, no request to elsewhere, nothing
 * cut off, also when it is seen twice as large or on the smallest phone.
 */
const shared = useBrowser()
const { demo } = inject('stage')
/** By states that show a refusal. */
const PROVOKED = /^(409 PATCH \/v1\/class|500 GET \/v1\/subject)/

/** The window that a place is opened in, then what becomes of it: axe looks at the device's own. */
const SIZES = [
  // 200 % of 1440 x 900 leaves half of it
  { size: 'desktop', device: DESKTOP, windows: [DESKTOP.viewport, { width: 720, height: 450 }] },
  { size: 'phone', device: PHONE, windows: [{ width: 320, height: 640 }, PHONE.viewport] },
] as const

/** There are many, and axe thinks about each. */
const ALL_PLACES_MS = 300_000

describe.each(SIZES)('on a $size', { timeout: ALL_PLACES_MS }, ({ size, device, windows }) => {
  const placesOf = (whose: Place['who']) =>
    [...PLACES, ...STATES].filter((place) => isThere(place, size) && (place.who ?? 'admin') === whose)

  it('strangers', async () => {
    const person = await newPerson(shared.browser, demo, device)
    for (const place of placesOf('stranger')) await inspect(person, place)
    expectNoComplaints(person.complaints)
    await person.context.close()
  })

  it.each([
    { who: 'staff', level: 2 },
    { who: 'admin', level: 1 },
  ] as const)('$who', async ({ who, level }) => {
    const person = await signedIn(shared.browser, level, device, demo)
    for (const place of placesOf(who)) await inspect(person, place)
    expectNoComplaints(person.complaints, PROVOKED)
    await person.context.close()
  })

  async function inspect({ page }: { page: Page }, place: Place) {
    await look(page, place).catch((error) => {
      throw new Error(`${place.name} on a ${size}: ${error.message}`, { cause: error })
    })
  }

  async function look(page: Page, { name, path, open }: Place) {
    await page.setViewportSize(windows[0])
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
})

it('moves nothing for those who do not want it', async () => {
  const person = await signedIn(shared.browser, 1, { reducedMotion: 'reduce' }, demo)
  const { page } = person
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))
        .filter((ms) => ms > 1),
    )
  await page.goto('/soal')
  expect(await moving(), 'while a list loads').toEqual([])
  for (const name of ['Tambah soal', 'Tutup']) {
    await page.getByRole('button', { name }).first().click()
    expect(await moving(), name).toEqual([])
  }
  await page
    .getByRole('button', { name: /^Tindakan lain untuk/ })
    .first()
    .click()
  expect(await moving(), 'a menu').toEqual([])
  await person.context.close()
})
