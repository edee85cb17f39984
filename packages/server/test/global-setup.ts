import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type DatabaseAddress, inDatabase } from '../src/db/address.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { run } from './statement.ts'

/** For this run alone nothing has to survive a power cut. */
const CARELESS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
const SETTINGS = [...CARELESS, 'wal_level=minimal', 'max_wal_senders=0', 'max_connections=200']

/**
 * One PostgreSQL for the whole run: ours in a temporary folder, or the server of DATABASE_URL. Its migrated, empty
 * database is the template that each worker copies.
 */
export default async function setup(project: TestProject) {
  const { address, stop } = await server()
  const template = `bank_test_${Date.now()}_${process.pid}`
  await run(address, `create database ${template} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await migrate(inDatabase(address, template))
  project.provide('server', address)
  project.provide('template', template)
  return async () => {
    await dropAll(address, template)
    await stop()
  }
}

async function server(): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const url = process.env.DATABASE_URL
  if (url) return { address: { url }, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'bank-test-'))
  const settings = SETTINGS.flatMap((setting) => ['-c', setting])
  const { address, stop } = await startEmbedded({ folder, binFolder: process.env.POSTGRES_BIN_DIR, settings })
  return {
    address,
    async stop() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** The template and its copies. */
async function dropAll(address: DatabaseAddress, template: string) {
  const names = await run(address, `select datname from pg_database where datname like '${template}%'`)
  for (const { datname } of names) await run(address, `drop database ${datname} with (force)`)
}
