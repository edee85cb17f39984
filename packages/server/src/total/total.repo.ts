import { type Family, ZONE } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Every topic of both families beside its questions; a category without topics stands as one row without a topic. */
const topics = (db: Db) =>
  db
    .selectFrom('subject as s')
    .innerJoin('category as c', 'c.subject_id', 's.id')
    .leftJoin('topic as t', 't.category_id', 'c.id')
    .leftJoin('question as q', 'q.topic_id', 't.id')
    .where('s.family', 'is not', null)
    .where('c.product_type', '=', 1)
    .groupBy(['s.family', 'c.id', 't.id'])
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .orderBy(sql`lower(t.name)`)
    .orderBy('t.id')
    .select(['s.family', 'c.id as id_category', 'c.name as category_name', 't.id as id_topic', 't.name as topic_name'])

export const countByStatus = (db: Db) =>
  topics(db)
    .select(({ fn }) => [
      fn.count<number>('q.id').filterWhere('q.status', '=', 'on-progress').as('totalOnProgress'),
      fn.count<number>('q.id').filterWhere('q.status', '=', 'approved').as('totalApproved'),
      fn.count<number>('q.id').filterWhere('q.status', '=', 'published').as('totalPublished'),
      fn.count<number>('q.id').as('amount'),
      sql<number>`(sum(count(q.id)) over (partition by c.id))::int`.as('totalPerCategory'),
    ])
    .execute()

/** Questions whose indicator or level is called one of these, whatever its case. */
const named = (column: 'i.name' | 'l.name', ...names: string[]) =>
  sql<number>`count(q.id) filter (where lower(${sql.ref(column)}) = any(${names}::text[]))`

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
  topics(db)
    .leftJoin('indicator as i', 'i.id', 'q.indicator_id')
    .select([
      named('i.name', 'mengevaluasi dan merefleksi').as('mengevaluasi_dan_merefleksi'),
      named('i.name', 'memahami', 'menafsirkan dan mengintegrasikan').as('memahami'),
      named('i.name', 'menemukan informasi').as('menemukan_informasi'),
      named('i.name', 'pemahaman').as('pemahaman'),
      named('i.name', 'penerapan').as('penerapan'),
      named('i.name', 'penalaran').as('penalaran'),
      sql<number>`count(q.id) filter (where i.id is null or lower(i.name) <> all(${KNOWN}::text[]))`.as('default'),
    ])
    .execute()

export const countByLevel = (db: Db) =>
  topics(db)
    .leftJoin('question_level as l', 'l.id', 'q.level_id')
    .select([
      named('l.name', 'mudah').as('mudah'),
      named('l.name', 'sedang').as('sedang'),
      named('l.name', 'sulit').as('sulit'),
    ])
    .execute()

/** Questions added in each month of a year, this year unless told; a month is one of Asia/Jakarta (decisions 5). */
export async function countByMonth(db: Db, asked: number | undefined) {
  const year = sql`coalesce(${asked ?? null}::int, extract(year from now() at time zone ${ZONE.name})::int)`
  const { rows } = await sql<{ family: Family; month: number; added: number }>`
    select s.family, extract(month from q.created_at at time zone ${ZONE.name})::int as month, count(*) as added
    from question q join subject s on s.id = q.subject_id
    where q.product_type = 1 and s.family is not null
      and q.created_at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, ${ZONE.name})
      and q.created_at < make_timestamptz(${year} + 1, 1, 1, 0, 0, 0, ${ZONE.name})
    group by 1, 2`.execute(db)
  return rows
}
