import { authRoutes } from '@bank/contract/auth'
import { factorRoutes } from '@bank/contract/factor'
import { apiOf } from '../../e2e/support/api.ts'
import { ADMIN } from '../../e2e/support/product.ts'
import { codeAt } from '../../packages/server/src/factor/totp.ts'
import { send } from './caller.ts'

/** Sets up an authenticator app for the first admin, on a phone whose clock is right. */
export async function newPhone(origin: string, token: string) {
  const { call } = apiOf(origin, token)
  const begun = await call(factorRoutes.beginTotp, { body: { current_password: ADMIN.password } })
  const [{ secret }] = begun.data
  const { recovery_codes } = await call(factorRoutes.confirmTotp, { body: { secret, otp: codeAt(secret, -1) } })
  return {
    /** The code that the phone shows so many clock steps from now. */
    code: (steps = 0) => codeAt(secret, steps),
    /** A code on paper, each time another one. */
    paper: () => recovery_codes.pop() ?? '',
  }
}

/** The status of a sign-in as the first admin with this second factor. */
export async function signInWith(origin: string, otp: string): Promise<number> {
  const body = { ac_email: ADMIN.email, ac_password: ADMIN.password, otp }
  const { path, method } = authRoutes.login
  return (await send(origin, '', { method, path, body })).status
}
