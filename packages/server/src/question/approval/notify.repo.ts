import type { NoticeData, ReviewNoticeKind } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { notify as tell } from '../../notice/notice.repo.ts'

type Base = 'question_id' | 'code' | 'name' | 'count'

interface News<Kind extends ReviewNoticeKind> {
  kind: Kind
  question: { id: number; code: string }
  /** The account that acted. */
  actor: number
  /** Accounts; who acted is told nothing of it, and each of the others once. */
  to: readonly (number | null)[]
  /** What this kind says beside; `count`: of how many questions, where it is not this one alone. */
  more: Omit<NoticeData<Kind>, Base> & { count?: number }
}

/** Tells accounts what became of a question. */
export async function notify<Kind extends ReviewNoticeKind>(
  db: Db,
  { kind, question: { id: question_id, code }, actor, to, more }: News<Kind>,
) {
  const told = [...new Set(to)].filter((id): id is number => id !== null && id !== actor)
  if (told.length === 0) return
  const { name } = await db.selectFrom('account').select('name').where('id', '=', actor).executeTakeFirstOrThrow()
  const data = { question_id, code, name, count: 1, ...more } as unknown as NoticeData<Kind>
  for (const id of told) if (!(await countMore(db, id, kind, data))) await tell(db, { to: id, kind, data })
}

/** Whether the same person has told the same, and it is not read: then that is of more questions. */
async function countMore<Kind extends ReviewNoticeKind>(db: Db, to: number, kind: Kind, data: NoticeData<Kind>) {
  const { count, question_id: _, code: __, ...same } = { count: 1, ...data }
  const { numAffectedRows } = await sql`
    update notice set at = clock_timestamp(), data = data || jsonb_build_object('count', (data ->> 'count')::int + ${count}::int)
    where account_id = ${to} and kind = ${kind} and read_at is null and data ? 'due_on'
      and data @> ${JSON.stringify(same)}::jsonb`.execute(db)
  return Boolean(numAffectedRows)
}
