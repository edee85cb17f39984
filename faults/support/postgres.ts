import { rm } from 'node:fs/promises'
import { startEmbedded } from '../../packages/server/src/db/embedded.ts'
import { newLine } from '../../packages/server/test/line.ts'
import { newFolder } from './folder.ts'

/** A PostgreSQL server of its own that servers reach through a line that can fail. */
export async function newPostgres() {
  const folder = await newFolder()
  const { address, stop } = await startEmbedded({ folder })
  const line = await newLine(address)
  return {
    address,
    folder,
    line,
    /** For DATABASE_URL. */
    url: line.url,
    async remove() {
      await line.stop()
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Postgres = Awaited<ReturnType<typeof newPostgres>>
