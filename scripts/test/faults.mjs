import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { need } from './needs.mjs'
import { FAULTS, judgeFaults } from './rotation.mjs'
import { vitest } from './vitest.mjs'

/** The tests that need a library of the system. */
const CLOCKS = 'moved-clocks'

/**
 * Runs the fault tests of these files, or all, at a size of `faults/sizes.ts`; returns the result of `vitest` (`tests`)
 * and the reports of the tests.
 * `own` overrides single sizes and the seed, and gives the reason: `appKills=50&seed=1&why=...`.
 */
export async function faults(size, files = [], { own = '' } = {}) {
  if (files.length === 0 || files.some((file) => CLOCKS.startsWith(file))) await need('libfaketime')
  const folder = await mkdtemp(join(tmpdir(), 'bank-faults-'))
  const notes = join(folder, 'notes.jsonl')
  const seed = new URLSearchParams(own).get('seed')
  const env = { FAULTS_SIZE: size, FAULTS_OWN: own, FAULTS_NOTES: notes, ...(seed && { FAULTS_SEED: seed }) }
  const tests = await vitest(['--config', 'faults/vitest.config.ts'], {
    files,
    env,
    repeats: size !== 'release',
  })
  if (size !== 'few')
    await judgeFaults(files.length > 0 ? files.filter((file) => FAULTS.includes(file)) : FAULTS, tests.red)
  const lines = await readFile(notes, 'utf8').catch(() => '')
  await rm(folder, { recursive: true })
  return {
    tests,
    reports: lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  }
}
