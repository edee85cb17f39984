import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build } from './build.mjs'
import { faults } from './faults.mjs'
import { withReports } from './faults-report.mjs'
import { install } from './install.mjs'
import { ROOT } from './run.mjs'
import { newTally } from './tally.mjs'

// `npm run test:faults`: each fault at the size of a release; `-- app-killed appKills=50 why="..."` does one, and less.
// What it finds goes into docs/reports/faults.md, each fault in the place of its earlier run.
process.chdir(ROOT)
await install()
await build()
const words = process.argv.slice(2)
const own = new URLSearchParams(words.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s, 2)))
const files = words.filter((word) => !word.includes('='))
const { tests, reports } = await faults(own.get('size') ?? 'release', files, own.toString())
if (!own.has('size')) {
  const page = `${ROOT}/docs/reports/faults.md`
  await mkdir(dirname(page), { recursive: true })
  await writeFile(page, withReports(await readFile(page, 'utf8').catch(() => ''), reports))
}
const tally = newTally()
tally.add(tests)
tally.end()
