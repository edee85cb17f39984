import { type KeyCheck, LEVEL } from '@bank/contract'
import type { Answer } from '@bank/contract/question-form/scorer'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { saidOf } from './checked-question.ts'
import type { Standing } from './standing.repo.ts'

interface Written {
  answer: Answer
  agrees: boolean
  seconds: number | null
  by: number
}

export async function insertCheck(db: Db, { id, revision }: Standing, { answer, agrees, seconds, by }: Written) {
  const { rows } = await sql<{ id: number }>`
    insert into key_check (question_id, revision, created_by, answer, agrees, seconds)
    values (${id}, ${revision}, ${by}, ${JSON.stringify(answer)}, ${agrees}, ${seconds}) returning id`.execute(db)
  return (rows[0] as { id: number }).id
}

/** Settles a check, or, with null, only says why it is right. */
export const writeSettled = (db: Db, id: number, settled: KeyCheck['settled'], reason: string, by: number) =>
  sql`
    update key_check set settled = ${settled}, settled_by = ${settled && by}, reason = ${reason}
    where id = ${id}`.execute(db)

export async function questionOfCheck(db: Db, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ question_id: number }>`select question_id from key_check where id = ${id}`.execute(db)
  return rows[0]?.question_id
}

export async function hasChecked(db: Db, { id, revision }: Standing, by: number): Promise<boolean> {
  const { rows } = await sql`
    select from key_check where question_id = ${id} and revision = ${revision} and created_by = ${by}`.execute(db)
  return rows.length > 0
}

/** Who found the key of the present revision again, and the sentences of those who found another and still do. */
export async function checkedBy(db: Db, standing: Standing) {
  const checks = (await checksOf(db, standing)).filter(({ counts }) => counts)
  const differ = checks.filter(({ agrees, settled }) => !agrees && settled === null)
  return {
    agreeing: checks.filter(({ agrees }) => agrees).map(({ ac_id }) => ac_id),
    differing: differ.map(({ ac_name, said, key_said }) => `${ac_name} menjawab ${said}, kunci ${key_said}.`),
  }
}

/** Whose checks are still told. */
const LAST_REVISIONS = 20

/** The newest first. Those of the present revision are told in words. */
export async function checksOf(db: Db, { id, revision }: Standing): Promise<KeyCheck[]> {
  const { rows } = await sql<Omit<KeyCheck, 'said' | 'key_said'> & { answer: Answer }>`
    select k.id, revision, a.id as ac_id, a.name as ac_name, answer, agrees, settled, s.name as name_settler, reason,
      k.created_at, revision = ${revision} as counts
    from key_check k join account a on a.id = k.created_by left join account s on s.id = k.settled_by
    where question_id = ${id} and revision > ${revision - LAST_REVISIONS} order by k.id desc`.execute(db)
  if (!rows.some(({ counts }) => counts)) return rows.map(({ answer, ...check }) => ({ ...check, ...UNSAID }))
  const say = await saidOf(db, id)
  return rows.map(({ answer, ...check }) => ({ ...check, ...(check.counts ? say(answer) : UNSAID) }))
}

const UNSAID = { said: null, key_said: null }

/** Of `question q`, its review `r` and the policy `p`, each of both if it is there: somebody may check its key now. */
export const mayCheck = (account: number) => sql<boolean>`
  coalesce(p.binding and p.key_checks > 0 and r.stage = 'submitted' and q.status = 'on-progress' and q.type <> 1 and (p.own_approval
      or not exists (select from question_author w where w.question_id = q.id and w.created_by = ${account}
        and w.revision > coalesce(r.approved_revision, -1)))
    and not exists (select from key_check k
      where k.question_id = q.id and k.revision = r.revision and k.created_by = ${account}), false)`

/** The place of a thread that a check began, with the id of the check: no part of a question has such a name. */
export const CHECK_PLACE = 'key_check.'

/** The same, of a thread `t` of the question: who may still check its key is not told what others answered, unless they review it. */
export const mayReadThread = (account: number) => sql<boolean>`
  (not starts_with(coalesce(t.place, ''), ${CHECK_PLACE}) or t.created_by = ${account} or not ${mayCheck(account)}
    or exists (select from account a where a.id = ${account} and (a.level = ${LEVEL.admin}
      or exists (select from capability c
        where c.account_id = a.id and c.what = 'review' and coalesce(c.subject_id, q.subject_id) = q.subject_id))))`
