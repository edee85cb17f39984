import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { ROOT, run, tool } from '../run/process.mjs'
import { check } from './checks.mjs'
import { faults } from './faults.mjs'
import { journeys } from './journeys.mjs'
import { newTally } from './tally.mjs'
import { IN_MORE } from './test-more-files.mjs'
import { vitest } from './vitest.mjs'

// `npm test`: all checks and tests of a change, the cheapest first; the last output line is the result.
process.chdir(ROOT)
await install()
const tally = newTally()
tally.add(await check())
tally.add(await vitest(IN_MORE.flatMap((file) => ['--exclude', `**/${file}.test.ts`])))
if (tally.step('the build', await isBuilt())) {
  await bundleBudgets()
  tally.add((await faults('few', ['app-killed', 'postgres-killed', 'ledger'])).tests)
  tally.add(await journeys('few'))
}
tally.end()

async function isBuilt() {
  try {
    await build()
    return true
  } catch (error) {
    console.error(error.message)
    return false
  }
}

/** The budgets of .size-limit.mjs, in gzip bytes of the build made above. */
async function bundleBudgets() {
  tally.step('the budgets of the bundles', (await run(...tool('size-limit/bin.js'))) === 0)
}
