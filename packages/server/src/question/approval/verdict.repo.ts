import type { VerdictBody } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Standing } from './standing.repo.ts'

/** In place of what the same person found of the same revision. */
export async function writeVerdict(db: Db, { id, revision, round, form }: Standing, body: VerdictBody, by: number) {
  await sql`
    insert into review (question_id, revision, round, created_by, verdict, form, version, aspects, note)
    values (${id}, ${revision}, ${round}, ${by}, ${body.verdict}, ${form}, ${body.card_version}, ${JSON.stringify(body.aspects)}, ${body.note ?? null})
    on conflict (question_id, revision, created_by) do update set round = excluded.round, created_at = clock_timestamp(),
      verdict = excluded.verdict, form = excluded.form, version = excluded.version, aspects = excluded.aspects, note = excluded.note`.execute(
    db,
  )
}

/** How much is to be put right: what the last card of this round that sends it back says, and comments that must be fixed. */
export async function countRemarks(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ remarks: number }>`
    select coalesce((
        select jsonb_array_length(jsonb_path_query_array(aspects, '$[*] ? (@.mark == "tidak")')) + (note is not null)::int
        from review v where v.question_id = r.question_id and v.round = r.round and v.verdict = 'perbaiki'
        order by v.created_at desc, v.id desc limit 1), 0)
      + (select count(*)::int from review_thread t
          where t.question_id = r.question_id and t.must_fix and t.resolved_at is null) as remarks
    from question_review r where r.question_id = ${id}`.execute(db)
  return rows[0]?.remarks ?? 0
}

/** Who found the present revision fit. */
export async function fitBy(db: Db, { id, revision }: Standing): Promise<number[]> {
  const { rows } = await sql<{ created_by: number }>`
    select created_by from review where question_id = ${id} and revision = ${revision} and verdict = 'layak'`.execute(
    db,
  )
  return rows.map(({ created_by }) => created_by)
}
