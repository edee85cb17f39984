import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { hear, ROOT, run, tool } from '../run/process.mjs'

/**
 * Runs vitest in this terminal; returns how many tests passed, and which failed with the first lines of the error. A
 * file that did not load, an error outside every test and a run that was aborted count as failed. `node`: the program
 * that runs vitest; `isBeside`: another run has the terminal, so its output is returned as `words`.
 */
export async function vitest(options, { env = {}, node = process.execPath, isBeside = false } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-tests-'))
  const report = join(folder, 'report.json')
  const unhandled = join(folder, 'unhandled.json')
  const reporters = ['default', 'json', `${ROOT}/scripts/test/unhandled-reporter.mjs`].map(
    (name) => `--reporter=${name}`,
  )
  const [, args] = tool('vitest/vitest.mjs', 'run', ...options, ...reporters, `--outputFile.json=${report}`)
  const { code, words } = await (isBeside ? hear : inTerminal)(node, args, {
    env: { ...process.env, ...env, UNHANDLED_ERRORS: unhandled },
  })
  const { numPassedTests: passed = 0, testResults = [] } = await readReport(report, {})
  const errors = await readReport(unhandled, [])
  await rm(folder, { recursive: true })
  const red = [...testResults.flatMap(redOfFile), ...errors.map(start)]
  const unexplained = code !== 0 && red.length === 0
  return { passed, red: unexplained ? [`vitest ${options.join(' ')} ended with ${code}`] : red, words }
}

const inTerminal = async (...command) => ({ code: await run(...command), words: '' })

const readReport = (file, without) =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text),
    () => without,
  )

function redOfFile({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed')
  const file = relative(ROOT, name)
  if (tests.length === 0 && status === 'failed') return [`${file}\n${start(message)}`]
  return tests.map((test) => `${file} > ${test.fullName}\n${start(test.failureMessages.join('\n'))}`)
}

const start = (message) => message.split('\n').slice(0, 12).join('\n')
