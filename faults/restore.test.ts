import { execFile } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { newInstallation, newServer } from './support/product.ts'
import { tell } from './support/report.ts'
import { signIn } from './support/world.ts'

/** Tables that a backup leaves out (decision 018), and the migrations, whose rows have the time they ran. */
const LEFT_BEHIND = ['session', 'session_origin', 'password_reset', 'throttle', 'idempotency_key', 'kysely_migration']
const LOOKED_AT = 50

it('gives a large bank back from its backup, equal row by row', async () => {
  const from = await newInstallation()
  const source = await databaseIn(from.data)
  const [questions, pictures] = [sizeOf('restoredQuestions'), sizeOf('restoredPictures')]
  await fillBank(source.address, from.place, questions, pictures)
  await source.tidy()
  await from.end('SIGTERM')
  const before = await sumsIn(from.data)
  const folder = await newFolder()
  const file = join(folder, 'bank.backup')
  const backedUp = await timed(() => command('backup', from.data, file))

  const data = join(folder, 'data')
  const restored = await timed(() => command('restore', data, file))
  const after = await sumsIn(data)
  const to = await newServer({ DATA_DIR: data })
  const ready = await to.start()
  const target = await databaseIn(data)
  const differing = Object.keys(before).filter(
    (table) => !LEFT_BEHIND.includes(table) && before[table] !== after[table],
  )
  const shown = await picturesOf(target.address, to.origin)
  const token = await signIn(to.origin)
  const megabytes = Math.round((await stat(file)).size / 1024 ** 2)
  await target.tidy()
  await to.end('SIGTERM')
  await from.remove()
  await rm(folder, { recursive: true })

  expect(before.question).toMatch(new RegExp(`^${questions} `))
  tell({
    part: 'T16',
    title: 'A large bank comes back from its backup',
    sizes: { restoredQuestions: questions, restoredPictures: pictures },
    held: {
      'tables that differ in any row': [differing, []],
      'pictures looked at that are not served': [shown.filter((status) => status !== 200).length, 0],
      'sign-in works': [token.length > 0, true],
    },
    seen: {
      tables: Object.keys(before).length,
      'size of the file': `${megabytes} MB`,
      'backup took': backedUp,
      'restore took': restored,
      'then ready after': `${(ready / 1000).toFixed(1)} s`,
    },
  })
})

async function timed(work: () => Promise<unknown>) {
  const from = performance.now()
  await work()
  return `${((performance.now() - from) / 1000).toFixed(1)} s`
}

/** Runs the program of `npm run backup` or `npm run restore`. */
function command(name: 'backup' | 'restore', data: string, file: string) {
  const program = fileURLToPath(new URL(`../packages/server/dist/${name}-console.js`, import.meta.url))
  const { PATH = '', HOME = '' } = process.env
  return promisify(execFile)(process.execPath, [program, file], { env: { PATH, HOME, DATA_DIR: data } })
}

/** Without a server, because a running one folds the counts, which changes rows. */
async function sumsIn(folder: string) {
  const { address, stop } = await startEmbedded({ folder })
  return sums(address).finally(stop)
}

/** For each table the number of its rows, and a checksum of all rows that does not depend on their order. */
async function sums(address: DatabaseAddress): Promise<Record<string, string>> {
  const tables = await run(address, `select tablename as name from pg_tables where schemaname = 'public'`)
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await run(
      address,
      `select count(*) || ' ' || coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0) as sum from "${name}" t`,
    )
    found[name] = row.sum
  }
  return found
}

async function picturesOf(address: DatabaseAddress, origin: string) {
  const some = await run(
    address,
    `select '/media/' || id || '.' || type as path from image order by id limit ${LOOKED_AT}`,
  )
  return Promise.all(some.map(({ path }) => fetch(`${origin}${path}`).then(({ status }) => status)))
}
