import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type DatabaseAddress, inDatabase } from '../src/db/address.ts'
import { connect, type Db } from '../src/db/connect.ts'
import { run } from './statement.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: DatabaseAddress
    template: string
  }
}

/** A new, migrated, empty database; it is dropped at the end of the run. */
export async function newDatabase(): Promise<DatabaseAddress> {
  return copyOf(inject('template'))
}

/** A new database without tables. */
export async function blankDatabase(): Promise<DatabaseAddress> {
  return copyOf('template0')
}

/** The database of this worker. All its test files share the connection, and empty the tables themselves. */
export function workerDatabase(): Promise<Db> {
  // emptying it may take longer than a request may
  shared ??= newDatabase().then((address) => connect(address, { query_timeout: 60_000 }))
  return shared
}

let shared: Promise<Db> | undefined

async function copyOf(template: string) {
  const address = inject('server')
  const name = `${inject('template')}_${randomUUID().replaceAll('-', '')}`
  await run(address, `create database ${name} template ${template}`)
  return inDatabase(address, name)
}
