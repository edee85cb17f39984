const guard = (guard, file, find, replace, test) => ({ threat: 48, guard, file, find, replace, tests: [test] })

/** Guards of files that come in and go out. */
export const IMPORT_GUARDS = [
  guard(
    'open imports are counted once more when the file has arrived',
    'packages/server/src/import/import.routes.ts',
    '    await mayOpen(db, actor.id)\n',
    '',
    'server/src/import/limits.test.ts › takes no more than three that come together, and keeps the bytes of no other',
  ),
  guard(
    'an account imports 500 MB a day',
    'packages/server/src/import/job/file.repo.ts',
    '    await ofDatabase(withinDay(db, accountId))\n',
    '',
    'server/src/import/limits.test.ts › ends at 500 MB of files that an account sent within a day, and not for others',
  ),
  guard(
    'the file of a form that is refused is deleted',
    'packages/server/src/http/bind/bind.ts',
    'deps.forgetUntaken(body as object)',
    'undefined',
    'server/src/import/limits.test.ts › keeps nothing of a file whose form is refused',
  ),
  guard(
    'a picture that is put into a row is stored as one',
    'packages/server/src/import/import-row.routes.ts',
    '        await storePictures(db, actor.id)\n',
    '',
    'server/src/import/rows.test.ts › holds the address of a picture that is put into it, and never its bytes',
  ),
  guard(
    'long rows of an import are sent in turns',
    'packages/server/src/import/job/row.repo.ts',
    'importRowPaging, load, { texts: textsOfRow })',
    'importRowPaging, load)',
    'server/src/import/limits.test.ts › sends rows that are long one after the other, with no more than one in memory',
  ),
  guard(
    'a line is written once, however often it is said what it is',
    'packages/server/src/import/job/line.repo.ts',
    ' and line.role is distinct from given.role',
    '',
    'server/src/import/rows.test.ts › is what was said of it last, and is written once however often that is',
  ),
  guard(
    'no file is made of more than 32 MB of texts',
    'packages/server/src/export/make/make-file.ts',
    '  if ((await textBytes(db, job.id)) > MOST_TEXT) return fail(db, job.id, TOO_LONG)\n',
    '',
    'server/src/export/export.test.ts › is not made of texts that would fill the memory',
  ),
  guard(
    'files of an account that were made are 500 MB together',
    'packages/server/src/export/export.repo.ts',
    '      where bytes > ${most})`',
    '      where false and bytes > ${most})`',
    'server/src/export/export.test.ts › takes the place of the oldest files of its account when these are too many bytes together',
  ),
]
