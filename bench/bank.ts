import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dropDatabase } from '../packages/server/src/db/drop-database.ts'
import { onOneConnection } from '../packages/server/src/db/one-connection.ts'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { leaveAtRest } from './fill/at-rest.ts'
import { fillBank } from './fill/fill-bank.ts'
import { fillLikeness } from './fill/fill-likeness.ts'
import { type Bank, startServer } from './server.ts'

/** The folder of the filled banks; each is in a subfolder named by its number of questions. */
export const BANKS = join(import.meta.dirname, '.banks')
export const SEED = 20_261_125

/** Questions of a bank up to which each is prepared to be compared with the others. */
const MOST_COMPARED = 100_000

/** Unsafe settings, used only while filling: after a power cut the bank is filled again. */
const FILLING = ['fsync=off', 'shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

/**
 * A bank with this many questions: newly filled, or from an earlier run when `reuse` is set. With `DATABASE_URL`, in a
 * database of its own on that server, which is dropped first.
 */
export async function bankOf(questions: number, port: number, { reuse }: { reuse: boolean }): Promise<Bank> {
  const server = process.env.DATABASE_URL
  const name = `bank_bench_${questions}`
  const bank: Bank = {
    folder: join(BANKS, server ? `${questions}-server` : String(questions)),
    url: server && onServer(server, name),
  }
  const seal = join(bank.folder, 'filled.json')
  const wanted = JSON.stringify({ questions, seed: SEED })
  if (reuse && (await readFile(seal, 'utf8').catch(() => '')) === wanted) {
    // a newer version may migrate the bank at its first start: do that before measuring
    await (await startServer(bank, port)).stop()
    return bank
  }
  await rm(bank.folder, { recursive: true, force: true })
  await mkdir(bank.folder, { recursive: true })
  if (server) await makeDatabase(server, name)
  // the first start creates the tables, the base content and the admin, as in any installation
  await (await startServer(bank, port)).stop()
  await fill(bank, questions)
  // otherwise gigabytes would still be written to disk while the first calls are measured
  await promisify(execFile)('sync', ['-f', bank.folder])
  await writeFile(seal, wanted)
  return bank
}

function onServer(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

const makeDatabase = (server: string, name: string) =>
  onOneConnection({ url: server }, async (client) => {
    await dropDatabase(client, name)
    await client.query(`create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  })

async function fill({ folder, url }: Bank, questions: number) {
  const settings = FILLING.flatMap((setting) => ['-c', setting])
  const { address, stop } = url ? { address: { url }, stop: undefined } : await startEmbedded({ folder, settings })
  try {
    await onOneConnection(address, async (client, db) => {
      await fillBank(client, questions, SEED)
      // ten times as many would take a quarter of an hour
      if (questions <= MOST_COMPARED) await fillLikeness(db, questions)
      await leaveAtRest(db)
    })
  } finally {
    await stop?.()
  }
}
