import type { Linted } from '@bank/contract/telaah/index'
import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/connect.ts'
import { textPrint } from './text-print.ts'

/** A finding that a person has judged to be none. */
export interface Ignore {
  question_id: number
  rule: string
  place: string
  print: string
  reason: string
  name_creator: string | null
  created_at: Date
}

/** What is ignored in these questions, as their texts were when it was. */
export async function ignoresOf(db: Db, ids: number[]): Promise<Ignore[]> {
  const { rows } = await sql<Ignore>`
    select question_id, rule, place, print, reason, creator.name as name_creator, i.created_at
    from lint_ignore i left join account creator on creator.id = i.created_by
    where question_id = ${anyOf(ids)} and ended_at is null`.execute(db)
  return rows
}

interface Place {
  rule: string
  place: string
}

/** The one that stands for this finding while the text at its place is as it was. */
export const ignoreOf = (ignores: readonly Ignore[], question: Linted & { id: number }, { rule, place }: Place) =>
  ignores.find(
    (one) =>
      one.question_id === question.id &&
      one.rule === rule &&
      one.place === place &&
      one.print === textPrint(question, place),
  )

export const isIgnored = (...asked: Parameters<typeof ignoreOf>): boolean => ignoreOf(...asked) !== undefined

/** In place of what was ignored there before. */
export async function insertIgnore(db: Db, question: Linted & { id: number }, at: Place, reason: string, by: number) {
  await endIgnore(db, question.id, at, by)
  await sql`
    insert into lint_ignore (question_id, rule, place, print, reason, created_by)
    values (${question.id}, ${at.rule}, ${at.place}, ${textPrint(question, at.place)}, ${reason}, ${by})`.execute(db)
}

/** Whether anything was ignored there. */
export async function endIgnore(db: Db, question_id: number, { rule, place }: Place, by: number): Promise<boolean> {
  const { rows } = await sql`
    update lint_ignore set ended_by = ${by}, ended_at = clock_timestamp()
    where question_id = ${question_id} and rule = ${rule} and place = ${place} and ended_at is null
    returning id`.execute(db)
  return rows.length > 0
}
