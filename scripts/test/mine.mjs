import { readdirSync } from 'node:fs'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { change } from './change.mjs'
import { check } from './checks.mjs'
import { faults } from './faults.mjs'
import { importsFrom, reachedBy } from './graph.mjs'
import { journeys } from './journeys.mjs'
import { built, runStages, say } from './run.mjs'
import { vitest } from './vitest.mjs'

// `npm run test:mine`: the checks, and the tests that the change reaches: what is not committed or not landed. For people
// at work; before a change lands, `npm test` runs all.
await install()
const tests = ['packages', 'scripts', 'e2e', 'faults'].flatMap((root) =>
  readdirSync(`${ROOT}/${root}`, { recursive: true })
    .map((file) => `${root}/${file}`.replaceAll('\\', '/'))
    .filter((file) => /\.test\.(tsx?|mjs)$/.test(file) && !/\/node_modules\//.test(file)),
)
const { files: changed } = await change({ mine: true })
const reached = changed ? reachedBy(changed, tests, await importsFrom(tests)) : tests
const of = (...roots) => reached.filter((file) => roots.includes(file.split('/')[0]))
const [sources, walks, broken] = [of('packages', 'scripts'), of('e2e'), of('faults')]
say(`${changed?.size ?? 'unknown'} files changed, which ${reached.length} of ${tests.length} test files reach`)
for (const file of reached) say(`  ${file}`)
say('not run: journeys and faults of the product that was built from it (npm test, npm run test:more)')
await runStages([
  { name: 'checks', run: check },
  ...stageOf('sources', sources, () => vitest([], { files: sources })),
  ...stageOf('build', [...walks, ...broken], built),
  ...stageOf('journeys', walks, () => journeys('all', walks)),
  ...stageOf('faults', broken, async () => (await faults('few', broken)).tests),
])

function stageOf(name, files, run) {
  return files.length > 0 ? [{ name, run }] : []
}
