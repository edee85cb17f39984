import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/postgres/embedded.ts'
import { urlOf } from './line.ts'

/**
 * Starts PostgreSQL as a server with a URL: the programs of `binFolder`, by default the embedded ones. `stop` deletes
 * its folder.
 */
export async function startPostgres(binFolder?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-server-'))
  const settings = ['-c', 'fsync=off', '-c', 'max_connections=200']
  const { address, stop } = await startEmbedded({ folder, binFolder, settings })
  return {
    url: urlOf(address),
    async stop() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}
