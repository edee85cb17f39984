import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { dangersIn } from '../../test/migration-dangers.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
/** The first nineteen were released before this check existed, and have run in production. */
const JUDGED = (await readdir(FOLDER)).filter((name) => name >= '0020')

it.each(JUDGED)('%s stops nobody and breaks no release that still serves', async (file) => {
  expect(dangersIn(file, await readFile(new URL(file, FOLDER), 'utf8'))).toEqual([])
})

it('has a number of its own for each migration', async () => {
  const numbers = (await readdir(FOLDER)).map((name) => name.slice(0, 4))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

describe('is refused:', () => {
  it.each<[string, RegExp]>([
    ['create table exam (id int);', /first line must be "-- expand", "-- expand concurrently" or "-- contract"/],
    ['\n-- expand\ncreate table exam (id int);', /first line must be/],
    ['-- expand concurrently\ncreate index exam_name on exam (name);', /is for one "create index concurrently/],
    ['-- expand concurrently\ncreate index concurrently a on b (c); drop table d;', /is for one "create index concurr/],
    ['-- expand\ncreate index question_source on question (source);', /first line is "-- expand concurrently"/],
    ['-- expand\nCREATE UNIQUE INDEX IF NOT EXISTS a ON "history" (title);', /first line is "-- expand concurrently"/],
    ["-- expand\ndo $$ begin execute format('create index on %I (x)', 'selection'); end $$;", /expand concurrently/],
    ['-- expand\nalter table question drop column label;', /first line is "-- contract"/],
    ['-- expand\ndrop index question_label;', /first line is "-- contract"/],
    ['-- expand\nalter table question drop constraint question_code_key;', /first line is "-- contract"/],
    ['-- expand\nalter table question rename label to kind;', /first line is "-- contract"/],
    ['-- expand\nalter table question add column source text not null;', /"not null default ..."/],
    ['-- expand\nalter table question add source text not null;', /"not null default ..."/],
    ['-- expand\nalter table question add column a int default 1, add column b int not null;', /"not null default .../],
    ['-- contract\nalter table question alter column label set not null;', /"not null default ..."/],
    ['-- contract\nalter table question alter column label type int;', /a new column, a trigger and a backfill/],
    ['-- expand\nalter table question add column seen timestamptz not null default clock_timestamp();', /now\(\)/],
    ["-- expand\nalter table question add column a text generated always as (code || 'x') stored;", /rewrites/],
    ["-- expand\nalter table question add constraint short check (code <> '');", /"... not valid"/],
    ['-- expand\nalter table question add unique (text);', /"using index"/],
    ["-- expand\nupdate question set source = '';", /BACKFILLS/],
    ["-- expand\nupdate only question as q set source = '';", /BACKFILLS/],
    ["-- expand\ninsert into question_level (name) values ('Sulit');", /BACKFILLS/],
    ['-- contract\ndelete from history;', /BACKFILLS/],
    ['-- expand\ncreate table copy_of as select * from question;', /BACKFILLS/],
    ['-- expand\ncreate unlogged table copy_of as select * from question;', /BACKFILLS/],
    ['-- expand\nselect recount_questions();', /BACKFILLS/],
    ['-- expand\nvacuum full question;', /everybody who uses the table waits/],
  ])('%j', (text, sentence) => {
    expect(dangersIn('0900-danger.sql', text).join('\n')).toMatch(sentence)
  })
})

it.each([
  "-- expand\ncreate table exam (id int, name text not null);\ncreate index exam_name on exam (name);\ncall keep_history('exam');",
  '-- expand\ncreate unlogged table open_exam (id int);\ncreate index open_exam_id on open_exam (id);',
  "-- expand\ncreate table exam (id int);\ninsert into exam values (1); -- update question set text = ''",
  '-- expand\nalter table question add column source text;',
  "-- expand\nalter table question add column source text not null default '', alter column label drop not null;",
  '-- expand\nalter table question add constraint short check (length(code) < 9) not valid;',
  '-- expand\nalter table question validate constraint short;',
  '-- expand\nalter table question drop constraint question_type_check;',
  '-- expand\ncreate function f() returns trigger language plpgsql as $$ begin update question set text = new.text; drop table x; end $$;\ncreate trigger f after update of text on question for each row execute function f();',
  "-- expand\ndo $$ begin execute format('drop trigger %I on %I', 'x', 'question'); end $$;",
  '-- expand\ncreate table hint (question_id int references question on update cascade on delete set null);',
  '-- contract\nalter table question drop column source;\nalter table exam rename to trial;',
  '-- expand concurrently\ncreate index concurrently question_source\n  on question (source) where source is not null;',
])('is taken: %j', (text) => {
  expect(dangersIn('0900-safe.sql', text)).toEqual([])
})
