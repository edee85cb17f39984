import { setTimeout as wait } from 'node:timers/promises'
import { accountRoutes } from '@bank/contract/account'
import { apiOf } from '../../e2e/support/api.ts'
import type { Installation } from './product.ts'

const PASSWORD = 'tinta-biru-di-kertas'

/** A call without a token, as a proxy passes it on for `address`. Gives the status; 0 when there was no answer. */
const asStranger = async (origin: string, path: string, address: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
}

export const logIn = (origin: string, address: string, ac_email: string, ac_password = PASSWORD) =>
  asStranger(origin, '/v1/login', address, { ac_email, ac_password })

/** Accounts of Team Content that an admin has let in; returns their e-mails. */
export async function newAccounts({ origin, token }: Installation, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `guru${index}@contoh.test`)
  for (const [index, ac_email] of emails.entries()) {
    const body = { ac_name: `Guru ${index}`, ac_email, ac_password: PASSWORD, ac_level: 2 }
    await asStranger(origin, '/v1/register', `10.1.0.${Math.floor(index / 50)}`, body)
  }
  const { call } = apiOf(origin, token)
  const { data } = await call(accountRoutes.list, { query: {} })
  for (const row of data) {
    if ('ac_email' in row && emails.includes(row.ac_email))
      await call(accountRoutes.update, { params: { id: row.ac_id }, body: { is_active: 1 } })
  }
  return emails
}

/** Waits for an admin's approval that never comes: its password answers AWAITING_VERIFICATION. */
export const askForReset = (origin: string, address: string, ac_email: string) =>
  asStranger(origin, '/v1/forgotPassword', address, { ac_email, ac_password: PASSWORD })

/** Signs in with these e-mails all the time, `atOnce` at a time. */
export function floodOfSignIns(origin: string, address: string, emails: string[], atOnce: number) {
  let isOver = false
  let calls = 0
  const work = async (from: number) => {
    for (let at = from; !isOver; at += 1) {
      await logIn(origin, address, emails[at % emails.length] ?? '')
      calls += 1
      await wait(5)
    }
  }
  const workers = Array.from({ length: atOnce }, (_, index) => work(index))
  return {
    async stop() {
      isOver = true
      await Promise.all(workers)
      return calls
    },
  }
}
