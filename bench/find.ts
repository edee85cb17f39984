import { parseArgs } from 'node:util'
import { openSession } from '../packages/server/src/auth/session.repo.ts'
import { connect } from '../packages/server/src/db/connect.ts'
import { bankOf, SEED } from './bank.ts'
import { databaseOf } from './database.ts'
import { changeMany, type Many } from './find-many.ts'
import { runShown } from './find-shown.ts'
import { timesIn } from './growth-times.ts'
import { type Pages, pagesIn } from './pages.ts'
import { readOnce } from './read-once.ts'
import { circumstances, fixed, table, writeReport } from './report.ts'
import { ADMIN, startServer } from './server.ts'

// `npm run bench:find -- [questions] [--reuse]`: searches a bank (1,000,000) and one of 10,000, changes, deletes and brings back
// thousands of its questions, runs the tests of search and of many questions, writes docs/reports/find.md. Ends with 1 when
// anything is over its bound.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { reuse: { type: 'boolean', default: false }, port: { type: 'string', default: '4598' } },
})
const questions = Number(positionals[0] ?? 1_000_000)
const port = Number(options.port)

/** Beside which a bank is compared. */
const SMALL = 10_000
/**
 * How often the pages of the small bank, which may find too few questions for a whole page: ten of them with all their
 * parts take so many pages in either bank. Milliseconds at one client.
 */
const MOST = { growth: 2, pages: 450, p50: 30 }
/** These read a bounded number of what is found: 1,001 questions to rank, 10,000 to count. The latter is no search. */
const RANKED = 'cari: paling cocok dahulu'
const COUNTS = 'cari: angka di samping saringan'
/** The names of the calls that search. */
const SEARCHES = 'cari:'

const small = await bankOf(SMALL, port, options)
const bank = await bankOf(questions, port, options)
const read = [await pagesIn(small.folder, SEARCHES), await pagesIn(bank.folder, SEARCHES)].map(
  (calls) => new Map(calls),
)
const times = await timesIn([small.folder, bank.folder], SEARCHES, 1)
const searches = times.map(({ name, p50 }) => {
  const [few = 0, many = 0] = read.map((calls) => without(calls.get(name)))
  const [, p50Many = 0] = p50
  return {
    name,
    few,
    many,
    counts: read.map((calls) => calls.get(name)?.count ?? 0),
    p50: p50Many,
    isWithin:
      name === COUNTS || (p50Many <= MOST.p50 && (name === RANKED || many <= Math.max(MOST.pages, few * MOST.growth))),
  }
})
/** Pages of all that a call does but count. */
function without({ all, count }: Pages = { all: 0, count: 0, ids: 0 }) {
  return all - count
}
await readOnce(bank.folder)
const server = await startServer(bank, port)
const { address, tidy } = await databaseOf(bank)
const db = connect(address, { limits: 'migration', pool: 2 })
let many: Many
try {
  const admin = await db.selectFrom('account').select('id').where('email', '=', ADMIN.email).executeTakeFirstOrThrow()
  many = await changeMany(db, server.origin, await openSession(db, admin.id))
} finally {
  await db.destroy()
  await server.stop()
  await tidy()
}
const shown = await runShown()

const seconds = (ms: number) => fixed(ms / 1000, 2)
const within = (ms: number, most: number) => `${seconds(ms)} (${ms <= most * 1000 ? 'within' : 'OVER'} ${most})`
await writeReport('find', [
  '# Finding and changing many questions at once',
  '',
  'Written by `npm run bench:find`. How fast other lists are: `bench-1000000.md` and `bench-growth.md`. Kills at the size of a release: T32 of `faults.md`.',
  '',
  ...circumstances(`npm run bench:find -- ${questions}`, SEED),
  '',
  '## Searches',
  '',
  'Pages of 8 kB that PostgreSQL looks at for a call, on average of five with other values, the same whatever else the machine does. Finding what is',
  'counted is apart: it grows with what is found, at most 10,000 questions; so do the numbers beside filters, which are counts and no search. What is ranked',
  'is at most 1,001 questions. p50 of the whole in ms over HTTP at 1 client, by turns in one run. **within**: at most',
  `${MOST.growth} times the pages of the page of ids, or ${MOST.pages} (ten questions with all their parts), and ${MOST.p50} ms.`,
  '',
  ...table(
    [
      'call',
      ...[SMALL, questions].map((size) => `page of ids at ${size.toLocaleString('en')}`),
      ...[SMALL, questions].map((size) => `count at ${size.toLocaleString('en')}`),
      'p50 ms',
      'within',
    ],
    searches.map(({ name, few, many, counts, p50, isWithin }) => [
      name,
      ...[few, many, ...counts].map((pages) => fixed(pages, 0)),
      fixed(p50, 1),
      isWithin ? 'yes' : 'NO',
    ]),
  ),
  '',
  `## Many at once, in a bank of ${questions.toLocaleString('en')} questions`,
  '',
  'Over HTTP on loopback, as one change each, and taken back as one; seconds, the slower of two runs. **back**: all rows of these questions and their parts',
  'are afterwards byte for byte as before, but for who edited them last and when. The files of the bank stand in the memory of the system, as they do where',
  'a server has memory for its bank: a question touches some twenty pages, spread over all of them, and a slow disk reads 100,000 in a minute.',
  '',
  ...table(
    ['change', 'questions', 'change s', 'undo s', 'back'],
    many.changes.map(({ name, count, change, undo, most, isBack }) => [
      name,
      count.toLocaleString('en'),
      within(change, most.change),
      within(undo, most.undo),
      isBack ? 'yes' : 'NO',
    ]),
  ),
  '',
  `All that match a filter: ${many.filter.matching.toLocaleString('en')} of ${many.filter.of.toLocaleString('en')} questions matched (SQL), ` +
    `${many.filter.changed.toLocaleString('en')} were changed (SQL), ${many.filter.others.toLocaleString('en')} of them by mistake.`,
  '',
  '## Shown by tests, run now',
  '',
  ...table(
    ['what', 'tests passed', 'failed'],
    shown.map(({ what, passed, failed, command }) => [
      `${what} (\`${command}\`)`,
      passed === 0 ? 'NOT RUN' : String(passed),
      String(failed),
    ]),
  ),
])

const isSlow = many.changes.some(({ change, undo, most }) => Math.max(change / most.change, undo / most.undo) > 1000)
const isWrong =
  many.changes.some(({ isBack }) => !isBack) || many.filter.others > 0 || many.filter.changed !== many.filter.matching
const isRed = shown.some(({ passed, failed }) => passed === 0 || failed > 0)
if (isSlow || isWrong || isRed || searches.some(({ isWithin }) => !isWithin)) process.exitCode = 1
