import { invalid, type noticeRoutes, SAID } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { edited, gone, one } from '../http/bind/reply.ts'
import type { Mail } from '../mail/smtp.ts'
import { listNotices, markRead } from './notice.repo.ts'
import { sayMail, wantsMail } from './notice-mail.repo.ts'

/** Everybody reads their own notices, and says whether they come by mail. */
export const noticeHandlers = ({ mail }: { mail?: Mail }): Handlers<typeof noticeRoutes> => ({
  list: ({ query }, { db, actor }) => listNotices(db, actor.id, query),

  read: async ({ body }, { db, actor }) => {
    if (!body.all && !body.ids) throw invalid({ ids: 'Pilih kabar yang sudah dibaca.' })
    await markRead(db, actor.id, body.all ? 'all' : (body.ids ?? []))
    return gone(SAID.edited)
  },

  mail: async (_, { db, actor }) => one({ sent: mail !== undefined, wanted: await wantsMail(db, actor.id) }),

  wantMail: async ({ body: { wanted } }, { db, actor }) => {
    await sayMail(db, actor.id, wanted)
    return edited({ sent: mail !== undefined, wanted })
  },
})
