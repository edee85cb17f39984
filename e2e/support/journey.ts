import { authRoutes, type SignedIn } from '@bank/contract/auth'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { apiOf } from './api.ts'
import { expectNoComplaints, newPerson } from './browser.ts'
import { PEOPLE } from './global-setup.ts'

export type Level = keyof typeof PEOPLE
const LEVELS: readonly Level[] = [1, 2]

/** The shared browser, for the tests of one file. */
export function useBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.connect(inject('stage').browser)
  })
  afterAll(() => browser?.close())
  return {
    get browser() {
      if (!browser) throw new Error('the browser is there when a test runs')
      return browser
    },
  }
}

/** Somebody who has signed in already: the sign-in itself has a journey of its own. */
export async function signedIn(
  browser: Browser,
  level: Level,
  options: Parameters<typeof newPerson>[2] = {},
  origin = inject('stage').origin,
) {
  const { email, password } = PEOPLE[level]
  const session = await apiOf(origin).call(authRoutes.login, { body: { ac_email: email, ac_password: password } })
  const person = await newPerson(browser, origin, { ...options, storageState: stored(origin, session) })
  return { ...person, level, isAdmin: level === 1, name: session.ac_name, api: apiOf(origin, session.token) }
}

export type Person = Awaited<ReturnType<typeof signedIn>>

/** What the browser keeps of a sign-in, under the names of spec 7. */
function stored(origin: string, { token, ac_id, ac_name, data }: SignedIn) {
  const kept = { token, ac_id, ac_name, ac_level: data.ac_level }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: String(value) }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

interface Journey {
  levels?: readonly Level[]
  /** Refusals that belong to it: `/^409 PATCH/`. */
  provokes?: RegExp
  /** The device, where it is not a desk's. */
  on?: Parameters<typeof newPerson>[2]
}

/** The same steps once as an admin and once as Team Content; whoever complains, fails. */
export function journey(
  title: string,
  steps: (person: Person) => Promise<void>,
  { levels = LEVELS, provokes, on }: Journey = {},
) {
  const shared = useBrowser()
  describe(title, () => {
    it.each(levels)('as level %i', async (level) => {
      const person = await signedIn(shared.browser, level, on)
      try {
        await steps(person)
        expectNoComplaints(person.complaints, provokes)
      } catch (error) {
        console.error(person.complaints)
        await person.page.screenshot({ path: `.screens/failed/${title} ${level}.png` }).catch(() => undefined)
        throw error
      } finally {
        await person.context.close()
      }
    })
  })
}
