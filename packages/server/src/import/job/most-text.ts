import { IMPORT_LIMITS, invalid } from '@bank/contract'
import type { Db } from '../../db/connect.ts'
import { draftBytes } from './row.repo.ts'

/** Letters of a draft that is measured: 2,000 shorter ones are no burden. */
const LONG = 64 * 1024

export const isLong = (draft: object) => JSON.stringify(draft).length > LONG

/** Refuses drafts of an import that are too long together, which is what a file may hold: fifty of them are in memory at once. */
export async function withinText(db: Db, jobId: number) {
  if ((await draftBytes(db, jobId)) <= IMPORT_LIMITS.text) return
  throw invalid({ draft: 'Teks soal-soal impor ini lebih dari 32 MB. Pecah menjadi beberapa impor.' })
}
