import { ApiError, SESSION_ENDED, type sessionRoutes } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import { closeSessionsOf, SESSION_LIMITS, type SessionLimits } from '../auth/session.repo.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { gone } from '../http/bind/reply.ts'
import { endOwnSession, listOwnSessions } from './own-session.repo.ts'

/** Everybody sees and ends their own sessions, and no others. */
export const sessionHandlers = ({
  sessions = SESSION_LIMITS,
}: {
  sessions?: SessionLimits
}): Handlers<typeof sessionRoutes> => ({
  list: async (_, { db, actor }) => ({ data: await listOwnSessions(db, actor.id, actor.session, sessions) }),

  remove: async ({ params }, { db, actor }) => {
    if (!(await endOwnSession(db, actor.id, params.id))) throw new ApiError('NOT_FOUND')
    await recordAct(db, { action: 'logout', account: actor, by: actor.id })
    return gone(SESSION_ENDED)
  },

  removeOthers: async (_, { db, actor }) => {
    await closeSessionsOf(db, actor.id, actor.session)
    await recordAct(db, { action: 'logout', account: actor, by: actor.id })
    return gone(SESSION_ENDED)
  },
})
