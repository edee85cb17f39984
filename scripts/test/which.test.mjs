import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run/process.mjs'
import { IDENTITIES, IN_MORE, IN_NODE, RANDOM } from './which.mjs'

it('names tests and folders that exist', () => {
  const tests = readdirSync(join(ROOT, 'packages'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `packages/${file}`)
  const named = [...[...IN_MORE, ...RANDOM, ...IDENTITIES].map((name) => `${name}.test.`), ...IN_NODE]
  expect(named.filter((name) => !tests.some((file) => file.includes(name)))).toEqual([])
})
