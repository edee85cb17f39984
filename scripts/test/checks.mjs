import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hear, ROOT, tool } from '../run/process.mjs'
import { bring, keepFile } from './kept.mjs'

/** With a compiler that it does not support, dependency-cruiser finds no modules and so reports no violations. */
const sawModules = (words) => /\b[1-9]\d* modules/.test(words)

const cruiser = (...args) => tool('dependency-cruiser/bin/dependency-cruise.mjs', ...args)
/** TypeScript 7 checks in a third of the time; dependency-cruiser cannot read sources with it and keeps version 6. */
const TSC = 'typescript-native/bin/tsc'
const SOURCES = ['packages/contract/src', 'packages/exchange/src', 'packages/server/src', 'packages/web/src', 'bench']

/** tsc writes here which files it has read, with hashes of them, and checks only what changed since. */
const READ = 'node_modules/.cache/types.tsbuildinfo'

/** The static checks, the slowest first, so that no core is idle while the last one runs. */
const CHECKS = [
  { name: 'types of web', program: tool(TSC, '-p', 'packages/web'), keeps: `packages/web/${READ}` },
  { name: 'types of all else', program: tool(TSC, '-p', '.'), keeps: READ },
  { name: 'dead code', program: tool('knip/bin/knip.js') },
  {
    name: 'import arrows',
    program: cruiser(...SOURCES, 'packages/server/test', 'packages/web/test'),
    holds: sawModules,
  },
  { name: 'rooms', program: cruiser('--config', '.dependency-cruiser.rooms.cjs', ...SOURCES), holds: sawModules },
  { name: 'forms apart', program: [process.execPath, ['scripts/test/forms-apart.mjs']] },
  { name: 'format and lint', program: tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') },
]

/** Runs every check, as many in parallel as there are cores; returns how many passed and which failed. */
export async function check() {
  const part = { passed: 0, red: [] }
  const waiting = CHECKS.values()
  const work = async () => {
    for (const one of waiting) {
      const words = await complaintOf(one)
      console.log(words === undefined ? `ok   ${one.name}` : `FAIL ${one.name}\n${words}`)
      if (words === undefined) part.passed++
      else part.red.push({ name: one.name, words })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return part
}

/** What a check says when it fails. The file that it `keeps` names no place on this machine: a new clone goes on from it. */
async function complaintOf({ program, holds = () => true, keeps }) {
  const kept = keeps?.replaceAll('/', '-')
  if (keeps) await bring(kept, join(ROOT, keeps))
  const { code, words } = await hear(...program)
  if (keeps) await keepFile(kept, join(ROOT, keeps))
  return code === 0 && holds(words) ? undefined : words
}
