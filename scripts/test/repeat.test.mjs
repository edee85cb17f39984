import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { filesToRepeat, withRepeat } from './repeat.mjs'

const red = (file, title = 'works') => ({ file, name: `${file} > ${title}`, words: '' })

it('repeats each red file once, unless the change touched it', () => {
  const tests = [red('e2e/a.test.ts'), red('e2e/a.test.ts', 'ends'), red('e2e/b.test.ts')]
  expect(filesToRepeat(tests, new Set(['e2e/b.test.ts', 'x']), false)).toEqual(['e2e/a.test.ts'])
})

it('repeats nothing when asked not to, when the change is unknown, and when more is red than chance explains', () => {
  const one = [red('e2e/a.test.ts')]
  const many = Array.from({ length: 9 }, (_, at) => red(`e2e/${at}.test.ts`))
  expect(filesToRepeat(one, new Set(), true)).toEqual([])
  expect(filesToRepeat(one, undefined, false)).toEqual([])
  expect(filesToRepeat(many, new Set(), false)).toEqual([])
  expect(filesToRepeat(many.slice(1), new Set(), false)).toHaveLength(8)
  expect(filesToRepeat([...one, { name: 'vitest ended with 1' }], new Set(), false)).toEqual([])
})

it('counts as passed only what was green when repeated', () => {
  const touched = red('e2e/touched.test.ts')
  const first = { passed: 5, red: [touched, red('e2e/a.test.ts'), red('e2e/a.test.ts', 'ends')] }
  const again = ['e2e/a.test.ts']
  expect(withRepeat(first, again, { red: [red('e2e/a.test.ts', 'ends')] })).toEqual({
    passed: 6,
    red: [touched, red('e2e/a.test.ts', 'ends')],
    repeated: ['e2e/a.test.ts > works'],
  })
  const aborted = { name: 'vitest ended with 1' }
  expect(withRepeat(first, again, { red: [aborted] })).toEqual({ passed: 5, red: [touched, aborted], repeated: [] })
})

it('counts how often a test has passed only when repeated on this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bank-repeat-'))
  vi.stubEnv('XDG_CACHE_HOME', folder)
  vi.resetModules()
  const { countRepeated } = await import('./repeat.mjs')
  await expect(countRepeated(['a', 'b'], '2026-01-01')).resolves.toEqual(['a', 'b'])
  await expect(countRepeated(['b'], '2026-02-02')).resolves.toEqual(['b (2 times since 2026-01-01)'])
  await expect(countRepeated([])).resolves.toEqual([])
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
