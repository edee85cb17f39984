import {
  boardFilters,
  LATE,
  type QuestionFilters,
  questionFilters,
  type ReviewBoard,
  WAITING_STAGES,
} from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isOpen } from '../question/list/open-task.repo.ts'
import { countQuestions } from '../question/list/question.repo.ts'
import { stageAges } from './stage-ages.repo.ts'

type WaitingStage = (typeof WAITING_STAGES)[number]
const LISTS = WAITING_STAGES.map((stage): [WaitingStage, QuestionFilters] => [
  stage,
  questionFilters.parse(boardFilters(stage)),
])

/** What the main list of a bank has at each stage. */
export async function stagesOfBank(db: Db, product_type: 1 | 2): Promise<ReviewBoard['stages']> {
  const counted = await countQuestions(db, { product_type, only: 'main' }, LISTS)
  const { rows } = await stageAges(sql`q.product_type = ${product_type} and q.parent_id is null`).execute(db)
  const daysOf = (stage: string) => rows.find((row) => row.stage === stage)?.days ?? null
  return WAITING_STAGES.map((stage) => ({ product_type, stage, amount: counted[stage], days: daysOf(stage) }))
}

/** Who has tasks whose day is over, each with those that are late longest. */
export async function latePeople(db: Db): Promise<ReviewBoard['late']> {
  const { rows } = await sql<ReviewBoard['late'][number]>`
    with late as (
      select t.account_id, t.due_on, q.id as question_id, q.code,
        row_number() over (partition by t.account_id order by t.due_on, t.id) as place
      from review_task t join question q on q.id = t.question_id join question_review r on r.question_id = q.id
      where ${isOpen} and t.due_on < current_date)
    select a.id as ac_id, a.name as ac_name, count(*)::int as amount, current_date - min(due_on) as days,
      jsonb_agg(jsonb_build_object('question_id', question_id, 'code', code) order by place)
        filter (where place <= ${LATE.questions}) as questions
    from late left join account a on a.id = account_id
    group by a.id, a.name order by count(*) desc, a.name, a.id limit ${LATE.people}`.execute(db)
  return rows
}
