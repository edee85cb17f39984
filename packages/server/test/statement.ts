import postgres from 'postgres'
import { type DatabaseAddress, wordsForDriver } from '../src/db/address.ts'

/** Runs one statement about whole databases, on a connection of its own and without the limits of a request. */
export async function run(address: DatabaseAddress, statement: string) {
  const { url, ...where } = { url: undefined, ...wordsForDriver(address) }
  const options = { ...where, max: 1, onnotice: () => {} }
  const sql = url === undefined ? postgres(options) : postgres(url, options)
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end()
  }
}
