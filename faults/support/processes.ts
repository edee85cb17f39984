import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The ids of all processes of the PostgreSQL in a data folder; the first is the postmaster. */
export async function postgresIn(data: string): Promise<number[]> {
  const [first] = (await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return familyOf(Number(first))
}

/** A process and its children; /proc lists them on Linux only. */
export async function familyOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Sends the signal to all without a pause; ignores a process that has already ended. */
export function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
