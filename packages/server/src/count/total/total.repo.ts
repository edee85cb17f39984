import { type Family, type Status, ZONE } from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

type Kind = 'status' | 'indicator_id' | 'level_id'

/** The number of questions by topic and `kind`: the tallies plus the deltas that are not folded into them yet. */
const amounts = (db: Db, kind: Kind) => {
  const deltas = db
    .selectFrom('question_delta')
    .select(['topic_id', kind, 'amount'])
    .where('topic_id', 'is not', null)
    .$narrowType<{ topic_id: number }>()
  const each = db.selectFrom('topic_tally').select(['topic_id', kind, 'amount']).unionAll(deltas)
  // summed before names are compared: a topic has about fifty rows, but only three statuses
  return db
    .selectFrom(each.as('each'))
    .groupBy(['topic_id', kind])
    .select((eb) => ['topic_id', kind, eb.fn.sum<number>('amount').as('amount')])
}

/** Every topic of both families with its amounts; a category without topics gives one row with null as topic. */
const topics = (db: Db, kind: Kind) =>
  db
    .selectFrom('subject as s')
    .innerJoin('category as c', 'c.subject_id', 's.id')
    .leftJoin('topic as t', 't.category_id', 'c.id')
    .leftJoin(amounts(db, kind).as('q'), 'q.topic_id', 't.id')
    .where('s.family', 'is not', null)
    .where('c.product_type', '=', 1)
    .groupBy(['s.family', 'c.id', 't.id'])
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .select(['s.family', 'c.id as id_category', 'c.name as category_name', 't.id as id_topic', 't.name as topic_name'])

/** The number of questions of a topic that match the condition. */
const amount = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(q.amount) filter (where ${condition}), 0)::int`

const withStatus = (status: Status) => amount(sql`q.status = ${status}`)

export const countByStatus = (db: Db) =>
  topics(db, 'status')
    .select([
      withStatus('on-progress').as('totalOnProgress'),
      withStatus('approved').as('totalApproved'),
      withStatus('published').as('totalPublished'),
      amount(sql`true`).as('amount'),
      sql<number>`coalesce(sum(sum(q.amount)) over (partition by c.id), 0)::int`.as('totalPerCategory'),
    ])
    .execute()

/** The number of questions whose indicator or level has one of these names; upper and lower case are equal. */
const named = (column: 'i.name' | 'l.name', ...names: string[]) =>
  amount(sql`lower(${sql.ref(column)}) = any(${names}::text[])`)

const KNOWN = [
  'mengevaluasi dan merefleksi',
  'memahami',
  'menafsirkan dan mengintegrasikan',
  'menemukan informasi',
  'pemahaman',
  'penerapan',
  'penalaran',
]

export const countByIndicator = (db: Db) =>
  topics(db, 'indicator_id')
    .leftJoin('indicator as i', 'i.id', 'q.indicator_id')
    .select([
      named('i.name', 'mengevaluasi dan merefleksi').as('mengevaluasi_dan_merefleksi'),
      named('i.name', 'memahami', 'menafsirkan dan mengintegrasikan').as('memahami'),
      named('i.name', 'menemukan informasi').as('menemukan_informasi'),
      named('i.name', 'pemahaman').as('pemahaman'),
      named('i.name', 'penerapan').as('penerapan'),
      named('i.name', 'penalaran').as('penalaran'),
      amount(sql`i.id is null or lower(i.name) <> all(${KNOWN}::text[])`).as('default'),
    ])
    .execute()

export const countByLevel = (db: Db) =>
  topics(db, 'level_id')
    .leftJoin('question_level as l', 'l.id', 'q.level_id')
    .select([
      named('l.name', 'mudah').as('mudah'),
      named('l.name', 'sedang').as('sedang'),
      named('l.name', 'sulit').as('sulit'),
    ])
    .execute()

/** Questions added in each month of a year, by default this year. Months are those of Asia/Jakarta (decisions 5). */
export async function countByMonth(db: Db, asked: number | undefined) {
  const year = sql`coalesce(${asked ?? null}::int, extract(year from now() at time zone ${ZONE.name})::int)`
  const { rows } = await sql<{ family: Family; month: number; added: number }>`
    select s.family, extract(month from q.month)::int as month, sum(q.amount)::int as added
    from (
      select month, product_type, subject_id, amount from month_tally
      union all
      select month, product_type, subject_id, amount from question_delta
    ) q join subject s on s.id = q.subject_id
    where q.product_type = 1 and s.family is not null and q.month >= make_date(${year}, 1, 1)
      and q.month < make_date(${year} + 1, 1, 1)
    group by 1, 2`.execute(db)
  return rows
}
