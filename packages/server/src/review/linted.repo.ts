import type { Linted } from '@bank/contract/telaah/index'
import type { Db } from '../db/connect.ts'
import { questionsInOrder } from '../question/list/question.repo.ts'

/** These questions as the rules of automatic review read them, in the order of the ids; those that are gone are left out. */
export async function lintedOf(db: Db, ids: number[]): Promise<(Linted & { id: number })[]> {
  const rows = await questionsInOrder(db, ids)
  return rows.map(({ id_question, parent_id, ...row }) => ({
    id: id_question,
    inGroup: parent_id !== null,
    form: row.form,
    question_text: row.question_text,
    answer: row.answer,
    selections: row.selections,
    short_answers: row.short_answers,
    statements: row.statements,
    interaction: row.interaction,
    scoring: row.scoring,
    discussion: row.discussion,
  }))
}
