import { type findRoutes, LEVEL } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { findNamed, findQuestions } from './find.repo.ts'

export const findHandlers: Handlers<typeof findRoutes> = {
  find: async ({ query: { q } }, { db, actor }) => {
    const named = await findNamed(db, q, actor.level === LEVEL.admin)
    const questions = await findQuestions(db, q)
    return { data: [...(questions ?? []), ...named], late: questions === undefined }
  },
}
