import type { ApiError } from '@bank/contract'
import { NO_CHOICE } from '../../db/postgres-errors.ts'

/** What was chosen in the preview and deleted since, by its field. */
const GONE: Readonly<Record<string, string>> = {
  topic_id: 'Materi tidak ditemukan lagi. Pilih materi.',
  class_id: 'Kelas tidak ditemukan lagi. Pilih kelas.',
  category_id: 'Kategori tidak ditemukan lagi. Pilih kategori.',
  ql_id: 'Level soal tidak ditemukan lagi. Pilih level soal.',
}

/** Why the bank refused a row, as its card says it: never without a reason, or the row would be tried for ever. */
export function reasonsOf({ fields = {}, message }: ApiError): string[] {
  const reasons = Object.entries(fields).map(([field, text]) => (text === NO_CHOICE && GONE[field]) || text)
  return reasons.length > 0 ? reasons : [message]
}
