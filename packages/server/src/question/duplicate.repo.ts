import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { DB } from '../db/types.ts'

interface FromTo {
  from: number
  to: number
}

/** A question as it is to be copied, with the text of its discussion. */
export const findSource = (db: Db, id: number) =>
  db
    .selectFrom('question as q')
    .leftJoin('discussion as d', 'd.question_id', 'q.id')
    .select([
      'q.type',
      'q.text',
      'q.answer',
      'q.product_type',
      'q.category_id',
      'q.class_id',
      'q.topic_id',
      'q.subtopic_id',
      'q.indicator_id',
      'q.level_id',
      'q.label',
      'd.text as discussion',
    ])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst()

/** The pictures of a question that do not stand in its texts: of options, and listed ones. */
export async function picturesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ image_id: string }>`
    select image_id from selection where question_id = ${id} and image_id is not null
    union select image_id from question_image where question_id = ${id}
    union select listed.image_id from discussion_image listed join discussion d on d.id = listed.discussion_id
      where d.question_id = ${id}`.execute(db)
  return rows.map((row) => row.image_id)
}

type Source = Pick<
  Selectable<DB['question']>,
  | 'type'
  | 'text'
  | 'answer'
  | 'category_id'
  | 'class_id'
  | 'topic_id'
  | 'subtopic_id'
  | 'indicator_id'
  | 'level_id'
  | 'label'
>

export async function copyQuestion(db: Db, source: Source, parent_id: number | null, created_by: number) {
  const { type, text, answer, category_id, class_id, topic_id, subtopic_id, indicator_id, level_id, label } = source
  const place = { category_id, class_id, topic_id, subtopic_id, indicator_id, level_id }
  const { id } = await db
    .insertInto('question')
    .values({ type, text, answer, ...place, label, parent_id, created_by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Options with their answers, keywords, short answers, statements with their answers, pictures, the free trial. */
export async function copyParts(db: Db, { from, to }: FromTo, copies: Map<string, string>, actorId: number) {
  const pairs = sql`unnest(${[...copies.keys()]}::text[], ${[...copies.values()]}::text[]) as copied (source, id)`
  const maker = sql`${actorId}::int`
  const target = sql`${to}::int`
  // every part keeps its place, and by its place its answer finds it again
  await sql`
    insert into selection (question_id, position, text, image_id, created_by)
    select ${target}, row_number() over (order by o.position, o.id), o.text, copied.id, ${maker}
    from selection o left join ${pairs} on copied.source = o.image_id where o.question_id = ${from}`.execute(db)
  await sql`
    insert into answer (question_id, selection_id, created_by)
    select ${target}, mine.id, ${maker}
    from (select id, row_number() over (order by position, id) as place from selection where question_id = ${from}) theirs
    join answer on answer.question_id = ${from} and answer.selection_id = theirs.id
    join selection mine on mine.question_id = ${to} and mine.position = theirs.place`.execute(db)
  await sql`
    insert into keyword (question_id, position, text, created_by)
    select ${target}, position, text, ${maker} from keyword where question_id = ${from} order by position, id`.execute(
    db,
  )
  await sql`
    insert into short_answer (question_id, position, text, first_range, second_range, created_by)
    select ${target}, position, text, first_range, second_range, ${maker}
    from short_answer where question_id = ${from} order by position, id`.execute(db)
  await sql`
    insert into statement (question_id, position, text, created_by)
    select ${target}, row_number() over (order by position, id), text, ${maker}
    from statement where question_id = ${from}`.execute(db)
  await sql`
    insert into statement_answer (question_id, statement_id, value, created_by)
    select ${target}, mine.id, answer.value, ${maker}
    from (select id, row_number() over (order by position, id) as place from statement where question_id = ${from}) theirs
    join statement_answer answer on answer.statement_id = theirs.id
    join statement mine on mine.question_id = ${to} and mine.position = theirs.place`.execute(db)
  await sql`
    insert into question_image (question_id, image_id, position, created_by)
    select ${target}, copied.id, q.position, ${maker}
    from question_image q join ${pairs} on copied.source = q.image_id
    where q.question_id = ${from} order by q.position, q.id`.execute(db)
  await sql`
    insert into free_trial (question_id, created_by)
    select ${target}, ${maker} from free_trial where question_id = ${from}`.execute(db)
}

export async function copyDiscussion(
  db: Db,
  { from, to }: FromTo,
  text: string,
  copies: Map<string, string>,
  actorId: number,
) {
  await sql`
    with mine as (
      insert into discussion (question_id, text, created_by) values (${to}, ${text}, ${actorId}) returning id)
    insert into discussion_image (discussion_id, image_id, position)
    select mine.id, copied.id, listed.position
    from mine, discussion theirs
    join discussion_image listed on listed.discussion_id = theirs.id
    join unnest(${[...copies.keys()]}::text[], ${[...copies.values()]}::text[]) as copied (source, id)
      on copied.source = listed.image_id
    where theirs.question_id = ${from}`.execute(db)
}
