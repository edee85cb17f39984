import { build } from '../run/build.mjs'
import { install } from '../run/install.mjs'
import { hear, ROOT } from '../run/process.mjs'
import { keepGreen } from './change.mjs'
import { faults } from './faults.mjs'
import { journeys } from './journeys.mjs'
import { faultsOfCommit } from './rotation.mjs'
import { newTally } from './tally.mjs'
import { vitest } from './vitest.mjs'
import { IDENTITIES, IN_MORE, RANDOM } from './which.mjs'

// `npm run test:more`: tests that take longer or need programs that not every machine has, and the faults of this commit;
// the last line is the result.
process.chdir(ROOT)
await install()
const tally = newTally()
await randomInFull()
await identities()
await throughLibreOffice()
await build()
tally.add(await journeys('more'))
tally.add((await faults('commit', await faultsOfCommit())).tests)
if (tally.isGreen()) await keepGreen()
await tally.end()

/** The random tests of `npm test` with a larger number of requests, commands, texts and rows. */
async function randomInFull() {
  const env = { FUZZ_RUNS: '200', MODEL_RUNS: '100', TYPED_RUNS: '150', LARGE_BANK: '50000', RANDOM_TIMES: '3' }
  tally.add(await vitest([...IN_MORE, ...RANDOM.map((name) => `${name}.test`)], { env }))
}

async function identities() {
  const files = IDENTITIES.map((name) => `${name}.test`)
  const env = { RUNS: '250', ROUND_TRIPS: '250' }
  tally.add(await vitest(['--project', 'exchange', '--testTimeout=600000', ...files], { env }))
}

/** Files for editing that LibreOffice has saved. */
async function throughLibreOffice() {
  const { code, words } = await hear(process.execPath, ['--import', 'tsx', 'packages/exchange/test/word-round-trip.ts'])
  console.log(words.trim())
  if (!words.startsWith('not run')) tally.step('at most 2 % of questions differ after LibreOffice', code === 0)
}
