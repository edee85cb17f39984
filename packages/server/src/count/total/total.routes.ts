import type { Family, totalRoutes } from '@bank/contract'
import type { Handlers } from '../../http/bind/handler.ts'
import { chartOf } from './chart.ts'
import { familiesOf } from './families.ts'
import * as repo from './total.repo.ts'

export const totalHandlers: Handlers<typeof totalRoutes> = {
  byStatus: async (_, { db }) => {
    const rows = await repo.countByStatus(db)
    const data = familiesOf(rows, (counts) => ({ total: [counts] as [typeof counts] }))
    const totalOf = (family: Family) => rows.reduce((sum, row) => sum + (row.family === family ? row.amount : 0), 0)
    return { data, totalLiterasi: totalOf('literasi'), totalNumerasi: totalOf('numerasi') }
  },

  byIndicator: async (_, { db }) => ({ data: familiesOf(await repo.countByIndicator(db), (counts) => counts) }),

  byLevel: async (_, { db }) => ({ data: familiesOf(await repo.countByLevel(db), (counts) => counts) }),

  chart: async ({ query }, { db }) => {
    const rows = await repo.countByMonth(db, query.year)
    return { data: [chartOf('Numerasi', 'numerasi', rows), chartOf('Literasi', 'literasi', rows)] }
  },
}
