import type { twinRoutes } from '@bank/contract'
import type { Handlers } from '../http/bind/handler.ts'
import { settleAfter } from '../question/approval/settle.repo.ts'
import { twinHandlers } from '../question/likeness/twin.routes.ts'

const { deny, ...others } = twinHandlers

/** A question may have waited for nothing but a twin, which somebody says is none. */
export const settlingTwinHandlers: Handlers<typeof twinRoutes> = {
  ...others,
  deny: async (input, context) => {
    const reply = await deny(input, context)
    await settleAfter(context.db, [input.body.question_id, input.body.other_id], context.actor.id)
    return reply
  },
}
