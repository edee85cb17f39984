import { ApiError, invalid } from '@bank/contract'
import type { Db } from '../db/connect.ts'
import { lockType, touchQuestion } from './question.repo.ts'

/**
 * Before a part is added: its question exists, is of the type that has such parts, stays so until the end of the
 * transaction, and counts as edited by this person (decisions 3). `field` is what the call names the question by.
 */
export async function openForPart(
  db: Db,
  questionId: number,
  type: number | 'any',
  actorId: number,
  field = 'question_id',
) {
  const found = await lockType(db, questionId)
  if (found === undefined) throw invalid({ [field]: 'Soal tidak ditemukan.' })
  if (type !== 'any' && found !== type) {
    throw new ApiError('VALIDATION', {
      message: 'Tipe soal tidak cocok.',
      fields: { [field]: 'Tipe soal tidak cocok.' },
    })
  }
  await touchQuestion(db, questionId, actorId)
}
