import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Open files and memory of a process, from Linux's /proc. */
export async function resourcesOf(pid: number) {
  const files = (await readdir(`/proc/${pid}/fd`)).length
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return { files, megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024) }
}

const BACK_AFTER_MS = 60_000
const BACK_TO = 1.1

/** Waits until a process has given back its memory, a minute at most; what it has then, and whether that is enough. */
export async function memoryBack(pid: number, before: number) {
  const from = performance.now()
  const isBack = async () => (await resourcesOf(pid)).megabytes <= before * BACK_TO
  while (!(await isBack()) && performance.now() - from < BACK_AFTER_MS) await wait(500)
  const { megabytes } = await resourcesOf(pid)
  return { megabytes, isBack: megabytes <= before * BACK_TO, seconds: Math.round((performance.now() - from) / 1000) }
}

const SAMPLE_MS = 50

/** Watches the memory of a process, which may end meanwhile. `stop` gives the highest value seen, in megabytes. */
export function watchMemory(pid: number) {
  let highest = 0
  const sample = async () => {
    const now = await resourcesOf(pid).catch(() => undefined)
    if (now && now.megabytes > highest) highest = now.megabytes
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    async stop() {
      clearInterval(timer)
      await sample()
      return highest
    },
  }
}
