import type { securityEventRoutes } from '@bank/contract'
import { listSecurityEvents } from '../auth/security-event.repo.ts'
import type { Handlers } from '../http/bind/handler.ts'

export const securityEventHandlers: Handlers<typeof securityEventRoutes> = {
  list: ({ query }, { db }) => listSecurityEvents(db, query),
}
