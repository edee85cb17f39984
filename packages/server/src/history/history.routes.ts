import { type historyRoutes, LEVEL, RESTORED } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { listHistory } from './history.repo.ts'
import { restore } from './restore.ts'
import { restoreChange } from './restore-change.ts'
import { STATUS_LEFT } from './reviewed-status.ts'

export const historyHandlers: Handlers<typeof historyRoutes> = {
  list: async ({ query }, { db, actor }) => {
    const isAdmin = actor.level === LEVEL.admin
    const reply = await listHistory(db, isAdmin ? 'all' : 'content', query)
    if (isAdmin || !('changes' in reply)) return reply
    // to others than its own account an import does not exist
    const changes = reply.changes.map((one) => (one.ac_id === actor.id ? one : { ...one, import_id: null }))
    return { ...reply, changes }
  },

  restore: async ({ params }, { db, actor }) => {
    const { root, id, isLeft } = await restore(db, params.id, actor.id)
    return { data: [{ resource: root, row_id: id }], message: said(RESTORED, isLeft) }
  },

  restoreChange: async ({ body }, { db, actor }) => {
    const { restored, thing, isLeft } = await restoreChange(db, body.change, actor)
    return {
      data: [restored],
      message: said(`${restored.count.toLocaleString('id-ID')} ${thing} telah dipulihkan.`, isLeft),
    }
  },
}

const said = (message: string, isLeft: boolean) => (isLeft ? `${message} ${STATUS_LEFT}` : message)
