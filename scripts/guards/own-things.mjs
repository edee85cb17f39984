const guard = (guard, file, find, replace, test) => ({ threat: '-', guard, file, find, replace, tests: [test] })

/** Guards of what is told to one account, or to admins alone. */
export const OWN_THINGS_GUARDS = [
  guard(
    'who has a question open has gone after thirty seconds without word',
    'packages/server/src/question/editing/editing.repo.ts',
    ' and seen_at >= ${GONE}',
    '',
    'server/src/question/editing/editing.test.ts › goes after thirty seconds without word',
  ),
  guard(
    'notices are read by their own account alone',
    'packages/server/src/notice/notice.repo.ts',
    "    .where('account_id', '=', account_id)\n    .where(ids === 'all'",
    "    .where(ids === 'all'",
    'server/src/notice/notice.test.ts › is read once its owner says so, and stays in the list',
  ),
  guard(
    'notices are listed for their own account alone',
    'packages/server/src/notice/notice.repo.ts',
    "    .where('account_id', '=', account_id)\n    .where('kind', 'in', Object.keys(NOTICES))",
    "    .where('kind', 'in', Object.keys(NOTICES))",
    'server/src/notice/notice.test.ts › tells one account, or all active ones of a level, and nobody else',
  ),
  guard(
    'level 2 sees no change of accounts among the changes',
    'packages/server/src/history/history.repo.ts',
    "eb('what', 'not in', ONLY_ADMINS)",
    "eb('what', 'is not', null)",
    'server/src/history/history-pages.test.ts › finds changes by each filter',
  ),
  guard(
    'sign-ins and failed ones are listed for level 1 alone',
    'packages/contract/src/security-event.ts',
    "access: 'admin'",
    "access: 'staff'",
    'server/test/contract/access.test.ts › is closed to level 2 where it belongs to level 1 or to another',
  ),
  guard(
    'an import is found by its own account and level 1 alone',
    'packages/server/src/import/job/permitted.ts',
    'actor.level === LEVEL.admin || job.created_by === actor.id',
    'actor.level > 0',
    'server/src/import/import.test.ts › is of its own account; level 1 reads and removes all',
  ),
  guard(
    'a row that needs a look is not saved without one',
    'packages/server/src/import/job/judge.ts',
    "messages.some(({ severity }) => severity === 'look') && !row.accepted ?",
    "messages.some(({ severity }) => severity === 'look') && row.accepted ?",
    'server/src/import/files.test.ts › comes in as rows, is put right, saved, and taken back',
  ),
]
