import { historyRoutes } from '@bank/contract/history'
import { type BulkChange, questionBulkRoutes } from '@bank/contract/question-bulk'
import { sql } from 'kysely'
import { apiOf } from '../e2e/support/api.ts'
import type { Db } from '../packages/server/src/db/connect.ts'
import { FAMILIES } from '../packages/server/src/history/families.ts'

const CHANGED = 5_000
const DELETED = 1_000
const RUNS = 2

/** One change of many questions and its undo: milliseconds, and the most seconds that they may take. */
interface Measured {
  name: string
  count: number
  change: number
  undo: number
  most: { change: number; undo: number }
  isBack: boolean
}

export interface Many {
  changes: Measured[]
  /** Questions that a filter matches, of how many; those that were changed by it, and those of them that do not match. */
  filter: { matching: number; of: number; changed: number; others: number }
}

/** Changes, deletes and brings back questions that are spread over the whole bank; leaves it as it was. */
export async function changeMany(db: Db, origin: string, token: string): Promise<Many> {
  const { call } = apiOf(origin, token)
  const product_type = 1 as const
  const ids = await spread(db, CHANGED)
  const place = await anyPlace(db)
  const change = (some: number[], to: BulkChange) => async () =>
    (
      await call(questionBulkRoutes.change, {
        body: { product_type, select: { ids: some }, change: to, skip_refused: true },
      })
    ).data[0]
  const remove = (some: number[]) => async () =>
    (await call(questionBulkRoutes.remove, { body: { product_type, select: { ids: some }, skip_refused: true } }))
      .data[0]

  async function measured(name: string, some: number[], act: ReturnType<typeof change>): Promise<Measured> {
    const most = { change: 3, undo: 6 }
    const sum: Measured = { name, count: 0, change: 0, undo: 0, most, isBack: true }
    const before = await printOf(db, some)
    for (let run = 0; run < RUNS; run++) {
      const from = performance.now()
      const done = await act()
      const changed = performance.now()
      await call(historyRoutes.restoreChange, { body: { change: done.change } })
      sum.undo = Math.max(sum.undo, performance.now() - changed)
      sum.change = Math.max(sum.change, changed - from)
      sum.count = done.count
      sum.isBack &&= (await printOf(db, some)) === before
    }
    return sum
  }

  return {
    changes: [
      await measured('status', ids, change(ids, { status: 'published' })),
      await measured('label and level', ids, change(ids, { label: 'example_question', ql_id: place.ql_id })),
      await measured('topic and class', ids, change(ids, { topic_id: place.topic_id, class_id: place.class_id })),
      await measured('feature', ids, change(ids, { free_trial: true })),
      await measured('delete', ids.slice(0, DELETED), remove(ids.slice(0, DELETED))),
    ],
    filter: await allThatMatch(db, { call, product_type }),
  }
}

type Caller = { call: ReturnType<typeof apiOf>['call']; product_type: 1 }

/** Changes all that a filter of the list matches, counts by SQL which those were, and takes it back. */
async function allThatMatch(db: Db, { call, product_type }: Caller) {
  const { rows } = await sql<{ topic_id: number; matching: number; of: number }>`
    with main as (select topic_id from question where parent_id is null and product_type = 1)
    select topic_id, count(*)::int as matching, (select count(*)::int from main) as of from main
    group by topic_id having count(*) <= ${CHANGED} order by 2 desc limit 1`.execute(db)
  const [{ topic_id, ...counts } = { topic_id: 0, matching: 0, of: 0 }] = rows
  const level = await db
    .insertInto('question_level')
    .values({ name: `Diukur ${Date.now()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { product_type, select: { query: `topic_id=${topic_id}` }, change: { ql_id: level.id } }
  const { change } = (await call(questionBulkRoutes.change, { body })).data[0]
  const after = await sql<{ changed: number; others: number }>`
    select count(*)::int as changed, (count(*) filter (where topic_id is distinct from ${topic_id}))::int as others
    from question where level_id = ${level.id}`.execute(db)
  await call(historyRoutes.restoreChange, { body: { change } })
  await db.deleteFrom('question_level').where('id', '=', level.id).execute()
  const [{ changed, others } = { changed: 0, others: 0 }] = after.rows
  return { ...counts, changed, others }
}

/** Main questions from all parts of the bank. */
async function spread(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, row_number() over (order by id) as nr, count(*) over () as of
      from question q where parent_id is null and product_type = 1 and status <> 'published'
        and not exists (select from question child where child.parent_id = q.id)
        and not exists (select from free_trial f where f.question_id = q.id)) main
    where nr % greatest(1, of / ${most}) = 0 order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A topic with a class of its category, which gets one where it has none, and a level. */
async function anyPlace(db: Db) {
  const { rows } = await sql<{ topic_id: number; class_id: number; ql_id: number }>`
    with topic as (
      select t.id, t.category_id from topic t join category c on c.id = t.category_id
      where c.product_type = 1 order by t.id limit 1),
    given as (
      insert into category_class (category_id, class_id)
      select category_id, (select min(id) from class) from topic on conflict do nothing)
    select id as topic_id, (select min(id) from class) as class_id, (select max(id) from question_level) as ql_id
    from topic`.execute(db)
  const [place] = rows
  if (!place) throw new Error('the bank has no topic')
  return place
}

/** One value for all rows of these questions and their parts. */
async function printOf(db: Db, ids: number[]): Promise<string> {
  const rows = FAMILIES.question.map(({ table }) => {
    const own =
      table === 'discussion_image'
        ? sql`discussion_id in (select id from discussion where question_id = any(${ids}::int[]))`
        : sql`${sql.ref(table === 'question' ? 'id' : 'question_id')} = any(${ids}::int[])`
    return sql`select md5((to_jsonb(kept) - '{updated_at,updated_by}'::text[])::text) as row from ${sql.table(table)} kept where ${own}`
  })
  const found = await sql<{ print: string }>`
    select md5(string_agg(row, '' order by row)) as print from (${sql.join(rows, sql` union all `)}) all_rows`.execute(
    db,
  )
  return found.rows[0]?.print ?? ''
}
