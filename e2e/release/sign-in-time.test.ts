import { authRoutes } from '@bank/contract/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf } from '../support/api.ts'
import { ADMIN, type Product, startProduct } from '../support/product.ts'

/** Pairs of calls; from decisions of reliability 1, row 8. */
const SAMPLES = 500
const NOTICEABLE_MS = 2
const SHUFFLES = 2000

let product: Product
beforeAll(async () => {
  product = await startProduct('none', { RATE_LIMITS: 'off' })
})
afterAll(() => product.stop())

it.each([
  ['sign-in', authRoutes.login],
  ['a forgotten password', authRoutes.forgotPassword],
] as const)('the time of %s does not tell who has an account', async (_, route) => {
  const { refusal } = apiOf(product.origin)
  const timeOf = async (ac_email: string) => {
    const began = performance.now()
    await refusal(route, { body: { ac_email, ac_password: 'kunci-yang-salah-sekali' } })
    return performance.now() - began
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    // in alternation, so that other load on the machine affects both in the same way
    const calls = [
      async () => known.push(await timeOf(ADMIN.email)),
      async () => unknown.push(await timeOf(`${sample}@contoh.test`)),
    ]
    for (const call of sample % 2 === 0 ? calls : calls.reverse()) await call()
  }
  const difference = Math.abs(median(known) - median(unknown))
  const p = permutationTest(known, unknown)
  console.log(`${SAMPLES} pairs: medians ${median(known).toFixed(2)} and ${median(unknown).toFixed(2)} ms, p = ${p}`)
  expect(difference < NOTICEABLE_MS || p > 0.01).toBe(true)
})

const median = (times: number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** The share of random label swaps within pairs that give a difference at least as large as the measured one. */
function permutationTest(one: number[], other: number[]): number {
  const seen = Math.abs(median(one) - median(other))
  let asLarge = 0
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
    const swapped = one.map(() => Math.random() < 0.5)
    const left = one.map((time, at) => (swapped[at] ? (other[at] ?? 0) : time))
    const right = other.map((time, at) => (swapped[at] ? (one[at] ?? 0) : time))
    if (Math.abs(median(left) - median(right)) >= seen) asLarge++
  }
  return asLarge / SHUFFLES
}
