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

/** A server's process, and the one that reads files for it. */
export async function serverProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const ids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return [pid, ...ids.filter((_, at) => commands[at]?.includes('read-process'))]
}

const SAMPLE_MS = 50

/** Watches the memory of a server, which may end meanwhile. `stop` gives the highest value seen, in megabytes. */
export function watchMemory(pid: number) {
  let highest = 0
  const sample = async () => {
    const all = await Promise.all((await serverProcesses(pid)).map((one) => resourcesOf(one).catch(() => undefined)))
    highest = Math.max(
      highest,
      all.reduce((sum, one) => sum + (one?.megabytes ?? 0), 0),
    )
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
