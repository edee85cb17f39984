import { expect, it } from 'vitest'
import { reachedBy } from './graph.mjs'

const root = 'packages/server/src'
const imports = new Map([
  [`${root}/a/a.test.ts`, [`${root}/a/a.ts`, `${root}/handlers.ts`]],
  [`${root}/a/a.ts`, [`${root}/db/connect.ts`]],
  [`${root}/handlers.ts`, [`${root}/b/b.ts`]],
  [`${root}/b/b.test.ts`, [`${root}/handlers.ts`]],
  [`${root}/db/migrate.test.ts`, []],
])
const tests = [...imports.keys()].filter((file) => file.endsWith('.test.ts'))
const reached = (...files) => reachedBy(new Set(files), tests, imports).map((file) => file.slice(root.length + 1))

it('reaches the tests that import what has changed, but not through the list of all handlers', () => {
  expect(reached(`${root}/db/connect.ts`)).toEqual(['a/a.test.ts', 'db/migrate.test.ts'])
  expect(reached(`${root}/b/b.ts`)).toEqual(['b/b.test.ts'])
  expect(reached(`${root}/handlers.ts`)).toEqual(['a/a.test.ts', 'b/b.test.ts'])
})

it('reaches changed tests, and of what no test imports those of the nearest folder', () => {
  expect(reached(`${root}/a/a.test.ts`)).toEqual(['a/a.test.ts'])
  expect(reached(`${root}/db/migrations/0001-a.sql`)).toEqual(['db/migrate.test.ts'])
  expect(reached('README.md')).toEqual([])
})
