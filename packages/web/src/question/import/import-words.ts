import type { ImportJob, ImportRowState, ImportState } from '@bank/contract/import'
import { number } from '../../ui/format.ts'

/** What an import is doing. */
const STATE_WORD: Readonly<Record<ImportState, string>> = {
  uploaded: 'Menunggu dibaca',
  reading: 'Sedang dibaca',
  ready: 'Siap diperiksa',
  saving: 'Sedang disimpan',
  done: 'Selesai',
  failed: 'Gagal',
  undoing: 'Sedang dibatalkan',
  undone: 'Dibatalkan',
}

export const ROW_WORD: Readonly<Record<ImportRowState, string>> = {
  ready: 'Siap',
  look: 'Perlu dilihat',
  wrong: 'Salah',
  skipped: 'Dilewati',
  saved: 'Tersimpan',
  undone: 'Dibatalkan',
}
export const ROW_STATES = Object.keys(ROW_WORD) as ImportRowState[]

const BUSY = new Set<ImportState>(['uploaded', 'reading', 'saving', 'undoing'])
/** Whether the server is at work on it. */
export const isBusy = ({ state }: Pick<ImportJob, 'state'>) => BUSY.has(state)

export const stateWord = ({ state }: Pick<ImportJob, 'state'>) => STATE_WORD[state]

/** `12 siap, 3 perlu dilihat`; '' before it was read. */
export const countWords = ({ counts }: Pick<ImportJob, 'counts'>) =>
  ROW_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${number(counts[state])} ${ROW_WORD[state].toLowerCase()}`)
    .join(', ')
