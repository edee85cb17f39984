import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { capabilityRoutes, reviewPolicyRoutes } from '@bank/contract/review-policy'
import type { Request } from '@bank/contract/route'
import type { Browser } from 'playwright-core'
import { apiOf } from './api.ts'
import { newPerson } from './browser.ts'
import { ADMIN, type Product } from './product.ts'
import { login } from './steps.ts'

const PASSWORD = 'kapur-putih-papan'

/** People who write and review on a product whose policy binds. */
export async function reviewTeam({ origin }: Product, policy: Request<typeof reviewPolicyRoutes.update>['body'] = {}) {
  const stranger = apiOf(origin)
  const tokenOf = async (ac_email: string, ac_password: string) =>
    (await stranger.call(authRoutes.login, { body: { ac_email, ac_password } })).token
  const admin = apiOf(origin, await tokenOf(ADMIN.email, ADMIN.password))
  const join = async (ac_name: string) => {
    const email = `${ac_name.toLowerCase()}@contoh.test`
    const body = { ac_name, ac_email: email, ac_password: PASSWORD, ac_level: 2 as const }
    const { ac_id } = (await stranger.call(authRoutes.register, { body })).data[0]
    await admin.call(accountRoutes.update, { params: { id: ac_id }, body: { is_active: 1 } })
    return { ac_id, email, password: PASSWORD, api: apiOf(origin, await tokenOf(email, PASSWORD)) }
  }
  const [writer, reviewer] = [await join('Wati'), await join('Rina')]
  await admin.call(capabilityRoutes.replace, {
    params: { id: reviewer.ac_id },
    body: { capabilities: [{ what: 'review' }] },
  })
  await admin.call(reviewPolicyRoutes.update, { body: { binding: true, ...policy } })
  return { admin: { ...ADMIN, api: admin }, writer, reviewer }
}

/** One of them in a browser of their own, signed in. */
export async function entering(browser: Browser, { origin }: Product, who: { email: string; password: string }) {
  const person = await newPerson(browser, origin)
  await person.page.goto('/login')
  await login(person.page, who.email, who.password)
  return person
}
