import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { hear, ROOT, tool } from '../run/process.mjs'
import { check } from './checks.mjs'
import { faults } from './faults.mjs'
import { journeys } from './journeys.mjs'
import { dropOldModules } from './kept.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'
import { IN_MORE } from './which.mjs'

// `npm test`: all checks and tests of a change, the cheapest first; the last output line is the result. What is tested
// in the sources and what is tested in the build wait at different times, so they share the cores.
process.chdir(ROOT)
await install()
const tally = newTally()
const [checked, isMade] = await Promise.all([check(), isBuilt()])
tally.add(checked)
tally.step('the build', isMade)
const product = isMade ? ofTheBuild() : Promise.resolve([])
tally.add(await vitest(IN_MORE.flatMap((file) => ['--exclude', `**/${file}.test.ts`])))
for (const part of await product) {
  console.log(part.words)
  tally.add(part)
}
await dropOldModules()
await tally.end()

async function isBuilt() {
  try {
    await build()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

async function ofTheBuild() {
  const budgets = await bundleBudgets()
  const { tests } = await faults('few', ['app-killed', 'postgres-killed', 'ledger'], { isBeside: true })
  return [budgets, tests, await journeys('few', true)]
}

/** The budgets of .size-limit.mjs, in gzip bytes of the build made above. */
async function bundleBudgets() {
  const { code, words } = await hear(...tool('size-limit/bin.js'))
  return code === 0
    ? { passed: 1, red: [], words }
    : { passed: 0, red: [{ name: 'the budgets of the bundles', words }], words }
}
