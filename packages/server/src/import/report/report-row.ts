import type { BankName, ImportReportRow, ImportRow } from '@bank/contract'
import { oneLine } from '@bank/exchange/write/sheet/one-line'
import { asTold, type Row } from '../job/row.repo.ts'

/** Enough to know a question by, in letters. */
const MOST = 120

/** What became of a row, in a person's words. */
export const reported =
  (bank: BankName) =>
  (row: Row & { code: string | null }): ImportReportRow => {
    const told = asTold(bank)(row)
    const text = oneLine(row.draft.question_text ?? '')
    return {
      id_import_row: row.id,
      no: row.no,
      state: row.state,
      text: text.length > MOST ? `${text.slice(0, MOST).trimEnd()} …` : text,
      place: told.place,
      id_question: row.question_id,
      code: row.code,
      reasons: reasonsOf(told),
    }
  }

function reasonsOf({ state, id_question, match, messages }: ImportRow): string[] {
  const open = messages.flatMap(({ severity, text }) => (severity === 'note' ? [] : [text]))
  switch (state) {
    case 'saved':
      if (id_question === null) return ['Soalnya sudah dihapus dari bank.']
      return match ? ['Soal yang sudah ada disunting.'] : []
    case 'unchanged':
      return ['Sama dengan soalnya di bank.']
    case 'undone':
      return ['Dihapus lagi dengan membatalkan impor.']
    case 'ready':
      return ['Belum disimpan.']
    case 'skipped':
      return ['Tidak diikutkan saat diperiksa.', ...open]
    default:
      return open
  }
}
