import { sql } from 'kysely'
import { foldDeltas } from '../../packages/server/src/count/tally/tally.repo.ts'
import type { Db } from '../../packages/server/src/db/connect.ts'

/** What is kept beside the questions, and the rows that count: of a tally, the amounts that are not 0. */
const KEPT = {
  tallies: sql`select t::text as row from question_tally t where amount <> 0`,
  cells: sql`select c::text as row from question_cell c where amount <> 0`,
  'tallies of topics': sql`select t::text as row from topic_tally t where amount <> 0`,
  'tallies of months': sql`select t::text as row from month_tally t where amount <> 0`,
  lacks: sql`select l::text as row from question_lack l`,
  'pictures and formulas': sql`select h::text as row from question_has h`,
  'searched texts': sql`select s::text as row from question_search s`,
  words: sql`select w::text as row from content_words w`,
  'words of topics': sql`select w::text as row from topic_words w`,
  'several answers': sql`select id::text as row from question where multiple`,
}

/** How much is wrong of everything that is kept, and of the history, by its name; while nobody writes. */
export const wronglyKept = async (db: Db): Promise<Record<string, number>> => ({
  ...(await differingRows(db)),
  'torn histories': await tornHistories(db),
})

/** How many rows of what is kept differ from what the questions say when it is written anew, which is then undone. */
async function differingRows(db: Db) {
  await foldDeltas(db)
  const kept = await read(db)
  const anew = await db
    .transaction()
    .execute(async (own) => {
      await sql`select recount_questions()`.execute(own)
      await sql`delete from question_search`.execute(own)
      await sql`delete from content_words`.execute(own)
      await sql`select write_question_search(array_agg(id)), write_content_words(array_agg(id)) from question`.execute(
        own,
      )
      await sql`delete from topic_words`.execute(own)
      await sql`select write_topic_words('topic', array_agg(id)) from topic`.execute(own)
      await sql`update question set multiple = is_multiple(id, interaction)`.execute(own)
      throw new Anew(await read(own))
    })
    .catch((error: unknown) => {
      if (error instanceof Anew) return error.rows
      throw error
    })
  return Object.fromEntries(Object.keys(KEPT).map((what) => [what, differences(kept.get(what), anew.get(what))]))
}

type Rows = Map<string, Set<string>>

/** Carries what was written anew out of the transaction that is undone. */
class Anew extends Error {
  constructor(readonly rows: Rows) {
    super('undone')
  }
}

async function read(db: Db): Promise<Rows> {
  const all: Rows = new Map()
  for (const [what, query] of Object.entries(KEPT)) {
    const { rows } = await (query as ReturnType<typeof sql<{ row: string }>>).execute(db)
    all.set(what, new Set(rows.map(({ row }) => row)))
  }
  return all
}

const differences = (some = new Set<string>(), others = new Set<string>()) =>
  [...some, ...others].filter((row) => !some.has(row) || !others.has(row)).length

/** How many entries do not begin with what the entry before left of the row, and how many rows differ from their last one. */
async function tornHistories(db: Db): Promise<number> {
  const { rows } = await sql<{ torn: number }>`
    select count(*)::int as torn from (
      select before is distinct from lag(after) over (partition by resource, row_id order by id) as is_torn
      from history where resource = any(${WITH_ID}::text[])
      union all
      select coalesce(after, '{}') <> coalesce(row, '{}') from (
        select distinct on (resource, row_id) resource, row_id, after from history
        where resource = any(${WITH_ID}::text[]) order by resource, row_id, id desc) last
      full join (${rowsNow}) now using (resource, row_id)
    ) both_ways where is_torn`.execute(db)
  return rows[0]?.torn ?? 0
}

/** Spoils a row of everything that is kept, and takes an entry out of the history of a question. */
export async function spoilKept(db: Db) {
  for (const [table, spoilt] of Object.entries(SPOILT))
    await sql`update ${sql.table(table)} set ${sql.raw(spoilt)} where ctid = (select min(ctid) from ${sql.table(table)})`.execute(
      db,
    )
  await sql`insert into question_has select min(id), 'bare_image' from question`.execute(db)
  await sql`
    delete from history where id = (
      select max(id) from history where resource = 'question' and before is not null and after is not null)`.execute(db)
}

const SPOILT = {
  question_tally: 'amount = amount + 1',
  question_cell: 'amount = amount + 1',
  topic_tally: 'amount = amount + 1',
  month_tally: 'amount = amount + 1',
  question_lack: 'main = not main',
  question_search: "text = text || '!'",
  content_words: 'doc = strip(doc)',
  topic_words: "text = text || '!'",
  question: 'multiple = not multiple',
}

/** Questions and the parts that have an id of their own. */
const WITH_ID = [
  ...['question', 'selection', 'answer', 'keyword', 'short_answer', 'statement', 'statement_answer', 'discussion'],
  'free_trial',
]
const rowsNow = sql.join(
  WITH_ID.map(
    (name) => sql`
      select ${name} as resource, id as row_id, to_jsonb(t) - '{updated_at,updated_by,multiple}'::text[] as row
      from ${sql.table(name)} t`,
  ),
  sql` union all `,
)
