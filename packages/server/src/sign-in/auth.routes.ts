import { AUTH_SAID, type authRoutes } from '@bank/contract'
import { recordAct } from '../account/act.repo.ts'
import { noteSecurityEvent } from '../auth/security-event.repo.ts'
import { closeSession, SESSION_LIMITS, type SessionLimits } from '../auth/session.repo.ts'
import { throttlesOf } from '../auth/throttles.ts'
import type { FactorOptions } from '../factor/factor.routes.ts'
import type { Handlers } from '../http/bind/handler.ts'
import { gone } from '../http/bind/reply.ts'
import type { Mail } from '../mail/smtp.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { resetMail } from './reset-mail.ts'
import { resetPassword } from './reset-password.ts'

export interface AuthOptions extends FactorOptions {
  sessions?: SessionLimits
  /** Off for benchmarks and fuzz runs, which call from one address; the default is on. */
  rateLimits?: boolean
  /** How a forgotten password is confirmed; the default is an admin's approval. */
  passwordReset?: 'approve' | 'open'
  /** The second way to prove a new password, and the way of notices; where links lead. */
  mail?: Mail & { baseUrl: string }
  /** Called when a mail could not be sent. */
  mailFailed?: (error: unknown) => void
}

export function authHandlers({ mail, mailFailed = () => {}, ...options }: AuthOptions): Handlers<typeof authRoutes> {
  const throttles = throttlesOf(options)
  return {
    register: register(throttles),
    login: login(throttles, options.sessions ?? SESSION_LIMITS, options.relyingParty),
    logout: async (_, { db, actor, address }) => {
      await closeSession(db, actor.session)
      await recordAct(db, { action: 'logout', account: actor, by: actor.id })
      await noteSecurityEvent(db, { kind: 'signed-out', account: actor.id, address })
      return gone(AUTH_SAID.signedOut)
    },
    forgotPassword: forgotPassword({
      throttles,
      passwordReset: options.passwordReset,
      mail: mail && resetMail({ mail, baseUrl: mail.baseUrl, failed: mailFailed }),
    }),
    resetPassword,
  }
}
