import { invalid, type noticeRoutes, SAID } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { gone } from '../http/bind/reply.ts'
import { listNotices, markRead } from './notice.repo.ts'

/** Everybody reads their own notices. */
export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  list: ({ query }, { db, actor }) => listNotices(db, actor.id, query),

  read: async ({ body }, { db, actor }) => {
    if (!body.all && !body.ids) throw invalid({ ids: 'Pilih kabar yang sudah dibaca.' })
    await markRead(db, actor.id, body.all ? 'all' : (body.ids ?? []))
    return gone(SAID.edited)
  },
}
