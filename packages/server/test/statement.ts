import pg from 'pg'
import { type DatabaseAddress, wordsForDriver } from '../src/db/address.ts'

/** Runs one statement about whole databases, on a connection of its own and without the limits of a request. */
export async function run(address: DatabaseAddress, statement: string, values?: unknown[]) {
  const client = new pg.Client(wordsForDriver(address))
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
