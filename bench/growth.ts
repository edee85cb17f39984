import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BANKS, SEED } from './bank.ts'
import { timesIn } from './growth-times.ts'
import { type Pages, pagesIn, TIMES_READ } from './pages.ts'
import { circumstances, fixed, table, writeReport } from './report.ts'

// `npm run bench:growth -- [--only <part of a name>] [--pages]`: the 8 kB pages that PostgreSQL accesses for each call, in every
// bank left by `npm run bench`, with the exact counts of lists apart; this does not depend on other load on the machine. Also the times of the calls in the
// smallest and the largest bank, measured in turns, unless only the pages are asked for. Writes docs/reports/bench-growth.md.
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, pages: { type: 'boolean', default: false } },
})
const sizes = (await readdir(BANKS)).map(Number).filter((size) => size > 0)
const banks = sizes.sort((a, b) => a - b)
const folderOf = (size = 0) => join(BANKS, String(size))
const kindOf = (call: string) => call.replace(/\d+/, 'jauh')
const inWords = (size = 0) => size.toLocaleString('en')
const found = new Map<string, Pages[]>()
for (const size of banks) {
  for (const [call, pages] of await pagesIn(folderOf(size), options.only)) {
    found.set(kindOf(call), [...(found.get(kindOf(call)) ?? []), pages])
  }
}
const growthTable = (title: string, of: (pages: Pages) => number) =>
  table(
    [title, ...banks.map(inWords), 'largest : smallest'],
    [...found]
      .map(([call, pages]) => [call, pages.map(of)] as const)
      .filter(([, pages]) => pages.some((each) => each > 0))
      .map(([call, pages]) => {
        const ratio = (pages.at(-1) ?? 0) / Math.max(1, pages[0] ?? 1)
        return [call, ...pages.map((each) => fixed(each, 0)), fixed(ratio, 1)]
      }),
  )
const ends = banks.length > 1 ? [banks[0], banks.at(-1)] : banks
const times = options.pages ? [] : await timesIn(ends.map(folderOf), options.only)
const report = [
  '# What a call costs in banks of different sizes',
  '',
  `Pages of 8 kB that PostgreSQL looks at for all statements of a call, on average of ${TIMES_READ}, each with other ids; the same whatever else the machine does.`,
  'Written by `npm run bench:growth`.',
  '',
  ...circumstances('npm run bench:growth', SEED),
  '',
  ...growthTable('call, without its count', ({ all, count }) => all - count),
  '',
  'The page of ids alone, of the calls that are lists:',
  '',
  ...growthTable('page of ids', ({ ids }) => ids),
  '',
  'The exact counts of lists: with no filter or one they are kept; else questions are counted, so the pages grow with what is found.',
  '',
  ...growthTable('count', ({ count }) => count),
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
if (options.only === '' && !options.pages) await writeReport('bench-growth', report)
else console.log(report.join('\n'))
