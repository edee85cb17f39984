import { type DashboardList, dashboardLists, type dashboardRoutes, questionFilters, WAITING } from '@bank/contract'
import type { Handlers } from '../http/handler.ts'
import { countQuestions, listWaiting } from '../question/question.repo.ts'
import { monthStart } from './month.ts'

const MAIN = { product_type: 1, only: 'main' } as const

export const dashboardHandlers: Handlers<typeof dashboardRoutes> = {
  get: async (_, { db }) => {
    const month = monthStart(new Date())
    const countOf = async (name: string, filters: object) => [
      name,
      await countQuestions(db, MAIN, questionFilters.parse(filters)),
    ]
    const counts = Object.entries(dashboardLists(month)).map(([name, filters]) => countOf(name, filters))
    const counted = Object.fromEntries(await Promise.all(counts)) as Record<DashboardList, number>
    return { data: { month, ...counted, waiting: await listWaiting(db, MAIN, WAITING) } }
  },
}
