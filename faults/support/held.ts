import { readdir, readFile } from 'node:fs/promises'

/** Open files and memory of a process, as Linux tells them. */
export async function held(pid: number) {
  const files = (await readdir(`/proc/${pid}/fd`)).length
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return { files, megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024) }
}
