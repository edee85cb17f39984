import { existsSync } from 'node:fs'
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
    const files = tests.map((test) => `packages/${test.split(' › ')[0]}`)
    wrong.push(...files.filter((one) => !existsSync(new URL(one, ROOT))).map((one) => `${guard}: no ${one}`))
  }
  expect(wrong).toEqual([])
})
