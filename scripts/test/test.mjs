import { install } from '../run/install.mjs'
import { hear, tool } from '../run/process.mjs'
import { check } from './checks.mjs'
import { faults } from './faults.mjs'
import { journeys } from './journeys.mjs'
import { dropOldModules } from './kept.mjs'
import { FIRST } from './rotation.mjs'
import { built, oneCheck, runStages } from './run.mjs'
import { vitest } from './vitest.mjs'
import { IN_MORE } from './which.mjs'

// `npm test`: all checks and tests of a change, the cheapest first; the last output line is the result. What is tested
// in the sources and what is tested in the build wait at different times, so they share the cores.
await install()
await dropOldModules()
const afterThese = ['checks', 'build']
await runStages([
  { name: 'checks', run: check },
  { name: 'build', after: [], run: built },
  { name: 'sources', after: afterThese, run: () => vitest(IN_MORE.flatMap(without)) },
  { name: 'budgets', after: afterThese, needs: ['build'], run: bundleBudgets },
  { name: 'faults', needs: ['build'], run: async () => (await faults('few', FIRST)).tests },
  { name: 'journeys', needs: ['build'], run: () => journeys('few') },
])

function without(file) {
  return ['--exclude', `**/${file}.test.ts`]
}

/** The budgets of .size-limit.mjs, in gzip bytes of the build. */
async function bundleBudgets() {
  const { code, words } = await hear(...tool('size-limit/bin.js'))
  return oneCheck('the budgets of the bundles', code === 0 ? undefined : words)
}
