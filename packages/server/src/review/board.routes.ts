import { BANKS, type reviewBoardRoutes } from '@bank/contract'
import { readInTime } from '../db/read-in-time.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { policyOf } from '../question/approval/policy.repo.ts'
import { latePeople, stagesOfBank } from './board.repo.ts'

const LIMITS = { milliseconds: 4_000, late: 'Angkanya belum bisa dihitung. Coba lagi sebentar.' }

export const reviewBoardHandlers: Handlers<typeof reviewBoardRoutes> = {
  get: async (_, { db }) => {
    if (!(await policyOf(db)).binding) return { data: { stages: [], late: [] } }
    const data = await readInTime(db, LIMITS, async (own) => ({
      stages: [
        ...(await stagesOfBank(own, BANKS.general.product_type)),
        ...(await stagesOfBank(own, BANKS.snpmb.product_type)),
      ],
      late: await latePeople(own),
    }))
    return { data }
  },
}
