import { sql } from 'kysely'

/** A task that its question still waits for. Of `review_task t`, `question q`, `question_review r`. */
export const isOpen = sql<boolean>`(t.done_at is null and q.status = 'on-progress'
  and r.stage = case t.kind when 'perbaiki' then 'changes' else 'submitted' end)`
