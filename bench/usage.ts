import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { serverProcesses } from '../faults/support/resources.ts'
import type { Db } from '../packages/server/src/db/connect.ts'

/** The unit of CPU times in /proc, the same on every Linux that Node supports. */
const TICKS_PER_SECOND = 100
const KB_PER_MB = 1024

/** CPU and memory of the server's processes and of all PostgreSQL processes; from /proc, so Linux only. */
export interface Usage {
  /** CPU milliseconds since the start of the processes. */
  cpu: { node: number; postgres: number }
  /** Megabytes; a shared page counts in equal parts for the processes that share it (PSS). */
  memory: { node: number; postgres: number }
}

export async function usageOf(pid: number, postmaster: number): Promise<Usage> {
  const [backends, own] = [await postgresProcesses(postmaster), await serverProcesses(pid)]
  return {
    cpu: { node: sum(await Promise.all(own.map(cpuOf))), postgres: sum(await Promise.all(backends.map(cpuOf))) },
    memory: {
      node: sum(await Promise.all(own.map(memoryOf))),
      postgres: sum(await Promise.all(backends.map(memoryOf))),
    },
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The process id of the embedded PostgreSQL in this data folder. */
export const postmasterIn = async (folder: string) =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10)

/** The process id of the PostgreSQL behind a connection: the parent of what answers there. It must run on this machine. */
export async function postmasterOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const [state, parent] = await statOf(rows[0]?.pid ?? 0)
  if (!state) throw new Error('CPU and memory are read from /proc: PostgreSQL must run on this machine')
  return Number(parent)
}

async function postgresProcesses(postmaster: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(pids.map(async (pid) => [pid, Number((await statOf(pid))[1])] as const))
  return [postmaster, ...parents.filter(([, parent]) => parent === postmaster).map(([pid]) => pid)]
}

/** The fields after the program name, which may contain spaces: state, parent, ... */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** User and system time of the process and of its ended children: an ended session's time counts for the postmaster. */
export async function cpuOf(pid: number): Promise<number> {
  const ticks = (await statOf(pid)).slice(11, 15).map(Number)
  return (sum(ticks) * 1000) / TICKS_PER_SECOND
}

async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / KB_PER_MB
}
