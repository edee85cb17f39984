import { LEVEL } from '@bank/contract/access'
import { accountRoutes } from '@bank/contract/account'
import { authRoutes } from '@bank/contract/auth'
import { type Api, apiOf } from '../../e2e/support/api.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import type { DatabaseAddress } from '../../packages/server/src/db/address.ts'
import { run } from '../../packages/server/test/statement.ts'
import { type Change, send } from './caller.ts'
import type { Chance } from './chance.ts'

interface Admin {
  id: number
  email: string
  token: string
}

const DEPUTY = 'wakil@contoh.test'
const ADMINS = 'select id, email from account where level = 1 and is_active = 1'
const FORMS = [{ ac_level: 2 }, { is_active: 2 }, { ac_level: 2, is_active: 2 }]

/** The only two admins of a server, who take each other's place at the same instant, time and again. */
export async function twoAdmins(origin: string, address: DatabaseAddress, chance: Chance) {
  const first = await signedIn(origin, ADMIN.email)
  const stranger = { ac_name: 'Wakil', ac_email: DEPUTY, ac_password: ADMIN.password, ac_level: 2 as const }
  const { data } = await apiOf(origin).call(authRoutes.register, { body: stranger })
  await raise(apiOf(origin, first.token), data[0].ac_id)
  let pair: [Admin, Admin] = [first, await signedIn(origin, DEPUTY)]

  return {
    /** Gives the number of admins that are left. */
    async collide(): Promise<number> {
      const [one, other] = pair
      await Promise.all([send(origin, one.token, against(other)), send(origin, other.token, against(one))])
      const left: { id: number }[] = await run(address, ADMINS)
      const [survivor, loser] = left[0]?.id === one.id ? [one, other] : [other, one]
      if (left.length !== 1) return left.length
      await raise(apiOf(origin, survivor.token), loser.id)
      pair = [survivor, await signedIn(origin, loser.email)]
      return left.length
    },
  }

  function against({ id }: Admin): Change {
    return { method: 'PATCH', path: `/v1/account/${id}`, body: FORMS[chance.below(FORMS.length)] ?? {} }
  }
}

async function raise({ call }: Api, id: number) {
  await call(accountRoutes.update, { params: { id }, body: { is_active: 1, ac_level: LEVEL.admin } })
}

async function signedIn(origin: string, ac_email: string): Promise<Admin> {
  const body = { ac_email, ac_password: ADMIN.password }
  const { token, data } = await apiOf(origin).call(authRoutes.login, { body })
  return { id: data.ac_id, email: ac_email, token }
}
