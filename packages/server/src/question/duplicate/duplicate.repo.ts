import { type Selectable, sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/types.ts'
import { COPIED_COLUMNS } from '../question-columns.ts'

interface FromTo {
  from: number
  to: number
}

/** The columns of a question that a copy takes, and the text of its discussion. Locks the question. */
export const findSource = (db: Db, id: number) =>
  db
    .selectFrom('question as q')
    .leftJoin('discussion as d', 'd.question_id', 'q.id')
    .select([
      ...COPIED_COLUMNS.map((column) => `q.${column}` as const),
      // as text: its pictures are found and replaced as in the other texts
      sql<string>`q.interaction::text`.as('document'),
      'q.product_type',
      'd.text as discussion',
    ])
    .where('q.id', '=', id)
    .forUpdate('q')
    .executeTakeFirst()

/** Ids of the pictures of a question that are not in its HTML: of its options, its rows and its picture lists. */
export async function picturesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ image_id: string }>`
    select image_id from selection where question_id = ${id} and image_id is not null
    union select image_id from text_image where resource = 'question' and row_id = ${id}
    union select image_id from question_image where question_id = ${id}
    union select listed.image_id from discussion_image listed join discussion d on d.id = listed.discussion_id
      where d.question_id = ${id}`.execute(db)
  return rows.map((row) => row.image_id)
}

type Source = Pick<Selectable<DB['question']>, (typeof COPIED_COLUMNS)[number]>

export async function copyQuestion(db: Db, source: Source, parent_id: number | null, created_by: number) {
  const copied = Object.fromEntries(COPIED_COLUMNS.map((column) => [column, source[column]])) as Source
  const { id } = await db
    .insertInto('question')
    .values({ ...copied, parent_id, created_by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Copies options and statements with their answers, keywords, short answers, pictures and the free trial. `copies` maps
 * the id of each picture to the id of its copy.
 */
export async function copyParts(db: Db, { from, to }: FromTo, copies: Map<string, string>, actorId: number) {
  const pairs = sql`unnest(${[...copies.keys()]}::text[], ${[...copies.values()]}::text[]) as copied (source, id)`
  const maker = sql`${actorId}::int`
  const target = sql`${to}::int`
  // a copied option or statement keeps its position, by which its answer is matched to it
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

/** Writes the texts of a question and its discussion that are other than they were. */
export async function changeTexts(
  db: Db,
  id: number,
  { text, document, discussion }: { text: string; document: string; discussion: string | null },
) {
  await sql`
    update question set text = ${text}, interaction = ${document}::jsonb
    where id = ${id} and (text <> ${text} or interaction <> ${document}::jsonb)`.execute(db)
  if (discussion === null) return
  const others = db.updateTable('discussion').set({ text: discussion }).where('question_id', '=', id)
  await others.where('text', '!=', discussion).execute()
}
