import type { Page } from 'playwright-core'
import { describe, inject, it } from 'vitest'
import { PLACES } from './screens.ts'
import { DESKTOP, expectAccessible, expectNoComplaints, newPerson, PHONE } from './support/browser.ts'
import { signedIn, useBrowser } from './support/journey.ts'

/** Every screen and dialog: nothing for axe-core to find, nothing refused by the CSP, no request to elsewhere. */
const shared = useBrowser()
const { demo } = inject('stage')

const QUIET = 'networkidle'

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('on a %s', (_, viewport) => {
  it('strangers', async () => {
    const person = await newPerson(shared.browser, demo, { viewport })
    for (const place of PLACES.filter(({ who }) => who === 'stranger')) await visit(person.page, place)
    expectNoComplaints(person.complaints)
    await person.context.close()
  })

  it('an admin', async () => {
    const person = await signedIn(shared.browser, 1, { viewport }, demo)
    for (const place of PLACES.filter(({ who }) => who !== 'stranger')) {
      // on a phone the filters stand in a sheet of their own
      if (viewport === PHONE && place.name === 'question-filter') continue
      await visit(person.page, place)
    }
    expectNoComplaints(person.complaints)
    await person.context.close()
  })
})

async function visit(page: Page, { name, path, open }: (typeof PLACES)[number]) {
  await page.goto(path, { waitUntil: QUIET })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const element = await open?.(page)
  await page.waitForLoadState(QUIET)
  // fades end before colours are judged
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity),
  )
  await expectAccessible(page, name, element)
}
