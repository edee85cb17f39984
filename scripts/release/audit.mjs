import { hear, ROOT } from '../run/process.mjs'
import { advisoriesIn, verdictOf } from './advisories.mjs'

// `npm run audit`: asks the registry for known advisories of the packages that are shipped, then of all packages. Ends
// with 1 on a high or critical one. A registry that does not answer makes it "not run", which is no failure and no pass.
const PARTS = [
  ['paket yang dikirim', ['--omit=dev']],
  ['semua paket', ['--include=dev']],
]
/** Without limits, npm waits for minutes where the network drops its packets. */
const PATIENCE = ['--fetch-timeout=20000', '--fetch-retries=1']

process.chdir(ROOT)
const found = []
for (const [name, options] of PARTS) {
  const { words } = await hear('npm', ['audit', '--json', '--silent', ...PATIENCE, ...options])
  const part = advisoriesIn(words)
  console.log(`${name}: ${part.counts ?? 'tidak dijalankan'}`)
  found.push(part)
}
const { line, code } = verdictOf(found)
console.log(line)
process.exit(code)
