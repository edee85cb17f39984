import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (file: string) => readFile(new URL(file, ROOT), 'utf8')
const AT_ROOT = /^(bench|docs|e2e|faults|scripts)\//

const text = await read('docs/checklist.md')
/** The cells of the rows of its tables. */
const lines = text
  .split('\n')
  .filter((line) => /^\| (?!promise |---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const places = lines.flatMap(([, , where = '']) => where.split(', '))

it('names no file that does not exist', () => {
  const files = text.match(/\b(server|web|contract|bench|docs|e2e|faults|scripts)\/[\w./-]+\.(tsx?|sql|mjs|md|json)\b/g)
  const named = [...new Set(files)]
  expect(named.filter((file) => !existsSync(new URL(AT_ROOT.test(file) ? file : `packages/${file}`, ROOT)))).toEqual([])
  expect(named.length).toBeGreaterThan(lines.length)
})

it('says of each promise where it is kept, and which test would notice', () => {
  const short = lines.filter((cells) => cells.length !== 5 || cells.slice(1, 4).includes(''))
  expect(short.map(([, promise]) => promise)).toEqual([])
})

it('names no call that the contract does not have', () => {
  const calls = new Set(routes.map(([name]) => name))
  const named = places.filter((place) => /^[A-Z]+ \/v1/.test(place))
  const known = (place: string) => calls.has(place.replace(/\?.*/, '').replace('{id}', ':id'))
  expect(named.filter((place) => !known(place))).toEqual([])
})

it('promises something of every screen', async () => {
  const pages = [...(await read('packages/web/src/nav/pages.ts')).matchAll(/^ {2}'(\/[^']*)': \{/gm)]
  const addresses = pages.map(([, path = '']) => path.replace(/\$(\w+)/, '{$1}'))
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter((address) => !places.includes(address))).toEqual([])
})
