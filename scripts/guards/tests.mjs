import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hear, tool } from '../run/process.mjs'

/**
 * Runs tests of one project in a copy of the source. Each test is named as in docs/security.md:
 * `server/src/sign-in/login.test.ts › title`, or only the file for all tests in it. Returns the passed and the failed
 * tests by the same kind of name, and the output of vitest.
 */
export async function runTests(place, tests, ...options) {
  const files = [...new Set(tests.map((test) => `packages/${fileOf(test)}`))]
  const titles = tests.map(titleOf)
  const narrowed = titles.every(Boolean) ? ['-t', [...new Set(titles.map(pattern))].join('|')] : []
  const all = ['--project', projectOf(tests[0]), ...files, ...narrowed, ...options]
  const first = await vitest(place, [...all, '--experimental.fsModuleCache'])
  // the module cache halves the run time, but it is experimental: without results, run again without it
  const { results, words } = first.results.length > 0 ? first : await vitest(place, all)
  const having = (wanted) => results.filter(({ status }) => status === wanted)
  return { passed: having('passed'), failed: having('failed'), words }
}

async function vitest({ folder, databaseUrl }, options) {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const { words } = await hear(...tool('vitest/vitest.mjs', 'run', ...options, ...reporter), {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const { testResults = [] } = await readFile(report, 'utf8').then(JSON.parse, () => ({}))
  const results = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      name: `${name.slice(join(folder, 'packages/').length)} › ${title}`,
      status,
    })),
  )
  return { results, words }
}

const fileOf = (test) => test.split(' › ')[0]
const titleOf = (test) => test.split(' › ')[1]
export const projectOf = (test) => test.split('/')[0]

/** A regular expression for a title in the source: `%s` and `$name` match any text. */
const pattern = (title) =>
  title
    .split(/%[sijdo]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
