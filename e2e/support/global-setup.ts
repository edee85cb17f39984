import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import type { TestProject } from 'vitest/node'
import { apiOf } from './api.ts'
import { startBrowser } from './browser.ts'
import { ADMIN, startProduct } from './product.ts'

/** A member of Team Content, whom the admin lets in. */
const STAFF = { name: 'Tim Konten', email: 'konten@contoh.test', password: 'tinta-biru-di-kertas' }

/** Where journeys take place. */
interface Stage {
  /** The browser that all share; each person has a context of their own. */
  browser: string
  /** The product that journeys write to: only levels, subjects, classes and indicators stand there at first. */
  origin: string
  /** One with sample content, which is only looked at. */
  demo: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage
  }
}

/** Who signs in, by level. */
export const PEOPLE = { 1: ADMIN, 2: STAFF }

/** One browser and two products for all: each file's own would cost seconds. */
export async function setup(project: TestProject) {
  const [browser, written, demo] = await Promise.all([startBrowser(), startProduct('base'), startProduct('demo')])
  await Promise.all([letStaffIn(written.origin), letStaffIn(demo.origin)])
  project.provide('stage', { browser: browser.wsEndpoint(), origin: written.origin, demo: demo.origin })
  return async () => {
    await browser.close()
    await Promise.all([written.stop(), demo.stop()])
  }
}

async function letStaffIn(origin: string) {
  const stranger = apiOf(origin)
  const body = { ac_name: STAFF.name, ac_email: STAFF.email, ac_password: STAFF.password, ac_level: 2 } as const
  const { data } = await stranger.call(authRoutes.register, { body })
  const { token } = await stranger.call(authRoutes.login, {
    body: { ac_email: ADMIN.email, ac_password: ADMIN.password },
  })
  await apiOf(origin, token).call(accountRoutes.update, { params: { id: data[0].ac_id }, body: { is_active: 1 } })
}
