import type { BankName } from '@bank/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { type Judged, stateOf } from './judge.ts'
import { CHUNK, type Row } from './row.repo.ts'

/** Stores what a person or the bank says of rows, with the state that follows. Two thousand are some forty statements. */
export async function storeRows(db: Db, bank: BankName, all: readonly (Judged & { id: number })[]) {
  for (let from = 0; from < all.length; from += CHUNK) {
    const chunk = all.slice(from, from + CHUNK).map(({ id, ...row }) => {
      const { draft, notes, refusal, accepted, skipped, similar_id, match_id, match } = row
      return { id, draft, notes, refusal, accepted, skipped, similar_id, match_id, match, state: stateOf(bank, row) }
    })
    await sql`
      update import_row as row set draft = said.draft, notes = said.notes, refusal = said.refusal, accepted = said.accepted,
        skipped = said.skipped, similar_id = said.similar_id, match_id = said.match_id, match = said.match, state = said.state
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as said (id int, draft jsonb, notes jsonb, refusal jsonb,
        accepted boolean, skipped boolean, similar_id int, match_id int, match jsonb, state text)
      where row.id = said.id`.execute(db)
  }
}

export const storeRow = (db: Db, bank: BankName, row: Judged & { id: number }) => storeRows(db, bank, [row])

/** Replaces all rows of an import: it was read, perhaps once more after its process was killed. */
export async function replaceRows(
  db: Db,
  jobId: number,
  bank: BankName,
  read: (Omit<Judged, 'skipped' | 'accepted' | 'refusal'> & Pick<Row, 'place' | 'head_no'> & { stimulus: string })[],
) {
  await db.deleteFrom('import_row').where('job_id', '=', jobId).execute()
  for (let from = 0; from < read.length; from += CHUNK) {
    const chunk = read.slice(from, from + CHUNK).map(({ place, stimulus, head_no, ...row }, at) => ({
      job_id: jobId,
      no: from + at + 1,
      place: JSON.stringify(place),
      draft: JSON.stringify(row.draft),
      notes: JSON.stringify(row.notes),
      similar_id: row.similar_id,
      match_id: row.match_id,
      match: row.match && JSON.stringify(row.match),
      head_no,
      stimulus: head_no === from + at + 1 ? stimulus : null,
      state: stateOf(bank, { ...row, refusal: null, accepted: false, skipped: false }),
    }))
    await db.insertInto('import_row').values(chunk).execute()
  }
}

/** The question that was made of a row, and when: one that is changed later is not taken back. */
export async function noteSaved(db: Db, id: number, questionId: number) {
  await db
    .updateTable('import_row')
    .set({
      state: 'saved',
      refusal: null,
      question_id: questionId,
      saved_at: db.selectFrom('question').select('updated_at').where('id', '=', questionId),
    })
    .where('id', '=', id)
    .execute()
}
