import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The PostgreSQL of a data folder and every process of it, the first of them its postmaster. */
export async function postgresIn(data: string): Promise<number[]> {
  const [first] = (await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return family(Number(first))
}

/** A process and its children; they are listed by Linux alone. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** One after the other, without a pause between: who is gone already is no matter. */
export function signalAll(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
