import { type historyRoutes, LEVEL } from '@bank/contract'
import type { Handlers } from '../http/handler.ts'
import { listHistory } from './history.repo.ts'

export const historyHandlers: Handlers<typeof historyRoutes> = {
  list: ({ query }, { db, actor }) => listHistory(db, actor.level === LEVEL.admin ? 'all' : 'content', query),
}
