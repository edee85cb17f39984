import { importRoutes } from '@bank/contract/import'
import { it } from 'vitest'
import { FileRefused } from '../packages/exchange/src/zip/file-refused.ts'
import { HOSTILE_FILES } from '../packages/exchange/test/hostile-files.ts'
import type { HostileFile } from '../packages/exchange/test/hostile-parts.ts'
import { startHonest } from './support/honest.ts'
import { importsOf } from './support/imports.ts'
import { newInstallation } from './support/product.ts'
import { tell, timesOf } from './support/report.ts'
import { watchMemory } from './support/resources.ts'

/** Of the server with an import's worker, whose heap may be 384 MB. */
const MOST_MEGABYTES = 400 + 384
const STATES: readonly string[] = ['ready', 'look', 'wrong', 'same', 'skipped']

it('refuses files that harm with a sentence, or reads them, and serves all others meanwhile', async () => {
  const app = await newInstallation()
  const { call, send, settled } = importsOf(app)
  const pid = app.pid()
  const honest = await startHonest(app)
  const memory = watchMemory(pid)
  const others: string[] = []
  const times: number[] = []
  /** Of those that are refused; up to a second of each a file waits for its turn. */
  const refusals: number[] = []
  let longest = { ms: 0, is: '' }
  for (const file of HOSTILE_FILES) {
    const from = performance.now()
    const id = await send(file.name, file.bytes())
    const { state, error, counts } = await settled(id)
    const ms = performance.now() - from
    times.push(ms)
    if (state === 'failed') refusals.push(ms)
    if (ms > longest.ms) longest = { ms, is: file.is }
    const rows = STATES.reduce((sum, name) => sum + (counts[name as keyof typeof counts] ?? 0), 0)
    const became = state === 'failed' ? error : `${state}: ${rows}`
    if (became !== expected(file)) others.push(`${file.is}: ${became}`)
    await call(importRoutes.remove, { params: { id } })
  }
  const seen = await honest.stop()
  const highest = await memory.stop()
  const isSame = app.pid() === pid && (await fetch(`${app.origin}/healthz`)).ok
  await app.remove()
  const refused = HOSTILE_FILES.filter(({ becomes }) => typeof becomes === 'string').length

  tell({
    part: 'T31',
    title: 'Files that harm are imported',
    sizes: {},
    held: {
      'files that were neither refused by their sentence nor read': [others.join('; '), ''],
      'the same process serves in the end': [isSame, true],
      'calls of others that failed': [seen.failed, 0],
      [`more than ${MOST_MEGABYTES} MB of memory`]: [highest > MOST_MEGABYTES, false],
    },
    seen: {
      'files: refused, read': `${refused}, ${HOSTILE_FILES.length - refused}`,
      'from sending to its end': timesOf(times),
      'the longest': longest.is,
      'refused, with the wait for their turn': timesOf(refusals),
      'calls of others': timesOf(seen.times),
      'highest memory': `${highest} MB`,
    },
  })
})

const expected = ({ becomes }: HostileFile) =>
  typeof becomes === 'string' ? new FileRefused(becomes, '').message : `ready: ${becomes}`
