import { sql } from 'kysely'

const isAsked = (task: 't' | 'other') => {
  const kind = sql.ref(`${task}.kind`)
  return sql<boolean>`(${sql.ref(`${task}.done_at`)} is null and ${kind} <> 'perbaiki'
    and (${kind} = 'telaah' or q.type <> 1 and (select key_checks > 0 from review_policy)))`
}

/**
 * A task that its question still waits for. Of `review_task t`, `question q`, `question_review r`. A submitted question is
 * to be put right where it is neither to be reviewed nor to be checked.
 */
export const isOpen = sql<boolean>`(t.done_at is null and q.status = 'on-progress' and case r.stage
  when 'changes' then t.kind = 'perbaiki'
  when 'submitted' then ${isAsked('t')} or t.kind = 'perbaiki' and not exists (
    select from review_task other where other.question_id = t.question_id and ${isAsked('other')})
  else false end)`
