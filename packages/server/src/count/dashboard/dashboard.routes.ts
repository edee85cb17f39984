import {
  type DashboardList,
  dashboardLists,
  type dashboardRoutes,
  type QuestionFilters,
  questionFilters,
  WAITING,
} from '@bank/contract'
import type { Handlers } from '../../http/bind/handler.ts'
import { countQuestions, listWaiting } from '../../question/list/question.repo.ts'
import { monthStart } from './month.ts'

const MAIN = { product_type: 1, only: 'main' } as const

export const dashboardHandlers: Handlers<typeof dashboardRoutes> = {
  get: async (_, { db }) => {
    const month = monthStart(new Date())
    const lists = Object.entries(dashboardLists(month)).map(([name, filters]): [DashboardList, QuestionFilters] => [
      name as DashboardList,
      questionFilters.parse(filters),
    ])
    const [counted, waiting] = await Promise.all([countQuestions(db, MAIN, lists), listWaiting(db, MAIN, WAITING)])
    return { data: { month, ...counted, waiting } }
  },
}
