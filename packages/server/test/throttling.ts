import { authRoutes, type Route } from '@bank/contract'
import { sql } from 'kysely'
import { requestOf } from './request.ts'
import type { world } from './world.ts'

/** Calls from addresses, and what stands in the throttles before and after them. */
export function throttling({ db, app }: Pick<Awaited<ReturnType<typeof world>>, 'db' | 'app'>) {
  const from = async (remoteAddress: string, route: Route, body: object, headers = {}) =>
    app.inject({ ...(await requestOf(route, { body, headers })), remoteAddress })
  const login = (address: string, body: object) => from(address, authRoutes.login, body)

  /** Time goes by for the throttles. */
  const later = (minutes: number) =>
    sql`
    update throttle set since = since - make_interval(mins => ${minutes}),
      recent = array(select at - make_interval(mins => ${minutes}) from unnest(recent) as at order by at),
      closed_till = closed_till - make_interval(mins => ${minutes})`.execute(db)

  /** So many hits that an allowance counted just now. */
  const hits = (key: string, count: number) =>
    sql`
    insert into throttle as t (key, hits, recent) values (${key}, ${count}, array_fill(now(), array[${count}::int]))
    on conflict (key) do update set recent = t.recent || excluded.recent`.execute(db)

  /** So many wrong passwords that the next try from there waits 15 minutes. */
  async function failing(address: string, ac_email: string) {
    await login(address, { ac_email, ac_password: 'salah' })
    await sql`update throttle set hits = 12 where length(key) > 50`.execute(db)
    await login(address, { ac_email, ac_password: 'salah' })
  }
  return { from, login, later, hits, failing }
}

/** How many answers have this status. */
export const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length
