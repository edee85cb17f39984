import { readdir } from 'node:fs/promises'
import { build } from './build.mjs'
import { faults } from './faults.mjs'
import { install } from './install.mjs'
import { journeys } from './journeys.mjs'
import { hear, ROOT } from './run.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:more`: what takes longer or needs more than every machine has; the last line counts.
process.chdir(ROOT)
await install()
const tally = newTally()
await otherPostgres()
await build()
tally.add(await journeys('more'))
tally.add(
  (
    await faults('commit', [
      'power-cut',
      'database-away',
      'disk-errors',
      'full-disk',
      'replicas',
      'connections',
      'oversized',
      'restore',
      'soak',
    ])
  ).tests,
)
tally.end()

/** The server's tests by DATABASE_URL, on the oldest PostgreSQL that the machine has. */
async function otherPostgres() {
  const binFolder = await installedPostgres()
  if (!binFolder)
    return console.log('not run: the tests on a second PostgreSQL (none of version 15 or later is installed)')
  const { startPostgres } = await import('tsx/esm/api').then(({ tsImport }) =>
    tsImport('../packages/server/test/postgres-server.ts', import.meta.url),
  )
  const { url, stop } = await startPostgres(binFolder)
  tally.add(await vitest(['--project', 'server'], { DATABASE_URL: url }))
  await stop()
}

async function installedPostgres() {
  if (process.env.POSTGRES_BIN_DIR) return process.env.POSTGRES_BIN_DIR
  const debian = '/usr/lib/postgresql'
  const majors = (await readdir(debian).catch(() => [])).map(Number).filter((major) => major >= 15)
  const folders = majors.sort((a, b) => a - b).map((major) => `${debian}/${major}/bin`)
  for (const folder of folders) if ((await hear(`${folder}/initdb`, ['--version'])).code === 0) return folder
}
