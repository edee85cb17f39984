import { ApiError } from '@bank/contract'

/** A client, and the most that it may hold of the whole. */
export interface Owner {
  key: string
  most: number
}

interface Waiting {
  size: number
  owners: Owner[]
  start: (release: () => void) => void
}

interface Shares {
  /** The most that all may hold together. */
  whole: number
  /** How many may wait in line. */
  waiting: number
  /** How long each may wait, in milliseconds. */
  waitMs: number
}

const RETRY_SECONDS = 5

/**
 * Divides something limited, such as memory, among requests of known size. `take` waits in line until the size fits into
 * the whole and into the share of each of its owners, so that one client cannot take all, and returns what gives the
 * share back. Throws UNAVAILABLE when the line is full or the wait is over. `gone` ends the wait of a client that left.
 */
export function sharesOf({ whole, waiting, waitMs }: Shares) {
  const held = new Map<string, number>()
  const line = new Set<Waiting>()
  let sum = 0

  const fitsOwners = ({ size, owners }: Waiting) =>
    owners.every(({ key, most }) => {
      const now = held.get(key) ?? 0
      return now === 0 || now + size <= most
    })
  const fitsWhole = ({ size }: Waiting) => sum === 0 || sum + size <= whole

  function add({ owners }: Waiting, size: number) {
    sum += size
    for (const { key } of owners) {
      const now = (held.get(key) ?? 0) + size
      if (now > 0) held.set(key, now)
      else held.delete(key)
    }
  }

  function start(next: Waiting) {
    line.delete(next)
    add(next, next.size)
    let isHeld = true
    next.start(() => {
      if (!isHeld) return
      isHeld = false
      add(next, -next.size)
      startNext()
    })
  }

  /** In their order; a client whose own share is full does not hold up those behind it. */
  function startNext() {
    for (const next of line) {
      if (!fitsOwners(next)) continue
      if (!fitsWhole(next)) return
      start(next)
    }
  }

  function take(size: number, owners: Owner[], gone: AbortSignal): Promise<() => void> {
    if (line.size >= waiting) return Promise.reject(full())
    return new Promise((resolve, reject) => {
      const timer = setTimeout(leave, waitMs)
      const mine: Waiting = {
        size,
        owners,
        start(release) {
          clearTimeout(timer)
          gone.removeEventListener('abort', leave)
          resolve(release)
        },
      }
      function leave() {
        clearTimeout(timer)
        line.delete(mine)
        reject(full())
      }
      gone.addEventListener('abort', leave, { once: true })
      line.add(mine)
      startNext()
    })
  }

  /** The same without a wait. */
  function takeNow(size: number, owners: Owner[]): () => void {
    const mine: Waiting = { size, owners, start() {} }
    if (!fitsOwners(mine) || !fitsWhole(mine)) throw full()
    let release = () => {}
    start({
      ...mine,
      start(end) {
        release = end
      },
    })
    return release
  }

  return { take, takeNow, use: () => ({ held: sum, waiting: line.size }) }
}

const full = () => new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS })
