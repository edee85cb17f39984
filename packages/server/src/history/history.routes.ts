import { type historyRoutes, LEVEL, RESTORED } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { listHistory } from './history.repo.ts'
import { restore } from './restore.ts'
import { restoreChange } from './restore-change.ts'

export const historyHandlers: Handlers<typeof historyRoutes> = {
  list: ({ query }, { db, actor }) => listHistory(db, actor.level === LEVEL.admin ? 'all' : 'content', query),

  restore: async ({ params }, { db, actor }) => {
    const { root, id } = await restore(db, params.id, actor.id)
    return { data: [{ resource: root, row_id: id }], message: RESTORED }
  },

  restoreChange: async ({ body }, { db, actor }) => {
    const restored = await restoreChange(db, body.change, actor)
    return { data: [restored], message: `${restored.count.toLocaleString('id-ID')} soal telah dipulihkan.` }
  },
}
