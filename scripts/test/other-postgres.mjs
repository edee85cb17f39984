import { readdir } from 'node:fs/promises'
import { hear } from '../run/process.mjs'

/** Starts the oldest PostgreSQL of 15 or later that is installed on the machine; undefined where there is none. */
export async function startOtherPostgres() {
  const binFolder = await installedPostgres()
  if (!binFolder) return undefined
  const { startPostgres } = await import('tsx/esm/api').then(({ tsImport }) =>
    tsImport('../../packages/server/test/postgres-server.ts', import.meta.url),
  )
  const version = (await hear(`${binFolder}/postgres`, ['--version'])).words.trim()
  return { version, ...(await startPostgres(binFolder)) }
}

async function installedPostgres() {
  if (process.env.POSTGRES_BIN_DIR) return process.env.POSTGRES_BIN_DIR
  const debian = '/usr/lib/postgresql'
  const majors = (await readdir(debian).catch(() => [])).map(Number).filter((major) => major >= 15)
  const folders = majors.sort((a, b) => a - b).map((major) => `${debian}/${major}/bin`)
  for (const folder of folders) if ((await hear(`${folder}/initdb`, ['--version'])).code === 0) return folder
}
