import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharesOf } from './shares.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const stays = new AbortController().signal
/** What a promise has come to, if it has. */
async function settled(promise: Promise<unknown>): Promise<string> {
  let state = 'waits'
  promise.then(
    () => {
      state = 'given'
    },
    ({ code }) => {
      state = code
    },
  )
  await new Promise(setImmediate)
  return state
}
const one = (key: string, most = 6) => [{ key, most }]
const shares = (waiting = 10) => sharesOf({ whole: 10, waiting, waitMs: 1_000 })

it('gives shares until the whole is taken, and the next ones in their order', async () => {
  const { take, use } = shares()
  const first = await take(6, one('a'), stays)
  const second = await take(4, one('b'), stays)
  const large = take(8, one('c'), stays)
  const small = take(2, one('d'), stays)
  expect(use()).toEqual({ held: 10, waiting: 2 })
  second()
  // 2 would fit, but it came later than 8
  expect([await settled(large), await settled(small)]).toEqual(['waits', 'waits'])
  first()
  expect([await settled(large), await settled(small)]).toEqual(['given', 'given'])
  expect(use()).toEqual({ held: 10, waiting: 0 })
})

it('keeps room for others when one client has its share', async () => {
  const { take, use } = shares()
  const release = await take(5, one('a'), stays)
  const more = take(2, one('a'), stays)
  expect(await settled(more)).toBe('waits')
  expect(await settled(take(5, one('b'), stays))).toBe('given')
  release()
  release()
  expect(await settled(more)).toBe('given')
  expect(use()).toEqual({ held: 7, waiting: 0 })
})

it('gives more than the whole to one that is alone', async () => {
  const { take } = shares()
  expect(await settled(take(99, one('a'), stays))).toBe('given')
  expect(await settled(take(1, one('b'), stays))).toBe('waits')
})

it('refuses at once when the line is full, and later when the wait was too long or the client left', async () => {
  const { take, use } = shares(2)
  const release = await take(10, one('a'), stays)
  const left = new AbortController()
  const lines = [take(1, one('b'), stays), take(1, one('c'), left.signal)]
  expect(await settled(take(1, one('d'), stays))).toBe('UNAVAILABLE')
  left.abort()
  expect(await Promise.all(lines.map(settled))).toEqual(['waits', 'UNAVAILABLE'])
  vi.advanceTimersByTime(1_000)
  expect(await Promise.all(lines.map(settled))).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  release()
  expect(use()).toEqual({ held: 0, waiting: 0 })
})
