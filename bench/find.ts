import { parseArgs } from 'node:util'
import { openSession } from '../packages/server/src/auth/session.repo.ts'
import { connect } from '../packages/server/src/db/connect.ts'
import { bankOf, SEED } from './bank.ts'
import { databaseOf } from './database.ts'
import { changeMany, type Many } from './find-many.ts'
import { runShown } from './find-shown.ts'
import { circumstances, fixed, table, writeReport } from './report.ts'
import { ADMIN, startServer } from './server.ts'

// `npm run bench:find -- [questions] [--reuse]`: changes, deletes and brings back thousands of questions of a bank (1,000,000),
// runs the tests of search and of many questions, writes docs/reports/find.md. How fast searches are tells `npm run bench`.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { reuse: { type: 'boolean', default: false }, port: { type: 'string', default: '4598' } },
})
const questions = Number(positionals[0] ?? 1_000_000)
const port = Number(options.port)

const bank = await bankOf(questions, port, options)
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
  'Written by `npm run bench:find`. How fast searches and filters are: `bench-1000000.md` and `bench-growth.md`. Kills at the size of a release: T32 of `faults.md`.',
  '',
  ...circumstances(`npm run bench:find -- ${questions}`, SEED),
  '',
  `## Many at once, in a bank of ${questions.toLocaleString('en')} questions`,
  '',
  'Over HTTP on loopback, as one change each, and taken back as one; seconds, the slower of two runs. **back**: all rows of these questions and their parts',
  'are afterwards byte for byte as before, but for who edited them last and when.',
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
