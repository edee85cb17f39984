import { build } from './build.mjs'
import { check } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { faults } from './faults.mjs'
import { install } from './install.mjs'
import { ROOT, run, tool } from './run.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'

// `npm test`: everything that must hold, in the order in which it is cheap to learn; the last line counts.
process.chdir(ROOT)
await install()
const tally = newTally()
tally.add(await check())
tally.add(await vitest([]))
if (tally.step(await isBuilt())) {
  await bundleBudgets()
  tally.add((await faults('few', ['app-killed', 'postgres-killed', 'every-call-fails', 'ledger'])).numbers)
  await journeys()
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
  tally.step((await run(...tool('size-limit/bin.js'))) === 0)
}

/** In a real browser against the built server; without a browser nothing was shown, and that is a failure. */
async function journeys() {
  const chromium = await findChromium()
  if (chromium) return tally.add(await vitest(['--config', 'e2e/vitest.config.ts'], { CHROME_PATH: chromium }))
  console.log('not run: the journeys (no Chromium, and none could be installed; set CHROME_PATH)')
  tally.step(false)
}
