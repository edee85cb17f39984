import pg from 'pg'
import { type DatabaseAddress, driverOptions } from '../src/db/address.ts'

/** Runs one statement about whole databases, on a new connection and without the time limits of a request. */
export async function run(address: DatabaseAddress, statement: string, values?: unknown[]) {
  const client = new pg.Client(driverOptions(address))
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
