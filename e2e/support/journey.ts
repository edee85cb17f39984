import { authRoutes, type SignedIn } from '@bank/contract/auth'
import { type Browser, chromium, type Page } from 'playwright-core'
import { beforeAll, describe, inject, it } from 'vitest'
import { apiOf } from './api.ts'
import { expectNoComplaints, newPage, newPerson } from './browser.ts'
import { PEOPLE } from './global-setup.ts'

export type Level = keyof typeof PEOPLE
const LEVELS: readonly Level[] = [1, 2]

let joined: Promise<Browser> | undefined

/** The shared browser; each worker connects to it once. */
export function useBrowser(): { readonly browser: Browser } {
  let browser: Browser | undefined
  beforeAll(async () => {
    joined ??= chromium.connect(inject('stage').browser)
    browser = await joined
  })
  return {
    get browser() {
      if (!browser) throw new Error('the browser is there when a test runs')
      return browser
    },
  }
}

/** A user who is signed in already: the sign-in itself is tested by a journey of its own. */
export async function signedIn(
  browser: Browser,
  level: Level,
  options: Parameters<typeof newPerson>[2] = {},
  origin = inject('stage').origin,
) {
  const { storageState, ...who } = await newSession(level, origin)
  return { ...(await newPerson(browser, origin, { ...options, storageState })), ...who }
}

export type Person = Awaited<ReturnType<typeof signedIn>>

async function newSession(level: Level, origin: string) {
  const { email, password } = PEOPLE[level]
  const session = await apiOf(origin).call(authRoutes.login, { body: { ac_email: email, ac_password: password } })
  const api = apiOf(origin, session.token)
  return { storageState: stored(origin, session), level, isAdmin: level === 1, name: session.ac_name, api }
}

/** This worker's browser contexts, one for each level, that were used before: the app's code is in their cache. */
const usedContexts = new Map<Level, Pick<Person, 'context' | 'complaints'>>()

/** Signs in to a context that was used before; only the browser's cache is kept from its last journey. */
async function inUsedContext(browser: Browser, level: Level): Promise<Person> {
  const used = usedContexts.get(level)
  if (!used) {
    const first = await signedIn(browser, level)
    usedContexts.set(level, first)
    return first
  }
  const { context, complaints } = used
  const { storageState, ...who } = await newSession(level, inject('stage').origin)
  await context.setStorageState(storageState)
  await context.clearPermissions()
  for (const kept of Object.values(complaints)) kept.length = 0
  return { page: await newPage(context), context, complaints, ...who }
}

/** Leaves the context to the next journey; closes it after a failed one. */
async function release({ context, level }: Person, isRed: boolean) {
  for (const page of context.pages()) await page.close()
  const isShared = usedContexts.get(level)?.context === context
  if (isShared && !isRed) return
  if (isShared) usedContexts.delete(level)
  await context.close()
}

/** What the app stores in the browser at sign-in, under the names of spec 7. */
function stored(origin: string, { token, ac_id, ac_name, data }: SignedIn) {
  const kept = { token, ac_id, ac_name, ac_level: data.ac_level }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: String(value) }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** Prints what the browsers complained of, keeps a screenshot of each, and names them in the error. */
async function show(people: Person[], title: string, error: unknown) {
  for (const { page, level, complaints } of people) {
    console.error(complaints)
    const path = `.screens/failed/${title} ${level}.png`
    const isKept = await page.screenshot({ path }).catch(() => undefined)
    if (isKept && error instanceof Error) error.message += `\nscreenshot: ${path}`
  }
}

interface Journey {
  levels?: readonly Level[]
  /** Error replies that the journey expects: `/^409 PATCH/`. */
  provokes?: RegExp
  /** The device, when it is not a desktop. */
  on?: Parameters<typeof newPerson>[2]
}

type Steps = (person: Person & { asAdmin: AsAdmin }) => Promise<void>

/** Opens the address that a page shows as an admin. */
type AsAdmin = (page: Page) => Promise<Person>

/** Runs the same steps once as an admin and once as Team Content; fails when the browser reports a problem. */
export function journey(title: string, steps: Steps, { levels = LEVELS, provokes, on }: Journey = {}) {
  const shared = useBrowser()
  describe(title, () => {
    it.each(levels)('as level %i', async (level) => {
      const people: Person[] = []
      const enter = async (as: Level) => {
        const person = await (on ? signedIn(shared.browser, as, on) : inUsedContext(shared.browser, as))
        people.push(person)
        return person
      }
      const asAdmin: AsAdmin = async (left) => {
        const admin = await enter(1)
        await admin.page.goto(left.url())
        return admin
      }
      let isRed = true
      try {
        await steps({ ...(await enter(level)), asAdmin })
        for (const { complaints } of people) expectNoComplaints(complaints, provokes)
        isRed = false
      } catch (error) {
        await show(people, title, error)
        throw error
      } finally {
        for (const person of people) await release(person, isRed)
      }
    })
  })
}

/**
 * A journey that is the same for every level, run as Team Content only. That an admin has the same rights is tested by
 * server/test/contract/access.test.ts; that each screen and dialog opens for an admin, by accessible-screens.test.ts.
 */
export const staffJourney = (title: string, steps: Steps, options?: Journey) =>
  journey(title, steps, { ...options, levels: [2] })
