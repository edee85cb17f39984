import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import type { TestProject } from 'vitest/node'
import { apiOf } from './api.ts'
import { startBrowser } from './browser.ts'
import { ADMIN, startProduct } from './product.ts'

/** A member of Team Content, whose account the admin activates. */
const STAFF = { name: 'Tim Konten', email: 'konten@contoh.test', password: 'tinta-biru-di-kertas' }

/** The browser and the servers that all journeys use. */
interface Stage {
  /** The shared browser; each user has a context of their own in it. */
  browser: string
  /** The server that journeys write to: at first it holds only levels, subjects, classes and indicators. */
  origin: string
  /** A server with sample content, for tests that only read. */
  demo: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage
  }
}

/** The account that signs in for each level. */
export const PEOPLE = { 1: ADMIN, 2: STAFF }

/** One browser and two servers for all test files: starting them for each file would take seconds. */
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
