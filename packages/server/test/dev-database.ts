import { startAlone } from '../src/postgres/reach.ts'
import { databaseOf } from '../src/start/database-of.ts'
import { readEnv } from '../src/start/env.ts'
import { urlOf } from './line.ts'

/** The database of `npm run dev` by a URL: PostgreSQL runs until `close`, whichever servers come and go meanwhile. */
export async function openDevDatabase() {
  const { address, close } = await startAlone(databaseOf(readEnv()))
  return { url: urlOf(address), close }
}
