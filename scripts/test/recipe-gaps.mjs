import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceIn } from './recipe-blocks.mjs'

/** The arguments that run test files of a project. */
export const tests = (project, ...files) => ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files]

/** What is red when a place is forgotten: the types of a package, or a test. */
const types = (name) => ({
  name: `types of ${name}`,
  args: ['node_modules/typescript/bin/tsc', '-p', `packages/${name}`],
})
const test = (project, file) => ({ name: `${project} ${file}`, args: tests(project, file) })

/** How a place is left out, once everything stands: a file, a place of a diff block, the words of a file, a golden file. */
const file = (path) => (folder) => rm(join(folder, path))
const place =
  (path, at = 0) =>
  (folder, steps) => {
    const { before, after } = steps.find((step) => step.path === path).places[at]
    return replaceIn(join(folder, path), after, before)
  }
const words = (path, before, after) => (folder) => replaceIn(join(folder, path), before, after)
const stale = (path) => (_folder, _steps, git) => git('checkout', '--quiet', 'HEAD~', '--', path)

const QUESTION = 'packages/contract/src/question.ts'
const COLUMNS = 'packages/contract/src/question-columns.ts'
const BANK = 'packages/contract/src/bank.ts'
const EXAM_SQL = 'packages/server/src/db/migrations/0802-exam.sql'
const PAGES = 'packages/web/src/nav/pages.ts'

/** [the place, how it is left out, what catches it] */
export const GAPS = [
  ['field: its description', place(COLUMNS), types('server')],
  ['field: the row on the wire', place(QUESTION, 0), types('contract')],
  ['field: the body of a call', place(QUESTION, 1), types('contract')],
  ['field: an example for the API document', place('packages/contract/src/examples.ts'), types('contract')],
  ['field: a word for people', words(COLUMNS, "word: 'Sumber'", 'word: null'), types('contract')],
  ['field: the form of the general bank', place(BANK, 0), types('web')],
  ['field: the form of SNPMB', place(BANK, 1), types('web')],
  [
    'field: taken by a copy',
    words(COLUMNS, "copied: true, word: 'Sumber'", "copied: false, word: 'Sumber'"),
    test('server', 'copy-whole'),
  ],
  ['field: db/types.ts written anew', stale('packages/server/src/db/types.ts'), test('server', 'db/types.test')],
  ['field: docs/openapi.json written anew', stale('docs/openapi.json'), test('server', 'openapi.test')],
  [
    'filter: what it lets through, and its values in counted.test',
    words(QUESTION, '  question_code: search,\n', '  question_code: search,\n  source: search,\n'),
    types('server'),
  ],
  ['resource: its handlers', place('packages/server/src/handlers.ts', 1), types('server')],
  ['resource: its history', words(EXAM_SQL, "call keep_history('exam');\n", ''), test('server', 'db/catalogue.test')],
  [
    'resource: a test of its calls',
    file('packages/server/src/catalogue/exam/exam.test.ts'),
    test('server', 'calls.test'),
  ],
  [
    'resource: its line among those of admins',
    words('packages/contract/src/exam.ts', "remove: 'staff'", "remove: 'admin'"),
    test('server', 'access.test'),
  ],
  ['resource: its page', place(PAGES), types('web')],
  ['resource: the route of its page', place('packages/web/src/app/routes.ts', 3), test('web', 'app/screens.test')],
  ['resource: a shortcut to its page', words(PAGES, ", tile: 'SNPMB'", ''), test('web', 'app/screens.test')],
  ['resource: a word for history', place('packages/web/src/changes/things.ts'), test('web', 'changes/things.test')],
  [
    'resource: a field of its form',
    words('packages/web/src/exam/exam-form.tsx', 'label="Tahun" required', 'label="Tahun" hidden required'),
    test('web', 'exam.test'),
  ],
  ['resource: the promise of its screen', place('docs/checklist.md'), test('server', 'checklist.test')],
]
