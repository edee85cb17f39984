import type { Reviewed } from '@bank/contract'
import type { Finding } from '@bank/contract/telaah/index'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import { isOpen, takeTurn } from '../db/backfill.repo.ts'
import type { Db } from '../db/connect.ts'
import { emptyQueue, MOST_TRIES } from '../db/empty-queue.ts'
import { inTurns, lengthsOf } from '../db/rows-in-turns.ts'
import { mayCheck, mayReadThread } from '../question/approval/key-check.repo.ts'
import { policyOf, RULES_JOB } from '../question/approval/policy.repo.ts'
import { textsOfQuestion } from '../question/list/question-texts.repo.ts'
import { faultsIn } from './find-faults.ts'
import { ignoresOf, isIgnored } from './ignore.repo.ts'
import { lintedOf } from './linted.repo.ts'

/** Questions that are read in one transaction. */
const TURN = 25
/** Turns of that job one after the other: a server that ends waits for no more. */
const WALKS = 10
const QUEUE = { table: 'lint_due', lock: 5_210_433_673, turn: TURN, work: writeLint } as const

/** Reads the questions that changed until none is left, then those that rules weighed anew concern. Returns how many were read. */
export async function readChanged(db: Db): Promise<number> {
  let read = await emptyQueue(db, QUEUE)
  for (let walk = 0; walk < WALKS && (await isOpen(db, RULES_JOB)); walk++) {
    await takeTurn(db, { name: RULES_JOB, table: 'question', newestFirst: true, fill: noteToRead })
    read += await emptyQueue(db, QUEUE)
  }
  return read
}

/** Has these questions read, for those that stood before the rules did, or before they changed. */
export const noteToRead = (db: Db, ids: number[]) => sql`insert into lint_due select unnest(${ids}::int[])`.execute(db)

/** Keeps what the rules find in these questions as they are now; long ones are read one after the other. Within a transaction. */
export async function writeLint(db: Db, ids: number[]): Promise<void> {
  // rows are locked in the order of their ids, as every change of many does
  const inOrder = [...new Set(ids)].sort((one, other) => one - other)
  for (const turn of inTurns(inOrder, await lengthsOf(db, inOrder, textsOfQuestion)).turns)
    await writeTurn(db, turn.ids)
}

/** The same, of questions that are to be found read at once. What the job is reading just now, it takes off itself. */
export async function readNow(db: Db, ids: number[]): Promise<void> {
  await writeLint(db, ids)
  await sql`
    delete from lint_due where ctid = any(array(
      select ctid from lint_due where question_id = ${anyOf(ids)} for update skip locked))`.execute(db)
}

async function writeTurn(db: Db, ids: number[]) {
  const questions = await lintedOf(db, ids)
  const { rules } = await policyOf(db)
  const found = await faultsIn(questions, rules)
  const ignores = await ignoresOf(db, ids)
  const rows = questions.flatMap((question, at) => {
    const faults = found[at]?.filter((fault) => !isIgnored(ignores, question, fault))
    return faults ? [{ question_id: question.id, ...countsOf(faults) }] : []
  })
  // a question that is deleted meanwhile waits for this transaction, or is not found
  await sql`
    insert into question_lint as known (question_id, galat, peringatan, found)
    select q.id, made.galat, made.peringatan, array(select jsonb_array_elements_text(made.found))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (question_id int, galat int, peringatan int, found jsonb)
    join question q on q.id = made.question_id order by q.id for key share of q
    on conflict (question_id) do update set
      galat = excluded.galat, peringatan = excluded.peringatan, found = excluded.found
      where (known.galat, known.peringatan, known.found) <> (excluded.galat, excluded.peringatan, excluded.found)`.execute(
    db,
  )
}

function countsOf(faults: readonly Finding[]) {
  const counted = faults.filter(({ severity }) => severity !== 'saran')
  return {
    galat: counted.filter(({ severity }) => severity === 'galat').length,
    peringatan: counted.filter(({ severity }) => severity === 'peringatan').length,
    found: [...new Set(counted.flatMap(({ rule, severity }) => [severity, rule]))],
  }
}

/** How many findings each of these questions has, and where it stands for somebody; those that do not exist are left out. */
export async function reviewsOf(db: Db, ids: number[], account: number): Promise<Reviewed[]> {
  const { rows } = await sql<Reviewed>`
    select q.id as question_id, coalesce(l.galat, 0) as galat, coalesce(l.peringatan, 0) as peringatan,
      l.question_id is not null and not exists (select from lint_due d where d.question_id = q.id) as read,
      stage_of(q.status, case when p.binding then r.stage end) as stage,
      coalesce(r.revision <> r.approved_revision, false) as changed, coalesce(r.revision, 0) as revision,
      ${mayCheck(account)} as may_check,
      (select count(*)::int from review_thread t
        where t.question_id = q.id and t.resolved_at is null and ${mayReadThread(account)}) as threads
    from question q left join question_lint l on l.question_id = q.id left join question_review r on r.question_id = q.id
      left join review_policy p on true
    where q.id = ${anyOf(ids)} order by q.id`.execute(db)
  return rows
}

/** The most that are counted. */
const MOST_COUNTED = 10_000

/** How many questions are still to be read, up to 10,000; not those that were set aside. */
export async function countUnread(db: Db): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(distinct question_id) as unread from (
      select question_id from lint_due where tries < ${MOST_TRIES} limit ${MOST_COUNTED}) due`.execute(db)
  return rows[0]?.unread ?? 0
}
