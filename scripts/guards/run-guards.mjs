import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { newTally } from '../test/tally.mjs'
import { copySources } from './copy.mjs'
import { GUARDS } from './guards.mjs'
import { reportOf } from './report.mjs'
import { projectOf, runTests } from './tests.mjs'

// `npm run test:guards`, or `npm run test:guards -- throttle sanitiser` for the guards whose description has one of
// these words: removes each guard, one at a time, from a copy of the source, and expects the tests it names to fail.
// Only a full run writes docs/reports/guards.md; the last output line is the result.
const AT_ONCE = 2

process.chdir(ROOT)
await install()
const words = process.argv.slice(2)
const chosen = GUARDS.filter(({ guard }) => words.length === 0 || words.some((word) => guard.includes(word)))
const tally = newTally()
const began = performance.now()
const { url: databaseUrl, stop } = await postgres()
const places = await Promise.all(
  Array.from({ length: AT_ONCE }, async () => ({ folder: await copySources(), databaseUrl })),
)
const results = new Map()

const control = await withEveryGuard(places[0])
const failing = control.failed.map(({ name }) => name).join('\n')
if (tally.step(`with every guard in place these fail:\n${failing}`, !failing)) {
  const waiting = [...chosen]
  await Promise.all(places.map((place) => takeAway(place, waiting)))
  const minutes = Math.ceil((performance.now() - began) / 60_000)
  if (words.length === 0) await writeReport({ results, minutes, control: control.passed.length })
}
await Promise.all(places.map(({ folder }) => rm(folder, { recursive: true })))
await stop()
tally.end()

/** One database server for all runs: starting it takes longer than most tests. */
async function postgres() {
  const { tsImport } = await import('tsx/esm/api')
  const { startPostgres } = await tsImport('../../packages/server/test/postgres-server.ts', import.meta.url)
  return startPostgres(process.env.POSTGRES_BIN_DIR)
}

/** The negative control: with every guard in place, all these tests must pass. */
async function withEveryGuard(place) {
  const tests = [...new Set(chosen.flatMap((guard) => guard.tests))]
  const runs = []
  for (const project of ['server', 'web', 'exchange']) {
    const ofProject = tests.filter((test) => projectOf(test) === project)
    if (ofProject.length > 0) runs.push(await runTests(place, ofProject))
  }
  return { passed: runs.flatMap(({ passed }) => passed), failed: runs.flatMap(({ failed }) => failed) }
}

async function takeAway(place, waiting) {
  for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
    const result = await removal(place, guard)
    results.set(guard, result)
    const name = `${guard.threat} ${guard.guard}`
    const said = result.caughtBy ? `caught by ${result.caughtBy}` : result.error ? 'ERROR' : 'NOT CAUGHT'
    console.log(`${tally.step(name, Boolean(result.caughtBy)) ? 'ok  ' : 'FAIL'} ${name}: ${said}`)
    if (result.error) console.log(result.error)
  }
}

/** Result of the tests without one guard: the test that failed, or the reason why the tests gave no result. */
async function removal(place, { file, find, replace, tests }) {
  const path = join(place.folder, file)
  const source = await readFile(path, 'utf8')
  const pieces = source.split(find)
  if (pieces.length !== 2) return { error: `${file} holds this ${pieces.length - 1} times: ${find}` }
  await writeFile(path, pieces.join(replace))
  const { passed, failed, words } = await runTests(place, tests, '--bail', '1')
  await writeFile(path, source)
  if (failed.length > 0) return { caughtBy: failed[0].name }
  return passed.length > 0 ? {} : { error: `nothing runs without it:\n${words.slice(-3000)}` }
}

async function writeReport(run) {
  await mkdir('docs/reports', { recursive: true })
  await writeFile('docs/reports/guards.md', await reportOf(GUARDS, run))
}
