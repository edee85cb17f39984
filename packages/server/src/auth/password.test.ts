import { expect, it, vi } from 'vitest'
import { HASH_COST } from './hash-cost.ts'
import { hashPassword, isOutdated, whichFit } from './password-hash.ts'

const shipped = await vi.importActual<typeof import('./hash-cost.ts')>('./hash-cost.ts')

it('ships with 19 MiB and two passes for each hash', () => {
  expect(shipped.HASH_COST).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

it('hashes with argon2id at the cost that is set, each time with another salt', async () => {
  const [one, other] = await Promise.all([hashPassword('kuda laut biru'), hashPassword('kuda laut biru')])
  const { memoryCost, timeCost } = HASH_COST
  const [, kind, version, cost, salt, hash] = one.split('$')
  expect([kind, version, cost]).toEqual(['argon2id', 'v=19', `m=${memoryCost},t=${timeCost},p=1`])
  expect([salt, hash].map((part) => part?.length)).toEqual([22, 43])
  expect(one).not.toBe(other)
  expect(await whichFit('kuda laut biru', [one, undefined, other])).toEqual([true, false, true])
  expect(await whichFit('kuda laut', [one, undefined])).toEqual([false, false])
})

it('knows a password by its letters, however a keyboard sends them', async () => {
  const hash = await hashPassword('caf\u00e9 di kota')
  expect(await whichFit('cafe\u0301 di kota', [hash])).toEqual([true])
})

it('composes no accents of what is longer than any password', async () => {
  for (const [letters, fits] of [
    [500, true],
    [600, false],
  ] as const) {
    const hash = await hashPassword('\u00e9'.repeat(letters))
    expect(await whichFit('e\u0301'.repeat(letters), [hash])).toEqual([fits])
  }
})

it('keeps 2 at work and 8 of an e-mail in line, and sends the rest away for a while', async () => {
  const who = { group: '10.0.0.1', member: 'siapa@contoh.test' }
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => hashPassword('kuda laut biru', who)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toHaveLength(20)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 3 })
  expect(await hashPassword('kuda laut biru')).toBeTypeOf('string')
})

it.each([
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', false],
  ['$argon2id$v=19$m=65536,t=3,p=4$c2FsdA$aGFzaA', false],
  ['$argon2id$v=19$m=8192,t=2,p=1$c2FsdA$aGFzaA', true],
  ['$argon2id$v=19$m=19456,t=1,p=1$c2FsdA$aGFzaA', true],
  ['$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', true],
])('tells whether %s was made with less than today: %s', (hash, outdated) => {
  expect(isOutdated(hash, shipped.HASH_COST)).toBe(outdated)
})
