import { ApiError, type accountRoutes, can } from '@bank/contract'
import { deleteResets, listResets } from '../auth/reset.repo.ts'
import { closeSessionsOf } from '../auth/session.repo.ts'
import { throttlesOf } from '../auth/throttles.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { edited, found, gone, one } from '../http/bind/reply.ts'
import * as repo from './account.repo.ts'
import { recordAct } from './act.repo.ts'
import { editAccount } from './edit-account.ts'
import { keepAdmins } from './keep-admins.ts'
import { assertPermitted, editsProfile } from './permitted.ts'
import { proveProfile } from './profile.ts'
import { approveReset, rejectReset } from './settle-reset.ts'

const ADMIN = { access: 'admin' } as const

export const accountHandlers = (options: { rateLimits?: boolean }): Handlers<typeof accountRoutes> => ({
  list: ({ query }, { db, actor }) =>
    can(actor.level, ADMIN) ? repo.listAccounts(db, query) : repo.listAccountNames(db, query),

  get: async ({ params }, { db, actor }) => {
    if (params.id !== actor.id && !can(actor.level, ADMIN)) throw new ApiError('FORBIDDEN')
    return one(found(await repo.findAccount(db, params.id)))
  },

  update: {
    prepare: async ({ params: { id }, body: { id_level, ...sent } }, { db, actor, address }) => {
      const body = { ac_level: id_level, ...sent }
      assertPermitted(actor, id, body)
      const throttles = throttlesOf(options)
      const proven = editsProfile(body) ? await proveProfile({ db, throttles, id, address }, body) : undefined
      return async ({ db }) => {
        await editAccount(db, { actor, id, body, proven })
        return edited(found(await repo.findAccount(db, id)))
      }
    },
  },

  remove: async ({ params: { id } }, { db, actor }) => {
    await keepAdmins(db, actor, id)
    const { name, email, level, is_active, ...account } = found(await repo.lockAccount(db, id))
    await closeSessionsOf(db, id)
    await deleteResets(db, email)
    await repo.deleteAccount(db, id)
    const before = { name, email, level, is_active }
    await recordAct(db, { action: 'delete', account: { ...account, name }, by: actor.id, before })
    return gone()
  },

  pendingResets: async ({ params }, { db }) => {
    const account = found(await repo.findAccount(db, params.id))
    return { data: await listResets(db, account.ac_email) }
  },

  approveReset: async ({ params, body }, { db, actor }) => {
    const refusal = await approveReset(db, actor, { id: params.id, code: body.code })
    return refusal ?? edited(found(await repo.findAccount(db, params.id)))
  },

  rejectReset: async ({ params }, { db, actor }) => {
    await rejectReset(db, actor, params.id)
    return gone()
  },
})
