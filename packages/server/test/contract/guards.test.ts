import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const ROOT = new URL('../../../../', import.meta.url)

interface Guard {
  guard: string
  file: string
  find: string
  tests: string[]
}
const { GUARDS }: { GUARDS: Guard[] } = await import(new URL('scripts/guards/guards.mjs', ROOT).href)

it('finds each guard that is to be taken away once, and the tests that notice', async () => {
  const wrong: string[] = []
  for (const { guard, file, find, tests } of GUARDS) {
    const pieces = (await readFile(new URL(file, ROOT), 'utf8')).split(find)
    if (pieces.length !== 2) wrong.push(`${guard}: ${file} holds it ${pieces.length - 1} times: ${find}`)
    for (const test of tests) {
      const [path = '', title = ''] = test.split(' › ')
      const source = await readFile(new URL(`packages/${path}`, ROOT), 'utf8').catch(() => undefined)
      if (!source?.includes(title)) wrong.push(`${guard}: no ${test}`)
    }
  }
  expect(wrong).toEqual([])
})
