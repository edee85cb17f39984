import { install } from '../run/install.mjs'
import { hear } from '../run/process.mjs'
import { keepGreen } from './change.mjs'
import { faults } from './faults.mjs'
import { journeys } from './journeys.mjs'
import { faultsOfCommit } from './rotation.mjs'
import { built, oneCheck, runStages, say } from './run.mjs'
import { vitest } from './vitest.mjs'
import { IDENTITIES, IN_MORE, RANDOM } from './which.mjs'

// `npm run test:more`: tests that take longer or need programs that not every machine has, and the faults of this commit;
// the last line is the result.
await install()
const stages = [
  { name: 'random in full', run: randomInFull },
  { name: 'identities', run: identities },
  { name: 'LibreOffice', run: throughLibreOffice },
  { name: 'build', run: built },
  { name: 'journeys', needs: ['build'], run: () => journeys('more') },
  { name: 'faults', needs: ['build'], run: async () => (await faults('commit', await faultsOfCommit())).tests },
]
await runStages(stages, keepGreen)

/** The random tests of `npm test` with a larger number of requests, commands, texts and rows. */
function randomInFull() {
  const env = { FUZZ_RUNS: '200', MODEL_RUNS: '100', TYPED_RUNS: '150', LARGE_BANK: '50000', RANDOM_TIMES: '3' }
  return vitest([], { files: [...IN_MORE, ...RANDOM].map((name) => `${name}.test`), env })
}

function identities() {
  const env = { RUNS: '250', ROUND_TRIPS: '250' }
  const files = IDENTITIES.map((name) => `${name}.test`)
  return vitest(['--project', 'exchange', '--testTimeout=600000'], { files, env })
}

/** Files for editing that LibreOffice has saved. */
async function throughLibreOffice() {
  const { code, words } = await hear(process.execPath, ['--import', 'tsx', 'packages/exchange/test/word-round-trip.ts'])
  say(words)
  if (words.startsWith('not run')) return { passed: 0, red: [] }
  return oneCheck('at most 2 % of questions differ after LibreOffice', code === 0 ? undefined : words)
}
