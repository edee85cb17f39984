import { expect, inject, it } from 'vitest'
import { signedIn, useBrowser } from './support/journey.ts'

const shared = useBrowser()
const { demo } = inject('stage')

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
