import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hear, tool } from '../run.mjs'

/**
 * Runs tests of one project in a copy of the source, each named as in docs/security.md:
 * `server/src/auth/login.test.ts › title`, or a file alone for all in it. Gives those that passed and those that failed
 * by the same kind of name, and what vitest said.
 */
export async function runTests({ folder, databaseUrl }, tests, ...options) {
  const report = join(folder, 'report.json')
  await rm(report, { force: true })
  const files = [...new Set(tests.map((test) => `packages/${fileOf(test)}`))]
  const titles = tests.map(titleOf)
  const narrowed = titles.every(Boolean) ? ['-t', [...new Set(titles.map(pattern))].join('|')] : []
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const all = ['--project', projectOf(tests[0]), ...files, ...narrowed, ...reporter, ...options]
  // what is the same from run to run is read once: modules by their content, and the database server
  const { words } = await hear(...tool('vitest/vitest.mjs', 'run', '--experimental.fsModuleCache', ...all), {
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
  const having = (wanted) => results.filter(({ status }) => status === wanted)
  return { passed: having('passed'), failed: having('failed'), words }
}

const fileOf = (test) => test.split(' › ')[0]
const titleOf = (test) => test.split(' › ')[1]
export const projectOf = (test) => test.split('/')[0]

/** A title as it stands in the source: `%s` and `$name` stand for anything. */
const pattern = (title) =>
  title
    .split(/%[sijdo]|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
