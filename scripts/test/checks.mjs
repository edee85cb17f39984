import { availableParallelism } from 'node:os'
import { hear, tool } from '../run/process.mjs'

/** With a compiler that it does not support, dependency-cruiser finds no modules and so reports no violations. */
const sawModules = (words) => /\b[1-9]\d* modules/.test(words)

const cruiser = (...args) => tool('dependency-cruiser/bin/dependency-cruise.mjs', ...args)
/** TypeScript 7 checks in a third of the time; dependency-cruiser cannot read sources with it and keeps version 6. */
const types = (folder) => tool('typescript-native/bin/tsc', '-p', folder)
const SOURCES = ['packages/contract/src', 'packages/exchange/src', 'packages/server/src', 'packages/web/src', 'bench']

/**
 * The static checks, the slowest first, so that no core is idle while the last one runs. The types of bench, e2e and
 * faults are one program: as three, each would check the server's sources again. tsc stores its results with hashes of
 * all files that it read, so it checks only what changed since.
 */
const CHECKS = [
  ['types of web', types('packages/web')],
  ['types of bench, e2e and faults', types('.')],
  ['types of server', types('packages/server')],
  ['dead code', tool('knip/bin/knip.js')],
  ['import arrows', cruiser(...SOURCES, 'packages/server/test', 'packages/web/test'), sawModules],
  ['rooms', cruiser('--config', '.dependency-cruiser.rooms.cjs', ...SOURCES), sawModules],
  ['forms apart', [process.execPath, ['scripts/test/forms-apart.mjs']]],
  ['format and lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['types of contract', types('packages/contract')],
  ['types of exchange', types('packages/exchange')],
]

/** Runs every check, as many in parallel as there are cores; returns how many passed and which failed. */
export async function check() {
  const part = { passed: 0, red: [] }
  const waiting = CHECKS.values()
  const work = async () => {
    for (const [name, program, holds] of waiting) {
      if (await passes(name, program, holds)) part.passed++
      else part.red.push({ name })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return part
}

async function passes(name, [program, args], holds = () => true) {
  const { code, words } = await hear(program, args)
  const good = code === 0 && holds(words)
  console.log(good ? `ok   ${name}` : `FAIL ${name}\n${words}`)
  return good
}
