import { type PageQuery, pageOf, TWIN_LIMITS, type Twins, twinPaging } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { beginningOf, READ } from '../beginning.ts'

interface Listed {
  kind: Twins['kind']
  score: number
  /** Of the questions, the oldest first. */
  ids: number[]
}

/** Questions with one `exact`, that of a group's text too: members of other groups may ask the same of other texts. */
const sameOf = (bank: number) => sql`
  select 'sama' as kind, 1 as score, array_agg(q.id order by q.id) as ids
  from (select exact from question_likeness group by exact having count(*) > 1) repeated
    join question_likeness l using (exact) join question q on q.id = l.question_id
    left join question_likeness head on head.question_id = q.parent_id
  where q.product_type = ${bank} group by l.exact, head.exact having count(*) > 1`

const likelyOf = (bank: number) => sql`
  select kind, score, array[question_id, other_id] as ids
  from question_twin t join question q on q.id = t.question_id
  where q.product_type = ${bank}
    and not exists (select from denied_twins d where d.question_id = t.question_id and d.other_id = t.other_id)`

/** Twins of a bank: those that are exactly the same first, then the most alike, and the newest of each. */
export async function listTwins(db: Db, bank: number, kind: 'sama' | 'mirip' | undefined, query: PageQuery) {
  const { page, limit } = pageOf(query, twinPaging)
  const size = limit ?? twinPaging.size
  const wanted: RawBuilder<unknown>[] = []
  if (kind !== 'mirip') wanted.push(sameOf(bank))
  if (kind !== 'sama') wanted.push(likelyOf(bank))
  const { rows } = await sql<{ total: number; page: Listed[] }>`
    with listed as materialized (${sql.join(wanted, sql` union all `)})
    select (select count(*) from listed) as total, coalesce((select json_agg(shown) from (
      select * from listed order by kind <> 'sama', score desc, ids[cardinality(ids)] desc
      limit ${size} offset ${(page - 1) * size}) shown), '[]') as page`.execute(db)
  const { total = 0, page: listed = [] } = rows[0] ?? {}
  const questions = await toldOf(db, listed.flatMap(first))
  const data = listed.map((one) => ({
    kind: one.kind,
    score: one.score,
    count: one.ids.length,
    questions: first(one).flatMap((id) => questions.get(id) ?? []),
  }))
  return { data, pagination: { page, limit: size, totalData: Number(total) } }
}

const first = ({ ids }: Listed) => ids.slice(0, TWIN_LIMITS.group)

type Told = Twins['questions'][number]

async function toldOf(db: Db, ids: number[]): Promise<ReadonlyMap<number, Told>> {
  const { rows } = await sql<Told>`
    select q.id as id_question, q.code, q.parent_id, c.name as category_name, t.name as topic_name, left(q.text, ${READ}) as begins
    from question q join category c on c.id = q.category_id left join topic t on t.id = q.topic_id
    where q.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id_question, { ...row, begins: beginningOf(row.begins) }]))
}

/** The most that are counted. */
const MOST_COUNTED = 10_000

/** How many questions are still to be compared, up to 10,000. */
export async function countUncompared(db: Db): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(distinct question_id) as unread from (
      (select question_id from twin_due limit ${MOST_COUNTED}) union all
      (select question_id from likeness_due limit ${MOST_COUNTED})) due`.execute(db)
  return Math.min(rows[0]?.unread ?? 0, MOST_COUNTED)
}

interface Two {
  question_id: number
  other_id: number
}

const inOrder = ({ question_id, other_id }: Two) => [Math.min(question_id, other_id), Math.max(question_id, other_id)]

/** Which of two questions is not there, if one is not. */
export async function missingOf(db: Db, two: Two): Promise<keyof Two | undefined> {
  const rows = await db.selectFrom('question').select('id').where('id', 'in', inOrder(two)).execute()
  const names = ['question_id', 'other_id'] as const
  return names.find((name) => !rows.some(({ id }) => id === two[name]))
}

/** Says that two questions are no twins; false where one of them is not there. */
export async function denyTwins(db: Db, two: Two, account: number): Promise<boolean> {
  const [one, other] = inOrder(two)
  const { rows } = await sql`
    insert into twin_denial as known (question_id, other_id, print, created_by)
    select l.question_id, r.question_id, twin_print(l.exact, r.exact), ${account}
    from question_likeness l, question_likeness r where l.question_id = ${one} and r.question_id = ${other}
    on conflict (question_id, other_id) do update
      set print = excluded.print, created_by = excluded.created_by, created_at = clock_timestamp()
    returning question_id`.execute(db)
  return rows.length > 0
}

/** Takes that back; false where nobody has said it. */
export async function allowTwins(db: Db, two: Two): Promise<boolean> {
  const [one, other] = inOrder(two)
  const { rows } = await sql`
    delete from twin_denial where question_id = ${one} and other_id = ${other} returning question_id`.execute(db)
  return rows.length > 0
}
