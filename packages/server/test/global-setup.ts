import type { TestProject } from 'vitest/node'
import { inDatabase } from '../src/db/address.ts'
import { dropDatabase } from '../src/db/drop-database.ts'
import { migrate } from '../src/db/migrate.ts'
import { onOneConnection } from '../src/db/one-connection.ts'
import { fingerprint } from './fingerprint.ts'
import { MIGRATIONS, ownServer, type TestServer } from './own-server.ts'
import { run } from './statement.ts'

/**
 * One PostgreSQL for the whole run: ours, or the server of DATABASE_URL. Its migrated, empty database is the template
 * that each worker copies; on ours it stays for the next run, until a migration changes.
 */
export default async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL
  const server = url ? shared(url) : await ownServer(project.name)
  const template = url ? `bank_test_${Date.now()}_${process.pid}` : `bank_test_${await fingerprint(MIGRATIONS)}`
  // what an interrupted run left, and templates of other migrations
  if (!url) await drop(server, (name) => name.startsWith('bank_test_') && name !== template)
  await makeTemplate(server, template)
  project.provide('server', server.address)
  project.provide('template', template)
  return async () => {
    // without the stop, vitest waits ten seconds for PostgreSQL before it ends
    await drop(server, (name) => name.startsWith(`${template}_`) || (Boolean(url) && name === template)).finally(
      server.stop,
    )
  }
}

/** Under its name it is whole: a run that ends halfway leaves none. */
async function makeTemplate({ address }: TestServer, template: string) {
  const [present] = await run(address, 'select from pg_database where datname = $1', [template])
  if (present) return
  const unfinished = `${template}_unfinished`
  await run(address, `create database ${unfinished} template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  await migrate(inDatabase(address, unfinished))
  await run(address, `alter database ${unfinished} rename to ${template}`)
}

async function drop({ address }: TestServer, isMeant: (name: string) => boolean) {
  const databases = await run(address, 'select datname from pg_database')
  const names: string[] = databases.map(({ datname }) => datname)
  for (const name of names.filter(isMeant)) await onOneConnection(address, (client) => dropDatabase(client, name))
}

/** Theirs to start and to stop. */
const shared = (url: string): TestServer => ({ address: { url }, stop: async () => {} })
