import { build } from './build.mjs'
import { check } from './checks.mjs'
import { faults } from './faults.mjs'
import { install } from './install.mjs'
import { journeys } from './journeys.mjs'
import { ROOT, run, tool } from './run.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm test`: everything that must hold, in the order in which it is cheap to learn; the last line counts.
process.chdir(ROOT)
await install()
const tally = newTally()
tally.add(await check())
tally.add(await vitest([]))
if (tally.step('the build', await isBuilt())) {
  await bundleBudgets()
  tally.add((await faults('few', ['app-killed', 'postgres-killed', 'every-call-fails', 'ledger'])).tests)
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

/** The budgets of .size-limit.mjs, in gzip bytes of the build that was just made. */
async function bundleBudgets() {
  tally.step('the budgets of the bundles', (await run(...tool('size-limit/bin.js'))) === 0)
}
