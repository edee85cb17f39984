import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run/process.mjs'
import { importsFrom } from './graph.mjs'
import { BREAKS, FAULTS, FIRST, faultsOf, RELEASE } from './rotation.mjs'

const imports = new Map([['faults/recount.test.ts', ['faults/support/recounted.ts', 'packages/contract/src/id.ts']]])
const of = (files, more = {}) => faultsOf({ changed: files && new Set(files), imports, count: 0, green: {}, ...more })

it('knows every fault test, and sources that exist', () => {
  const files = readdirSync(join(ROOT, 'faults')).filter((name) => name.endsWith('.test.ts'))
  expect([...FAULTS, ...FIRST, ...RELEASE].map((name) => `${name}.test.ts`).sort()).toEqual(files.sort())
  const sources = ['server', 'exchange'].flatMap((name) =>
    readdirSync(join(ROOT, `packages/${name}/src`), { recursive: true }).map((file) => `${name}/src/${file}`),
  )
  const stale = Object.values(BREAKS)
    .flat()
    .filter((start) => !sources.some((file) => file.startsWith(start)))
  expect(stale).toEqual([])
})

it('runs what the change reaches, by its own files or by the sources that break it', () => {
  expect(of(['faults/support/recounted.ts']).reached).toEqual(['recount'])
  expect(of(['faults/recount.test.ts', 'packages/server/src/backup/restore.ts']).reached).toEqual([
    'moved-clocks',
    'pooler',
    'recount',
    'restore',
  ])
  expect(of(['packages/contract/src/id.ts', 'packages/server/src/backup/backup.test.ts']).reached).toEqual([])
  expect(of(undefined).reached).toEqual(FAULTS)
})

it('runs all within three commits', () => {
  const runs = [7, 8, 9].flatMap((count) => of([], { count }).inTurn)
  expect(new Set(runs)).toEqual(new Set(FAULTS))
  expect(runs.length).toBeLessThanOrEqual(FAULTS.length + 3)
})

it('prefers the faults whose last green run is longest ago', () => {
  const green = Object.fromEntries(FAULTS.map((name, at) => [name, { count: 100 + at }]))
  const { inTurn, left } = of([], { green: { ...green, rolling: undefined }, count: 200 })
  expect(inTurn).toEqual(['rolling', ...FAULTS.slice(0, 7)])
  expect([...inTurn, ...left].sort()).toEqual(FAULTS)
})

it('reads what a file imports, and what that imports', async () => {
  const found = await importsFrom(['faults/recount.test.ts'])
  expect(found.get('faults/recount.test.ts')).toContain('faults/support/recounted.ts')
  expect(found.get('faults/support/recounted.ts')).toContain('packages/server/src/count/tally/tally.repo.ts')
})
