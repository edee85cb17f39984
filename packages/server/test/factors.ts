import { factorRoutes } from '@bank/contract'
import { afterEach, beforeEach, vi } from 'vitest'
import { codeAt } from '../src/factor/totp.ts'
import { PASSWORD } from './person.ts'
import type { world } from './world.ts'

type Caller = ReturnType<Awaited<ReturnType<typeof world>>['caller']>

/** Stops the clock of the codes in the middle of a step, so that no test runs into the next one. */
export function stillClock() {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:15Z') }))
  afterEach(() => void vi.useRealTimers())
}

/** Sets up an authenticator app for somebody with PASSWORD. Gives its codes by clock step, and the recovery codes. */
export async function withTotp({ call }: Pick<Caller, 'call'>) {
  const begun = await call(factorRoutes.beginTotp, { body: { current_password: PASSWORD } })
  const [{ secret, uri }] = begun.data
  // the code of one step ago, so that the codes of now and of the next step are still free
  const { recovery_codes, data } = await call(factorRoutes.confirmTotp, { body: { secret, otp: codeAt(secret, -1) } })
  return { secret, uri, recovery_codes, state: data[0], code: (steps = 0) => codeAt(secret, steps) }
}
