import { describe, expect, inject, it } from 'vitest'
import { PLACES, type Place } from './screens.ts'
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

const SIZES = [
  // 200 % of 1440 x 900 leaves half of it
  { on: 'a desktop', viewport: DESKTOP, narrowed: { width: 720, height: 450 } },
  { on: 'a phone', viewport: PHONE, narrowed: { width: 320, height: 640 } },
]

describe.each(SIZES)('on $on', ({ viewport, narrowed }) => {
  it('strangers', async () => {
    const person = await newPerson(shared.browser, demo, { viewport })
    for (const place of PLACES.filter(({ who }) => who === 'stranger')) await inspect(person, place)
    expectNoComplaints(person.complaints)
    await person.context.close()
  })

  it('an admin', async () => {
    const person = await signedIn(shared.browser, 1, { viewport }, demo)
    for (const place of PLACES.filter(({ who }) => who !== 'stranger')) {
      // on a phone the filters stand in a sheet of their own
      if (viewport === PHONE && place.name === 'question-filter') continue
      await inspect(person, place)
    }
    expectNoComplaints(person.complaints)
    await person.context.close()
  })

  async function inspect({ page }: Pick<Awaited<ReturnType<typeof newPerson>>, 'page'>, { name, path, open }: Place) {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    const element = await open?.(page)
    await settled(page)
    await expectAccessible(page, name, element)
    await expectFits(page, name)
    await page.setViewportSize(narrowed)
    await settled(page)
    await expectFits(page, name)
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
