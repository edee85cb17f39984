import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openSession } from '../packages/server/src/auth/session.repo.ts'
import { startEmbedded } from '../packages/server/src/postgres/embedded.ts'
import { planOf } from '../packages/server/test/plans.ts'
import { listening, type Statement } from '../packages/server/test/statements.ts'
import { BANKS, SEED } from './bank.ts'
import { readsOn, timesIn } from './growth-times.ts'
import { circumstances, fixed, table, writeReport } from './report.ts'

// `npm run bench:growth -- [--only <part of a name>]`: the 8 kB pages that PostgreSQL accesses for each call, in every
// bank left by `npm run bench`; this does not depend on other load on the machine. Also the times of the calls in the
// smallest and the largest bank, measured in turns. Writes docs/reports/bench-growth.md.
const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const TIMES = 5

const sizes = (await readdir(BANKS)).map(Number).filter((size) => size > 0)
const banks = sizes.sort((a, b) => a - b)
const folderOf = (size = 0) => join(BANKS, String(size))
const kindOf = (call: string) => call.replace(/\d+/, 'jauh')
const inWords = (size = 0) => size.toLocaleString('en')
const found = new Map<string, number[]>()
for (const size of banks) {
  for (const [call, pages] of await pagesIn(folderOf(size))) {
    found.set(kindOf(call), [...(found.get(kindOf(call)) ?? []), pages])
  }
}
const ends = banks.length > 1 ? [banks[0], banks.at(-1)] : banks
const times = await timesIn(ends.map(folderOf), options.only)
const report = [
  '# What a call costs in banks of different sizes',
  '',
  `Pages of 8 kB that PostgreSQL looks at for all statements of a call, on average of ${TIMES}, each with other ids; the same whatever else the machine does.`,
  'Written by `npm run bench:growth`.',
  '',
  ...circumstances('npm run bench:growth', SEED),
  '',
  ...table(
    ['call', ...banks.map(inWords), 'largest : smallest'],
    [...found].map(([call, pages]) => [
      call,
      ...pages.map((each) => fixed(each, 0)),
      fixed((pages.at(-1) ?? 0) / (pages[0] ?? 1), 1),
    ]),
  ),
  '',
  '## How long it takes',
  '',
  'p50 in ms at 16 clients, over HTTP, the banks by turns in one run, the median of five rounds.',
  '',
  ...table(
    ['call', ...ends.map(inWords), 'largest : smallest'],
    times.map(({ name, p50 }) => [
      kindOf(name),
      ...p50.map((each) => fixed(each, 2)),
      fixed((p50.at(-1) ?? 0) / (p50[0] ?? 1), 2),
    ]),
  ),
]
if (options.only === '') await writeReport('bench-growth', report)
else console.log(report.join('\n'))

async function pagesIn(folder: string): Promise<[string, number][]> {
  const { address, stop } = await startEmbedded({ folder })
  try {
    return await listening(address, async ({ client, db, statementsOf }) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('level', '=', 2)
        .limit(1)
        .executeTakeFirstOrThrow()
      const token = await openSession(db, id)
      const reads = await readsOn(db, options.only)
      const all: [string, number][] = []
      for (const { name, ask } of reads) {
        let pages = 0
        for (let time = 0; time < TIMES; time++) {
          const sent = await statementsOf({ method: 'GET', url: ask().path, token })
          for (const statement of sent) pages += await pagesOf(client, statement)
        }
        all.push([name, pages / TIMES])
      }
      return all
    })
  } finally {
    await stop()
  }
}

/** The pages of the plan's root node, which include those of all other nodes. */
async function pagesOf(client: pg.Client, statement: Statement) {
  const [root] = await planOf(client, statement, 'at first')
  return (root?.['Shared Hit Blocks'] ?? 0) + (root?.['Shared Read Blocks'] ?? 0)
}
