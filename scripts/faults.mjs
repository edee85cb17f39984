import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vitest } from './vitest.mjs'

/**
 * Runs the faults of these files, or all, at a size of `faults/sizes.ts`; gives what `vitest` gives (`tests`) and what
 * they reported.
 * `own` sets single sizes, the seed, and says why: `appKills=50&seed=1&why=...`
 */
export async function faults(size, files = [], own = '') {
  const folder = await mkdtemp(join(tmpdir(), 'bank-faults-'))
  const notes = join(folder, 'notes.jsonl')
  const seed = new URLSearchParams(own).get('seed')
  const env = { FAULTS_SIZE: size, FAULTS_OWN: own, FAULTS_NOTES: notes, ...(seed && { FAULTS_SEED: seed }) }
  const tests = await vitest(['--config', 'faults/vitest.config.ts', ...files], env)
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
