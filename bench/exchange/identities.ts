// What each kind of export writes, its import reads: the tests of that promise, with many more random questions.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** Each of two or three questions on average: of each format more than 500. */
const RUNS = 250
/** Tests whose file is named so. */
const TESTS = ['round-trip', 'identity']

export interface Identity {
  file: string
  promise: string
  passed: boolean
}

/** Runs them; those that take their number of random questions from RUNS take this one. */
export async function identities(): Promise<{ runs: number; all: Identity[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-exchange-'))
  const report = join(folder, 'report.json')
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const asked = [
    'run',
    '--project',
    'exchange',
    ...TESTS,
    '--testTimeout=600000',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const env = { ...process.env, RUNS: String(RUNS), ROUND_TRIPS: String(RUNS) }
  // a test that fails ends vitest with a code: what it says stands in its report
  await new Promise((done) => execFile(process.execPath, [vitest, ...asked], { cwd: ROOT, env }, done))
  const { testResults = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Report
  await rm(folder, { recursive: true })
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      file: name.slice(ROOT.length),
      promise: title,
      passed: status === 'passed',
    })),
  )
  return { runs: RUNS, all }
}

/** What LibreOffice leaves unchanged of files for editing, in words. */
export async function throughLibreOffice(): Promise<string> {
  const asked = ['--import', 'tsx', join(ROOT, 'packages/exchange/test/word-round-trip.ts')]
  return new Promise((done) => execFile(process.execPath, asked, { cwd: ROOT }, (_, words) => done(words.trim())))
}

interface Report {
  testResults?: { name: string; assertionResults: { title: string; status: string }[] }[]
}
