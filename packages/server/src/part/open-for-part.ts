import { ApiError, invalid } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { lockType, noteEditor } from './part.repo.ts'

/**
 * Call it before a part is added: checks that the question exists and has the type for such parts, locks it until the
 * end of the transaction, and marks it as edited by this account (decisions 3). Throws VALIDATION at `field`, the name
 * of the question's id in the request body.
 */
export async function openForPart(
  db: Db,
  questionId: number,
  type: number | 'any',
  actorId: number,
  field = 'question_id',
) {
  await lockForPart(db, questionId, type, field)
  await noteEditor(db, questionId, actorId)
}

/** The same for a part that may stand there already: the question is not marked as edited. */
export async function lockForPart(db: Db, questionId: number, type: number | 'any', field = 'question_id') {
  const found = await lockType(db, questionId)
  if (found === undefined) throw invalid({ [field]: 'Soal tidak ditemukan.' })
  if (type !== 'any' && found !== type) {
    throw new ApiError('VALIDATION', {
      message: 'Tipe soal tidak cocok.',
      fields: { [field]: 'Tipe soal tidak cocok.' },
    })
  }
}
