import {
  type Asked,
  type FINDINGS,
  FORM_TYPE,
  type FormName,
  isSeveral,
  type LACKS,
  MISSING,
  mayTakeSeveral,
  type PARTS,
  QUESTION_FORMS,
  type QuestionColumnName,
  type Stage,
  type ThreadState,
  takesSeveral,
} from '@bank/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from '../../count/tally/list-scope.ts'
import { countTallied, type Facet } from '../../count/tally/tally.repo.ts'
import { PLANNED_ANEW } from '../../db/preparing-client.ts'
import { isOpen } from './open-task.repo.ts'

type Condition = RawBuilder<boolean>
type Lack = (typeof LACKS)[number]
type Part = (typeof PARTS)[number]

const anew = sql.raw(PLANNED_ANEW)
const either = (conditions: Condition[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
/** Of a condition that may be null: a question without a value has none of those that are named. */
const judged = (not: boolean, condition: Condition) =>
  not ? sql<boolean>`${anew} (${condition}) is not true` : sql<boolean>`${anew} ${condition}`

/** Of one column. A single value is asked for as ever: its plan and its count do not change. */
export function hasValue(column: QuestionColumnName, asked: Asked<string | number>): Condition {
  const ref = sql.ref(`q.${column}`)
  if (isSeveral(asked)) return judged(asked.not, sql`${ref} = any(${asked.values})`)
  if (asked === 'none') return sql`${anew} ${ref} is null`
  if (asked === 'any') return sql`${anew} ${ref} is not null`
  return sql`${ref} = ${asked}`
}

/** The count of a list with this filter alone; undefined where no tally knows it. */
export function talliedValue(scope: ListScope, facet: Facet, asked: Asked<string | number>) {
  if (asked === 'none' || asked === 'any') return undefined
  if (!isSeveral(asked)) return countTallied(scope, facet, texts([asked]))
  const those = countTallied(scope, facet, texts(asked.values))
  return asked.not ? sql<number>`(${countTallied(scope, '', texts(['']))} - ${those})` : those
}

export const texts = (values: readonly (string | number)[]) => sql<string[]>`${values.map(String)}::text[]`

/** Two forms have one type, told apart by the number of answers. */
export function hasForm(form: FormName): Condition {
  const type = sql<boolean>`q.type = ${sql.lit(FORM_TYPE[form])}`
  return mayTakeSeveral(FORM_TYPE[form]) ? sql<boolean>`${type} and q.multiple = ${sql.lit(takesSeveral(form))}` : type
}

/** As `formOf` of the contract says it. */
export const form = sql<FormName>`case ${sql.join(
  QUESTION_FORMS.map((name) => sql`when ${hasForm(name)} then ${sql.lit(name)}`),
  sql` `,
)} end`

export const hasForms = (asked: Asked<FormName>): Condition =>
  isSeveral(asked) ? judged(asked.not, either(asked.values.map(hasForm))) : hasForm(asked as FormName)

const kept = (table: 'question_lack' | 'question_has', what: readonly string[]) =>
  sql<boolean>`exists (select from ${sql.table(table)} w where w.question_id = q.id and w.what = any(${what}))`

export function isMissing(asked: Asked<Lack>): Condition {
  if (isKept(asked)) return sql`q.id in (select question_id from question_lack where what = ${asked})`
  const { values, not } = severalOf(asked)
  const parts = values.filter(isKept)
  return judged(
    not,
    either([
      ...(parts.length > 0 ? [kept('question_lack', parts)] : []),
      ...(values.includes('alt') ? [kept('question_has', ['bare_image'])] : []),
      ...(values.includes('indicator') ? [sql<boolean>`q.indicator_id is null`] : []),
    ]),
  )
}

/** What tallies know of: the answer and the discussion. */
export const isKept = (asked: unknown): asked is (typeof MISSING)[number] => MISSING.some((what) => what === asked)

export function hasParts(asked: Asked<Part>): Condition {
  const { values, not } = severalOf(asked)
  const inTexts = values.filter((part) => part !== 'keyword')
  return judged(
    not,
    either([
      ...(inTexts.length > 0 ? [kept('question_has', inTexts)] : []),
      ...(values.includes('keyword') ? [sql<boolean>`exists (select from keyword k where k.question_id = q.id)`] : []),
    ]),
  )
}

/** What automatic review found in it (review/), as far as it has been read. */
export function hasFindings(asked: Asked<(typeof FINDINGS)[number]>): Condition {
  const { values, not } = severalOf(asked)
  return judged(
    not,
    sql<boolean>`exists (select from question_lint l where l.question_id = q.id and l.found && ${texts(values)})`,
  )
}

/** Where it stands in the review flow: most questions have no review, and stand where their status says. */
export function isAtStage(asked: Asked<Stage>): Condition {
  const { values, not } = severalOf(asked)
  const at = (stages: readonly Stage[]) => sql<boolean>`(select is_binding()) and exists (
    select from question_review r where r.question_id = q.id and r.stage = any(${texts(stages)}))`
  const isOf: Readonly<Record<Stage, () => Condition>> = {
    draft: () => sql<boolean>`q.status = 'on-progress' and not (${at(UNDER_REVIEW)})`,
    submitted: () => sql<boolean>`q.status = 'on-progress' and ${at(['submitted'])}`,
    changes: () => sql<boolean>`q.status = 'on-progress' and ${at(['changes'])}`,
    rejected: () => sql<boolean>`q.status = 'on-progress' and ${at(['rejected'])}`,
    approved: () => sql<boolean>`q.status = 'approved'`,
    published: () => sql<boolean>`q.status = 'published'`,
  }
  return judged(not, either(values.map((stage) => isOf[stage]())))
}
const UNDER_REVIEW = ['submitted', 'changes', 'rejected'] as const

/** The stage of a counted question with its review `r`, while the flow binds. */
export const stageOf = sql`case
  when counted.status <> 'on-progress' then counted.status
  when r.stage = any(${texts(UNDER_REVIEW)}) then r.stage else 'draft' end`

/** Those whose content is another than was approved, or the others. */
export const isChanged = (asked: boolean): Condition =>
  judged(
    !asked,
    sql<boolean>`exists (select from question_review r where r.question_id = q.id and r.approved_revision <> r.revision)`,
  )

/** Those with open comments, or with one that must be fixed. */
export function hasThread(asked: Asked<ThreadState>): Condition {
  const { values, not } = severalOf(asked)
  const which = values.includes('open') ? sql`` : sql` and t.must_fix`
  return judged(
    not,
    sql<boolean>`exists (select from review_thread t where t.question_id = q.id and t.resolved_at is null${which})`,
  )
}

/** Those that wait for these accounts, for anyone by name, or for no account by name. */
export function isAssigned(asked: Asked<number>): Condition {
  const isOf = (whom: RawBuilder<boolean>) => sql<boolean>`(select is_binding()) and exists (
    select from review_task t join question_review r on r.question_id = t.question_id
    where t.question_id = q.id and ${whom} and ${isOpen})`
  if (asked === 'none' || asked === 'any') return judged(asked === 'none', isOf(sql`t.account_id is not null`))
  const { values, not } = severalOf(asked)
  return judged(not, isOf(sql`t.account_id = any(${values}::int[])`))
}

const severalOf = <Value>(asked: Asked<Value>) => (isSeveral(asked) ? asked : { values: [asked as Value], not: false })

/** Those that are a free trial, or those that are not. */
export const isFreeTrial = (asked: boolean): Condition =>
  judged(!asked, sql`exists (select from free_trial f where f.question_id = q.id)`)
