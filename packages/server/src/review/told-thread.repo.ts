import { type ReviewComment, type ReviewThread, THREAD_LIMITS } from '@bank/contract'
import { type Anchored, anchoredIn } from '@bank/contract/telaah/anchor'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/bind/handler.ts'
import { found } from '../http/bind/reply.ts'
import { mayReadThread } from '../question/approval/key-check.repo.ts'
import { findStanding } from '../question/approval/standing.repo.ts'
import { questionsInOrder } from '../question/list/question.repo.ts'
import { resolverOf } from './thread.repo.ts'
import { type QuestionRow, textsOf, toldPlace } from './thread-place.ts'

type Told = Omit<ReviewThread, 'changed' | 'may_resolve'>

/** A comment `c` in an answer: its text, and what stands around it. The length of a text is known without reading it. */
const bytes = sql`octet_length(c.text) + 300`
const comment = sql`jsonb_build_object('id', c.id, 'text', c.text, 'ac_id', w.id, 'ac_name', w.name,
  'created_at', c.created_at, 'edited_at', c.edited_at, 'deleted_at', c.deleted_at,
  'mentions', array(select jsonb_build_object('ac_id', m.id, 'ac_name', m.name)
    from comment_mention n join account m on m.id = n.account_id where n.comment_id = c.id order by m.name, m.id))`

/** The threads of a question that somebody may read, or one of them, the open ones first. Throws NOT_FOUND. */
export async function toldThreads(db: Db, actor: Actor, question_id: number, one?: number): Promise<ReviewThread[]> {
  const question = found((await questionsInOrder(db, [question_id]))[0])
  const { rows } = await sql<Told>`
    with thread as (
      select t.* from review_thread t
        join question q on q.id = t.question_id left join question_review r on r.question_id = q.id
        left join review_policy p on true
      where t.question_id = ${question_id} and ${mayReadThread(actor.id)} and ${one === undefined ? sql`true` : sql`t.id = ${one}`}
    ), numbered as (
      select c.id, ${bytes} as bytes, resolved_at is not null as done, thread_id,
        row_number() over (partition by thread_id order by c.id) as nth
      from review_comment c join thread t on t.id = thread_id
    ), fitting as (
      select id from (select id, sum(bytes) over (order by nth, done, thread_id) as total from numbered) n
      where total <= ${THREAD_LIMITS.answer}
    ), told as (
      select thread_id, jsonb_agg(${comment} order by c.id) as comments, count(*) as amount
      from fitting join review_comment c using (id) join account w on w.id = c.created_by group by thread_id
    )
    select t.id, t.question_id, place, quote, before, after, t.revision, must_fix, resolved_at, s.name as name_resolver,
      a.id as ac_id, a.name as ac_name, t.created_at, coalesce(comments, '[]') as comments,
      ((select count(*) from numbered n where n.thread_id = t.id) - coalesce(amount, 0))::int as more
    from thread t join account a on a.id = t.created_by left join account s on s.id = resolved_by
      left join told on told.thread_id = t.id
    order by resolved_at is not null, t.id`.execute(db)
  if (rows.length === 0) return []
  const standing = found(await findStanding(db, question_id))
  const mayEach = await resolverOf(db, actor, standing)
  const placed = placer(question)
  return rows.map((row) => ({ ...row, ...placed(row), may_resolve: mayEach(row) }))
}

/** Where the words stand now; each text is read once. A part that is gone leaves its thread to the question. */
export function placer(question: QuestionRow, read = anchoredIn) {
  const texts = textsOf(question)
  const anchoredTexts = new Map<string, Anchored>()
  const anchoredAt = (place: string, text: string) => {
    const anchored = anchoredTexts.get(place) ?? read(text)
    anchoredTexts.set(place, anchored)
    return anchored
  }
  return ({ place: kept, quote }: Pick<Told, 'place' | 'quote'>) => {
    const place = kept === null ? null : toldPlace(question, kept)
    const text = place === null ? undefined : texts.get(place)
    if (place === null || text === undefined) return { place: null, changed: quote !== null }
    return { place, changed: quote !== null && !anchoredAt(place, text).has(quote) }
  }
}

export const toldThread = async (db: Db, actor: Actor, question_id: number, id: number) =>
  found((await toldThreads(db, actor, question_id, id))[0])

/** The comments of a thread after one of them. Throws NOT_FOUND. */
export async function toldComments(db: Db, actor: Actor, thread_id: number, after: number) {
  const { rows: readable } = await sql`
    select from review_thread t join question q on q.id = t.question_id
      left join question_review r on r.question_id = q.id left join review_policy p on true
    where t.id = ${thread_id} and ${mayReadThread(actor.id)}`.execute(db)
  found(readable[0])
  const { rows } = await sql<{ data: ReviewComment[]; more: number }>`
    with following as (
      select c.id, sum(${bytes}) over (order by c.id) as total from review_comment c
      where thread_id = ${thread_id} and c.id > ${after}
    ), fitting as (select id from following where total <= ${THREAD_LIMITS.answer})
    select coalesce(jsonb_agg(${comment} order by c.id), '[]') as data,
      ((select count(*) from following) - count(*))::int as more
    from fitting join review_comment c using (id) join account w on w.id = c.created_by`.execute(db)
  return found(rows[0])
}
