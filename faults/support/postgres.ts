import { rm } from 'node:fs/promises'
import { startEmbedded } from '../../packages/server/src/postgres/embedded.ts'
import { newLine } from '../../packages/server/test/line.ts'
import { newFolder } from './folder.ts'

/** A separate PostgreSQL server, by default of the embedded programs, which app servers reach through a connection that can be made to fail. */
export async function newPostgres(binFolder?: string) {
  const folder = await newFolder()
  const { address, stop } = await startEmbedded({ folder, binFolder })
  const line = await newLine(address)
  return {
    address,
    folder,
    line,
    /** The value for DATABASE_URL. */
    url: line.url,
    async remove() {
      await line.stop()
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Postgres = Awaited<ReturnType<typeof newPostgres>>
