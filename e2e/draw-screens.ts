import { copyFile, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { isThere, PLACES, type Place } from './screens.ts'
import { STATES } from './states.ts'
import { DESKTOP, forgetDrafts, newPerson, PHONE } from './support/browser.ts'
import { signedIn, useBrowser } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { screenHeading } from './support/steps.ts'

/** Screenshots of every screen and dialog with sample content: `.screens/<place>-<size>.png`. */
const FOLDER = fileURLToPath(new URL('../.screens/', import.meta.url))
const DOCUMENTS = fileURLToPath(new URL('../docs/screens/', import.meta.url))
/** The screenshots that the documents show; copied to docs/screens/ when SCREENS_KEPT is set. */
const KEPT = [
  'home-desktop',
  'question-desktop',
  'question-phone',
  'item-edit-desktop',
  'formula-desktop',
  'question-totals-desktop',
  'group-children-desktop',
  'discussion-desktop',
  'topic-desktop',
  'subject-phone',
  'banner-desktop',
  'delete-desktop',
]

const shared = useBrowser()
const { demo } = inject('stage')
type Person = Awaited<ReturnType<typeof newPerson>>
type Who = 'stranger' | 'staff' | 'admin'

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
})

afterAll(async () => {
  if (!process.env.SCREENS_KEPT) return
  for (const name of KEPT) await copyFile(`${FOLDER}${name}.png`, `${DOCUMENTS}${name.replace(/-desktop$/, '')}.png`)
})

describe.each([
  { size: 'desktop', device: DESKTOP },
  { size: 'phone', device: PHONE },
] as const)('$size', ({ size, device }) => {
  let people: Record<Who, Person>
  beforeAll(async () => {
    people = {
      stranger: await newPerson(shared.browser, demo, device),
      staff: await signedIn(shared.browser, 2, device, demo),
      admin: await signedIn(shared.browser, 1, device, demo),
    }
  })
  afterAll(async () => {
    for (const { context } of Object.values(people ?? {})) await context.close()
  })

  it.each([...PLACES, ...STATES].filter((place) => isThere(place, size)))(
    '$name',
    async ({ name, path, who = 'admin', open }: Place) => {
      const { page } = people[who]
      await forgetDrafts(page)
      await page.goto(path)
      await screenHeading(page).waitFor()
      await settled(page)
      await open?.(page)
      await settled(page)
      await page.screenshot({ path: `${FOLDER}${name}-${size}.png` })
    },
  )
})
