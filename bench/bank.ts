import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../packages/server/src/db/embedded.ts'
import { onOneConnection } from '../packages/server/src/db/one-connection.ts'
import { fillBank } from './fill/fill-bank.ts'
import { startServer } from './server.ts'

/** Where filled banks are kept, each in a folder of its size. */
export const BANKS = join(import.meta.dirname, '.banks')
export const SEED = 20_261_017

/** Only while it is filled: what a power cut would take is filled again. */
const FILLING = ['fsync=off', 'shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

/** A data folder with so many questions: filled anew, or, when `reuse` is asked for, the one that an earlier run left. */
export async function bankOf(questions: number, port: number, { reuse }: { reuse: boolean }): Promise<string> {
  const folder = join(BANKS, String(questions))
  const seal = join(folder, 'filled.json')
  const wanted = JSON.stringify({ questions, seed: SEED })
  if (reuse && (await readFile(seal, 'utf8').catch(() => '')) === wanted) {
    // what a newer version changes in it is done before anything is measured
    await (await startServer(folder, port)).stop()
    return folder
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // its first start makes the tables, the first content and the admin, as anybody's does
  await (await startServer(folder, port)).stop()
  const settings = FILLING.flatMap((setting) => ['-c', setting])
  const { address, stop } = await startEmbedded({ folder, settings })
  try {
    await onOneConnection(address, (client) => fillBank(client, questions, SEED))
  } finally {
    await stop()
  }
  // else gigabytes would still be written while the first calls are measured
  await promisify(execFile)('sync', ['-f', folder])
  await writeFile(seal, wanted)
  return folder
}
