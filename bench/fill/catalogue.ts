import type pg from 'pg'

interface Topic {
  id: number
  category_id: number
  class_id: number
  subtopic_ids: number[]
  subject_id: number
  category_code: string
  indicator_ids: number[]
}

interface SnpmbCategory {
  id: number
  subject_id: number
  code: string
}

/** The rows that questions refer to; the same number for ten thousand questions as for a million. */
export interface Catalogue {
  topics: Topic[]
  snpmb: SnpmbCategory[]
  levels: number[]
  accounts: number[]
}

const STAFF = 40

/** Adds categories, topics, sub-topics and accounts to the base content of a new installation. */
export async function addCatalogue(client: pg.Client): Promise<Catalogue> {
  await client.query(`
    insert into account (name, email, level, is_active)
    select 'Penulis ' || n, 'penulis' || n || '@contoh.test', 2, 1 from generate_series(1, ${STAFF}) n;

    insert into category (subject_id, name, code)
    select id, 'Kategori ' || name || ' ' || n, code || '-' || n from subject, generate_series(1, 20) n where family is not null;

    insert into topic (category_id, class_id, name, detail)
    select c.id, k.id, 'Materi ' || n || ' ' || c.name, '<p>Tentang materi ini.</p>'
    from category c, generate_series(1, 5) n, lateral (select id from class order by id offset (c.id + n) % 12 limit 1) k
    where c.product_type = 1;

    insert into subtopic (topic_id, name, detail)
    select id, 'Sub-materi ' || n, '<p>Bagian materi.</p>' from topic, generate_series(1, 3) n;`)
  return {
    topics: await rows<Topic>(
      client,
      `select t.id, t.category_id, t.class_id, c.subject_id, c.code as category_code,
        array(select id from subtopic where topic_id = t.id order by id) as subtopic_ids,
        array(select id from indicator where subject_id = c.subject_id order by id) as indicator_ids
      from topic t join category c on c.id = t.category_id order by t.id`,
    ),
    snpmb: await rows<SnpmbCategory>(
      client,
      'select id, subject_id, code from category where product_type = 2 order by id',
    ),
    levels: (await rows<{ id: number }>(client, 'select id from question_level order by id')).map(({ id }) => id),
    accounts: (await rows<{ id: number }>(client, 'select id from account order by id')).map(({ id }) => id),
  }
}

const rows = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string) =>
  (await client.query<Row>(text)).rows
