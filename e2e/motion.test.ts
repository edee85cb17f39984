import { expect, inject, it } from 'vitest'
import { signedIn, useBrowser } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { visit } from './support/steps.ts'

const shared = useBrowser()
const { demo } = inject('stage')

/** Runs in the page: notes each movement that takes longer than an instant. */
function recordMotion() {
  const moved: string[] = []
  Object.assign(window, { moved })
  const note = ({ type, target }: Event) => {
    const movements = target instanceof Element ? target.getAnimations({ subtree: true }) : []
    const times = movements.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    if (times.some((ms) => ms > 1))
      moved.push(`${type} ${target instanceof Element ? target.outerHTML.slice(0, 80) : ''}`)
  }
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note)
}

it.each([
  ['moves nothing for those who do not want it', 'reduce'],
  ['moves for all others', 'no-preference'],
] as const)('%s: a list that loads, a dialog, a menu', async (_, reducedMotion) => {
  const person = await signedIn(shared.browser, 1, { reducedMotion }, demo)
  const { page } = person
  await page.addInitScript(recordMotion)
  await visit(page, '/soal', 'Soal')
  await page.getByRole('button', { name: 'Tambah soal' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Tutup' }).first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page
    .getByRole('button', { name: /^Tindakan lain untuk/ })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
  await settled(page)
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  if (reducedMotion === 'reduce') await expect.poll(moved).toEqual([])
  else await expect.poll(moved).not.toEqual([])
  await person.context.close()
})
