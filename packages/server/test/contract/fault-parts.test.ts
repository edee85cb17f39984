import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const FAULTS = new URL('../../../../faults/', import.meta.url)

it('gives each fault a number of its own in the report, where a second one would replace the first', async () => {
  const files = (await readdir(FAULTS)).filter((name) => name.endsWith('.test.ts'))
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, FAULTS), 'utf8')))
  const partsOf = (source: string) => new Set([...source.matchAll(/part: '(T\d+b?)'/g)].map(([, part]) => part))
  const parts = sources.flatMap((source) => [...partsOf(source)])
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part, at) => parts.indexOf(part) !== at)).toEqual([])
})
