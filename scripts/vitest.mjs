import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from './run.mjs'

/** Runs vitest in this terminal and gives its numbers. A run that broke off counts as one more failure. */
export async function vitest(options, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(...tool('vitest/vitest.mjs', 'run', ...options, ...reporters), { env })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = await readReport(report)
  await rm(folder, { recursive: true })
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const readReport = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  )
