import { LEVEL, type Route } from '@bank/contract'
import { sql } from 'kysely'
import { closeSession, openSession } from '../../src/auth/session.repo.ts'
import { make } from '../make.ts'
import type { Parts } from '../request.ts'
import type { world } from '../world.ts'

type World = Awaited<ReturnType<typeof world>>

/** Callers without a valid session, each with another kind of invalid credentials. */
export function callersWithoutSession({
  db,
  signIn,
  caller,
  stranger,
}: World): Record<string, () => Promise<Pick<World['stranger'], 'send'>>> {
  const admin = () => signIn(LEVEL.admin)
  const adminsToken = async () => (await admin()).token
  const adminIs = async (row: { is_active: number; email?: null; deleted_at?: Date }) => {
    const { id, send } = await admin()
    await db.updateTable('account').set(row).where('id', '=', id).execute()
    return { send }
  }
  const sessionIs = async (column: 'created_at' | 'last_used_at', minutes: number) => {
    const { send } = await admin()
    await sql`update session set ${sql.ref(column)} = now() - make_interval(mins => ${minutes})`.execute(db)
    return { send }
  }
  /** A caller without a token that adds these parts to each request. */
  const strangerWith = ({ query, body, headers }: Parts) => ({
    send: (route: Route, parts: Parts = {}) =>
      stranger.send(route, {
        params: parts.params,
        query: { ...parts.query, ...query },
        body: route.body && { ...(parts.body as object), ...(body as object) },
        headers: { ...parts.headers, ...headers },
      }),
  })

  return {
    'no token': async () => stranger,
    'an empty token': async () => strangerWith({ headers: { token: '' } }),
    'a garbage token': async () => caller("' or 1=1 --"),
    'an unknown token': async () => caller('A'.repeat(43)),
    'an endless token': async () => caller('A'.repeat(8000)),
    'a token in the query': async () => strangerWith({ query: { token: await adminsToken() } }),
    'a token in a cookie': async () => strangerWith({ headers: { cookie: `token=${await adminsToken()}` } }),
    'a token in the body': async () => strangerWith({ body: { token: await adminsToken() } }),
    'a token as another scheme': async () =>
      strangerWith({ headers: { authorization: `Basic ${await adminsToken()}` } }),
    'a session that rested for 2 hours': () => sessionIs('last_used_at', 120),
    'a session that is 12 hours old': () => sessionIs('created_at', 12 * 60),
    'a session that was ended': async () => {
      const { send } = await admin()
      const { token_hash } = await db.selectFrom('session').select('token_hash').executeTakeFirstOrThrow()
      await closeSession(db, token_hash)
      return { send }
    },
    'a deactivated admin': () => adminIs({ is_active: 2 }),
    'a deleted admin': () => adminIs({ is_active: 2, email: null, deleted_at: new Date() }),
    'an account that waits for verification': async () =>
      caller(await openSession(db, await make(db).account({ is_active: 2 }))),
  }
}
