import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { routes } from './routes.ts'

const ROOT = new URL('../../../../', import.meta.url)
const WHO = { public: 'everybody', staff: 'L1, L2', admin: 'L1' }

const text = await readFile(new URL('docs/checklist.md', ROOT), 'utf8')
/** The lines of its table of routes: the call, who may make it (what stands in brackets is for people), its test. */
const lines = text
  .split('\n')
  .filter((line) => /^\| (GET|POST|PATCH|DELETE) \//.test(line))
  .map((line) => line.split('|').map((cell) => cell.replace(/ \(.*\)/, '').trim()))
  .map(([, call = '', who = '', test = '']) => ({ call, who, test }))

it('has one line for each route, and who may call it', () => {
  const inContract = routes.map(([call, { access }]) => `${call}: ${WHO[access]}`)
  expect(lines.map(({ call, who }) => `${call}: ${who}`).toSorted()).toEqual(inContract.toSorted())
})

it('names a test for each route, and no test or source file that does not exist', () => {
  expect(lines.filter(({ test }) => test === '')).toEqual([])
  const files = text.match(/\b(server|web|contract|e2e|faults)\/[\w./-]+\.(tsx?|sql)\b/g) ?? []
  const missing = files.filter(
    (file) => !existsSync(new URL(/^(e2e|faults)\//.test(file) ? file : `packages/${file}`, ROOT)),
  )
  expect(missing).toEqual([])
  expect(files.length).toBeGreaterThan(lines.length)
})
