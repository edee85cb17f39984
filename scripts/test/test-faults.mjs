import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { commitOfTree } from '../release/reports.mjs'
import { install } from '../run/install.mjs'
import { ROOT } from '../run/process.mjs'
import { faults } from './faults.mjs'
import { withReports } from './faults-report.mjs'
import { built, runStages } from './run.mjs'

// `npm run test:faults`: each fault at release size; `-- app-killed appKills=50 why="..."` runs one, at a smaller size.
// The results go into docs/reports/faults.md; each fault replaces its earlier report.
await install()
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const own = new URLSearchParams(words.filter((word) => word.includes('=')).map((word) => word.split(/=(.*)/s, 2)))
const files = words.filter((word) => !word.includes('='))
await runStages([
  { name: 'build', run: built },
  { name: 'faults', needs: ['build'], run: breakAll },
])

async function breakAll() {
  const commit = await commitOfTree()
  const { tests, reports } = await faults(own.get('size') ?? 'release', files, { own: own.toString() })
  if (!own.has('size')) {
    const page = `${ROOT}/docs/reports/faults.md`
    await mkdir(dirname(page), { recursive: true })
    await writeFile(page, withReports(await readFile(page, 'utf8').catch(() => ''), reports, commit))
  }
  return tests
}
