import { LEVEL, type reviewStatsRoutes } from '@bank/contract'
import { readInTime } from '../db/read-in-time.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { one } from '../http/bind/reply.ts'
import { reviewStatsOf } from './stats.repo.ts'

const LIMITS = { milliseconds: 4_000, late: 'Angkanya belum bisa dihitung. Pilih masa yang lebih pendek.' }

export const reviewStatsHandlers: Handlers<typeof reviewStatsRoutes> = {
  get: async ({ query }, { db, actor }) => {
    const only = actor.level === LEVEL.admin ? null : actor.id
    return one(await readInTime(db, LIMITS, (own) => reviewStatsOf(own, query, only)))
  },
}
