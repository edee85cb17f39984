import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Shown {
  what: string
  /** Of vitest. */
  options: string[]
  env?: Record<string, string>
}

const journey = { JOURNEYS: 'few', CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' }

/** What finding and changing many questions is shown by, beside what is measured. */
const SHOWN: readonly Shown[] = [
  { what: 'words with Indonesian affixes, both ways', options: ['search/affix.test'] },
  {
    what: 'random strings as a search: read or refused, bounded work',
    options: ['search/parse-search.test'],
  },
  { what: 'many questions change, and back', options: ['bulk/', 'history/restore-change.test'] },
  {
    what: 'the server is killed in the middle: nothing or all',
    options: ['--config', 'faults/vitest.config.ts', 'bulk-killed'],
    env: { FAULTS_SIZE: 'commit' },
  },
  {
    what: 'by keyboard alone: find, select 3, change the status, undo',
    options: ['--config', 'e2e/vitest.config.ts', 'e2e/bulk.test'],
    env: journey,
  },
]

/** Runs them, one after the other; `passed` is 0 where there are none, or none could be run. */
export async function runShown() {
  const shown = []
  for (const { what, options, env } of SHOWN) {
    const [passed, failed] = await resultOf(options, env)
    shown.push({ what, passed, failed, command: `vitest ${options.join(' ')}` })
  }
  return shown
}

async function resultOf(
  options: string[],
  env: Record<string, string> = {},
): Promise<[passed: number, failed: number]> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-find-'))
  const report = join(folder, 'report.json')
  const args = ['vitest', 'run', ...options, '--reporter=json', `--outputFile=${report}`]
  await new Promise((done) => execFile('npx', args, { env: { ...process.env, ...env } }, done))
  const text = await readFile(report, 'utf8').catch(() => '{}')
  await rm(folder, { recursive: true })
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = JSON.parse(text)
  return [numPassedTests, Math.max(numFailedTests, numFailedTestSuites)]
}
