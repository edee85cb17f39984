import { migrationFrom } from '../src/db/migration-file.ts'

/** The statements of a migration that block other queries or break the previous release, each with an alternative. */
export function dangersIn(file: string, text: string): string[] {
  try {
    const { index, kind } = migrationFrom(file, text)
    if (index) return []
    const code = withoutBodies(text)
    const made = new Set(
      Array.from(code.matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/g), ([, table = '']) => table),
    )
    const context = { isContract: kind === 'contract', isNew: (table: string) => made.has(table) }
    const found = code.split(';').flatMap((statement) => RULES.filter(({ hits }) => hits(statement.trim(), context)))
    return [...new Set(found)].map(({ danger, instead }) => `${file}: ${danger}. Instead: ${instead}.`)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

interface Context {
  isContract: boolean
  /** Whether this file creates the table, so that it is empty and not in use. */
  isNew: (table: string) => boolean
}

interface Rule {
  danger: string
  instead: string
  hits: (statement: string, context: Context) => boolean
}

const RULES: Rule[] = [
  {
    danger: 'building an index on an existing table blocks all writes to it until it is built',
    instead: 'a file for it alone, whose first line is "-- expand concurrently", with "create index concurrently ..."',
    hits: (statement, { isNew }) => tablesIn(statement, /create (?:unique )?index .*?\bon ([%\w]+)/g).some(not(isNew)),
  },
  {
    danger: 'the previous release, which still serves, needs what is dropped or renamed here',
    instead: 'first a release that no longer uses it, then one with this in a file whose first line is "-- contract"',
    // what a check forbade, the previous release does not write; no release names a trigger
    hits: (statement, { isContract }) =>
      !isContract && /\bdrop (?!not null\b|trigger\b|constraint \w+_check\d*\b)|\brename\b/.test(statement),
  },
  {
    danger: 'changing a type rewrites the whole table and blocks all queries on it',
    instead: 'a new column, a trigger and a backfill that fill it, and later a "-- contract" for the old one',
    hits: onExisting(/\balter (?:column )?\w+ (?:set data )?type\b/),
  },
  {
    danger: '"not null" without a default fails for existing rows and for inserts of the previous release',
    instead: '"not null default ..." with one value for all rows, or a nullable column',
    hits: onExisting(/\bset not null\b/, (statement) =>
      addedColumns(statement).some((column) => /\bnot null\b/.test(column) && !/\bdefault\b/.test(column)),
    ),
  },
  {
    danger: 'a default that differs from row to row rewrites the whole table and blocks all queries on it',
    instead: 'a nullable column that a trigger and a backfill fill, or now(), which is one value for all rows',
    hits: onExisting((statement) => addedColumns(statement).some((column) => VOLATILE.test(column))),
  },
  {
    danger: 'a new constraint checks every row of an existing table and blocks all queries on it',
    instead:
      '"... not valid", and "validate constraint" in the next file; a unique one by "using index" of an index built concurrently',
    hits: onExisting((statement) => CONSTRAINT.test(statement) && !/\bnot valid\b|\busing index\b/.test(statement)),
  },
  {
    danger: 'a migration that writes rows locks all of them until it ends, however many there are',
    instead: 'a trigger for new rows, and a line in BACKFILLS (server/src/start/backfills.ts) for existing rows',
    hits: (statement, { isNew }) =>
      tablesIn(statement, WRITTEN).some(not(isNew)) || /^create (?:unlogged )?table .* as\b.* select\b/.test(statement),
  },
  {
    danger: 'a function that is called here may read or write a whole table',
    instead: 'a line in BACKFILLS (server/src/start/backfills.ts) that does it in small steps',
    hits: (statement) => /^select\b|\bperform\b/.test(statement),
  },
  {
    danger: 'everybody who uses the table waits until this is done',
    instead: 'nothing of this kind in a migration',
    hits: (statement) =>
      /\b(?:vacuum|cluster|reindex|lock table|set logged|set tablespace|refresh materialized)\b/.test(statement),
  },
]

const VOLATILE = /\b(?:clock_timestamp|random|gen_random_uuid|nextval|timeofday)\b|\bserial\b|\bidentity\b|\bstored\b/
const CONSTRAINT = /\badd (?:constraint|check|foreign key|unique|primary key|exclude)\b/
const WRITTEN =
  /\b(?:insert into|delete from|merge into|truncate(?: table)?|copy|update(?=(?: only)? \S+(?: as)?(?: \w+)? set\b))(?: only)? ([%\w]+)/g

/** Hits an `alter table` with one of these signs, of a table that this file does not create. */
function onExisting(...signs: (RegExp | ((statement: string) => boolean))[]): Rule['hits'] {
  return (statement, { isNew }) =>
    tablesIn(statement, /alter table (?:if exists )?(?:only )?([%\w]+)/g).some(not(isNew)) &&
    signs.some((sign) => (sign instanceof RegExp ? sign.test(statement) : sign(statement)))
}

const addedColumns = (statement: string) =>
  statement.split(/\badd (?!constraint|check|foreign|unique|primary|exclude)(?:column )?/).slice(1)

const tablesIn = (statement: string, pattern: RegExp) =>
  Array.from(statement.matchAll(pattern), ([, table = '']) => table)

const not = (is: (table: string) => boolean) => (table: string) => !is(table)

/** In lower case and single spaces, without comments and without the bodies of functions, which do not run now. */
const withoutBodies = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(create (?:or replace )?(?:function|procedure)\b[^;$]*)(\$\w*\$)[\s\S]*?\2/gi, '$1')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
