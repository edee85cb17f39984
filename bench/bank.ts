import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onOneConnection } from '../packages/server/src/db/one-connection.ts'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { fillBank } from './fill/fill-bank.ts'
import { startServer } from './server.ts'

/** The folder of the filled banks; each is in a subfolder named by its number of questions. */
export const BANKS = join(import.meta.dirname, '.banks')
export const SEED = 20_261_125

/** Unsafe settings, used only while filling: after a power cut the bank is filled again. */
const FILLING = ['fsync=off', 'shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

/** The data folder of a bank with this many questions: newly filled, or from an earlier run when `reuse` is set. */
export async function bankOf(questions: number, port: number, { reuse }: { reuse: boolean }): Promise<string> {
  const folder = join(BANKS, String(questions))
  const seal = join(folder, 'filled.json')
  const wanted = JSON.stringify({ questions, seed: SEED })
  if (reuse && (await readFile(seal, 'utf8').catch(() => '')) === wanted) {
    // a newer version may migrate the bank at its first start: do that before measuring
    await (await startServer(folder, port)).stop()
    return folder
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // the first start creates the tables, the base content and the admin, as in any installation
  await (await startServer(folder, port)).stop()
  const settings = FILLING.flatMap((setting) => ['-c', setting])
  const { address, stop } = await startEmbedded({ folder, settings })
  try {
    await onOneConnection(address, (client) => fillBank(client, questions, SEED))
  } finally {
    await stop()
  }
  // otherwise gigabytes would still be written to disk while the first calls are measured
  await promisify(execFile)('sync', ['-f', folder])
  await writeFile(seal, wanted)
  return folder
}
