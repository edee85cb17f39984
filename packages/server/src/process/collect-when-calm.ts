import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The share of the time in which a calm process works. */
const CALM = 0.1
/** How much memory may grow before it is worth a pause of some 50 ms. */
const GROWN = 1.05
/** Collections after a rush. */
const TIMES = 3
const EVERY_MS = 5_000

interface Process {
  /** Bytes of memory that the process has. */
  memory: () => number
  /** The share of the time since the last look in which it worked, 0 to 1. */
  worked: () => number
  collect: () => void
}

/**
 * Collects garbage once a rush is over. V8 does so only while it allocates: a process that has become calm would keep what
 * the rush left, for minutes. Some memory goes back only with the next collection, so there are three; what stands then is
 * in use. The returned function ends it.
 */
export function collectWhenCalm(process = thisProcess(), everyMs = EVERY_MS): () => void {
  let settled = process.memory()
  let left = TIMES
  const look = () => {
    const isCalm = process.worked() < CALM
    const memory = process.memory()
    settled = Math.min(settled, memory)
    if (memory <= settled * GROWN) left = TIMES
    else if (isCalm) collect()
  }
  const collect = () => {
    process.collect()
    left -= 1
    if (left > 0) return
    settled = process.memory()
    left = TIMES
  }
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}

function thisProcess(): Process {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  let before = performance.eventLoopUtilization()
  const worked = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
  return { memory: () => process.memoryUsage.rss(), worked, collect }
}
