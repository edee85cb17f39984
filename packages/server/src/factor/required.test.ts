import { accountRoutes, authRoutes, contract, factorRoutes, LEVEL, type Route } from '@bank/contract'
import { describe, expect, it } from 'vitest'
import { stillClock, withTotp } from '../../test/factors.ts'
import { PASSWORD, people } from '../../test/person.ts'
import { world } from '../../test/world.ts'

const { db, caller, stranger } = await world({ requireSecondFactor: 'admins' })
const all = await world({ requireSecondFactor: 'all' })
const person = people(db)
stillClock()

const routes = Object.values(contract).flatMap((resource) => Object.values(resource as Record<string, Route>))
const name = ({ method, path }: Route) => `${method} ${path}`
const closed = routes.filter(({ access, beforeFactor }) => access !== 'public' && !beforeFactor)

async function signedIn(level: 1 | 2 = LEVEL.admin) {
  const { id, ...body } = await person({ level })
  const { token } = await stranger.call(authRoutes.login, { body })
  return { id, ...body, token, ...caller(token) }
}
const refusal = { code: 'FACTOR_REQUIRED', message: 'Siapkan verifikasi dua langkah di Profil lebih dahulu.' }

describe('an admin without a second factor, where it is asked for', () => {
  it('may use Profil with its list of sessions, and sign out', () => {
    expect(routes.filter(({ beforeFactor }) => beforeFactor).map(name)).toEqual([
      'POST /v1/logout',
      'GET /v1/account/:id',
      'PATCH /v1/account/:id',
      'GET /v1/session',
      'DELETE /v1/session/:id',
      'DELETE /v1/session',
      'GET /v1/factor',
      'POST /v1/factor/totp',
      'POST /v1/factor/totp/confirm',
      'DELETE /v1/factor/totp',
      'POST /v1/factor/passkey',
      'POST /v1/factor/passkey/confirm',
      'DELETE /v1/factor/passkey/:id',
      'POST /v1/factor/recovery-codes',
    ])
  })

  it('is refused on every other route', async () => {
    const { send } = await signedIn()
    for (const route of closed) {
      const response = await send(route, { params: { id: 1 } })
      expect.soft(response.statusCode, name(route)).toBe(403)
      expect.soft(response.json(), name(route)).toEqual(refusal)
    }
  })

  it('may read and edit the own account, and no other', async () => {
    const [own, other] = [await signedIn(), await signedIn(LEVEL.teamContent)]
    await own.call(accountRoutes.get, { params: { id: own.id } })
    const edit = { ac_name: 'Sari', current_password: PASSWORD }
    await own.call(accountRoutes.update, { params: { id: own.id }, body: edit })
    for (const id of [other.id, `0${own.id}`]) {
      const got = await own.send(accountRoutes.get, { params: { id } })
      expect(got.json()).toEqual(refusal)
      const sent = await own.send(accountRoutes.update, { params: { id }, body: { ac_level: 1 } })
      expect(sent.json()).toEqual(refusal)
    }
  })

  it('may go on once there is one, and no longer when it is taken off', async () => {
    const own = await signedIn()
    expect((await own.call(factorRoutes.get, {})).data[0].required).toBe(true)
    await withTotp(own)
    await own.call(accountRoutes.list, { query: {} })
    await own.call(factorRoutes.removeTotp, { body: { current_password: PASSWORD } })
    expect((await own.send(accountRoutes.list)).json()).toEqual(refusal)
    await own.call(authRoutes.logout, {})
  })
})

it('asks Team Content only where it asks all', async () => {
  const staff = await signedIn(LEVEL.teamContent)
  expect((await staff.call(factorRoutes.get, {})).data[0].required).toBe(false)
  await staff.call(accountRoutes.list, { query: {} })
  expect((await all.caller(staff.token).send(accountRoutes.list)).json()).toEqual(refusal)
})
