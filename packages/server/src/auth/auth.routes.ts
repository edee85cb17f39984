import { AUTH_SAID, type authRoutes } from '@bank/contract'
import { recordAct } from '../history/act.repo.ts'
import type { Handlers } from '../http/handler.ts'
import { gone } from '../http/reply.ts'
import { forgotPassword } from './forgot-password.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { type Mail, resetMail } from './reset-mail.ts'
import { resetPassword } from './reset-password.ts'
import { closeSession, SESSION_LIMITS, type SessionLimits } from './session.repo.ts'
import { throttlesOf } from './throttles.ts'

export interface AuthOptions {
  sessions?: SessionLimits
  /** Off where a bench or a fuzz run calls from one address; on unless told. */
  rateLimits?: boolean
  /** How a forgotten password comes to count: an admin's approval unless told. */
  passwordReset?: 'approve' | 'open'
  /** The second way to prove a new password, and where its link leads. */
  mail?: Mail & { baseUrl: string }
  /** Told of a mail that could not be sent. */
  mailFailed?: (error: unknown) => void
}

export function authHandlers({ mail, mailFailed = () => {}, ...options }: AuthOptions): Handlers<typeof authRoutes> {
  const throttles = throttlesOf(options)
  return {
    register: register(throttles),
    login: login(throttles, options.sessions ?? SESSION_LIMITS),
    logout: async (_, { db, actor }) => {
      await closeSession(db, actor.session)
      await recordAct(db, { action: 'logout', account: actor, by: actor.id })
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
