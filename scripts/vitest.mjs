import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ROOT, run, tool } from './run.mjs'

/**
 * Runs vitest in this terminal; gives how many tests passed, and which were red with the first lines of why. A file that
 * did not load, and a run that broke off, are red as well.
 */
export async function vitest(options, env = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(...tool('vitest/vitest.mjs', 'run', ...options, ...reporters), { env })
  const { numPassedTests: passed = 0, testResults = [] } = await readReport(report)
  await rm(folder, { recursive: true })
  const red = testResults.flatMap(redOfFile)
  return { passed, red: code !== 0 && red.length === 0 ? [`vitest ${options.join(' ')} ended with ${code}`] : red }
}

const readReport = (file) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => ({}),
  )

function redOfFile({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const file = relative(ROOT, name)
  if (tests.length === 0 && status === 'failed') return [`${file}\n${start(message)}`]
  return tests.map((test) => `${file} > ${test.fullName}\n${start(test.failureMessages.join('\n'))}`)
}

const start = (message) => message.split('\n').slice(0, 12).join('\n')
