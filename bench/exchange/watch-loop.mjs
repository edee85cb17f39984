// Loaded before the server that is measured: how long its main thread is held up, and how much of that it computes itself.
// On a machine that others use, the rest is waiting for a processor.
import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const EVERY_MS = 5
/** Nanoseconds that this thread has computed. */
const computed = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0])

if (isMainThread && process.env.LOOP_FILE) {
  let longest = { heldMs: 0, computedMs: 0 }
  let before = { time: performance.now(), computed: computed() }
  setInterval(() => {
    const now = { time: performance.now(), computed: computed() }
    longest = {
      heldMs: Math.max(longest.heldMs, now.time - before.time - EVERY_MS),
      computedMs: Math.max(longest.computedMs, (now.computed - before.computed) / 1e6),
    }
    before = now
  }, EVERY_MS).unref()
  // each call starts a new measurement
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LOOP_FILE, JSON.stringify(longest))
    longest = { heldMs: 0, computedMs: 0 }
    before = { time: performance.now(), computed: computed() }
  })
}
