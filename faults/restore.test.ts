import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DatabaseAddress } from '../packages/server/src/db/address.ts'
import { run } from '../packages/server/test/statement.ts'
import { sizeOf } from './sizes.ts'
import { command } from './support/commands.ts'
import { newFolder } from './support/folder.ts'
import { databaseIn } from './support/inspect.ts'
import { fillBank } from './support/large-bank.ts'
import { newInstallation, newServer } from './support/product.ts'
import { tell } from './support/report.ts'
import { differing, sumsIn } from './support/sums.ts'
import { signIn } from './support/world.ts'

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
  const backedUp = await timed(() => command('backup', { DATA_DIR: from.data }, file))

  const data = join(folder, 'data')
  const restored = await timed(() => command('restore', { DATA_DIR: data }, file))
  const after = await sumsIn(data)
  const to = await newServer({ DATA_DIR: data })
  const ready = await to.start()
  const target = await databaseIn(data)
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
      'tables that differ in any row': [differing(before, after), []],
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

async function picturesOf(address: DatabaseAddress, origin: string) {
  const some = await run(
    address,
    `select '/media/' || id || '.' || type as path from image order by id limit ${LOOKED_AT}`,
  )
  return Promise.all(some.map(({ path }) => fetch(`${origin}${path}`).then(({ status }) => status)))
}
