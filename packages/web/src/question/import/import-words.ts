import type { ImportJob, ImportState } from '@bank/contract/import-job'
import type { LineRole } from '@bank/contract/import-line'
import { IMPORT_ROW_WORD, type ImportRow, type ImportRowState } from '@bank/contract/import-row'
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

export const ROW_STATES = Object.keys(IMPORT_ROW_WORD) as ImportRowState[]

const PART_WORD: Readonly<Record<string, string>> = {
  form: 'Tipe soal',
  text: 'Teks soal',
  key: 'Kunci',
  answers: 'Jawaban',
  ranges: 'Rentang',
  unit: 'Satuan',
  answer: 'Jawaban',
  statements: 'Pernyataan',
  discussion: 'Pembahasan',
  topic: 'Materi',
  subtopic: 'Sub-materi',
  class: 'Kelas',
  level: 'Level soal',
  indicator: 'Indikator',
  label: 'Label',
  keywords: 'Kata kunci',
  points: 'Poin',
  rule: 'Penilaian',
}

/** What people call a part of a question. */
export const partWord = (name: string) =>
  name.startsWith('option.') ? `Opsi ${name.slice('option.'.length)}` : (PART_WORD[name] ?? name)

const ROLE_WORD: Readonly<Record<LineRole, string>> = {
  question: 'Soal baru',
  continued: 'Lanjutan',
  option: 'Opsi',
  key: 'Kunci',
  discussion: 'Pembahasan',
  none: 'Bukan soal',
}
export const ROLE_CHOICES = (Object.keys(ROLE_WORD) as LineRole[]).map((value) => ({ value, label: ROLE_WORD[value] }))

interface WithState {
  state: ImportRowState
}

/** Whether a question of a file can still be changed. */
export const isOpen = ({ state }: WithState) => state === 'ready' || state === 'wrong' || waitsForLook({ state })

/** Whether a person may say that it is to be saved as it is. */
export const waitsForLook = ({ state }: WithState) => state === 'look' || state === 'same'

/** Whether a version is still to be chosen. */
export const hasOpenChoice = ({ match }: Pick<ImportRow, 'match'>) =>
  match?.parts.some(({ state, choice }) => state !== 'word' && choice === undefined) ?? false

const BUSY = new Set<ImportState>(['uploaded', 'reading', 'saving', 'undoing'])
/** Whether the server is at work on it. */
export const isBusy = ({ state }: Pick<ImportJob, 'state'>) => BUSY.has(state)

/** Whether its file is still being read. */
export const isRead = ({ state }: Pick<ImportJob, 'state'>) => state === 'uploaded' || state === 'reading'

export const stateWord = ({ state, checking }: Pick<ImportJob, 'state' | 'checking'>) =>
  checking ? 'Sedang diperiksa' : STATE_WORD[state]

/** `12 siap, 3 perlu dilihat`; '' before it was read. */
const countWords = ({ counts }: Pick<ImportJob, 'counts'>) =>
  ROW_STATES.filter((state) => counts[state] > 0)
    .map((state) => `${number(counts[state])} ${IMPORT_ROW_WORD[state].toLowerCase()}`)
    .join(', ')

/** `Siap diperiksa: 12 siap, 3 perlu dilihat`. */
export const stateAndCounts = (job: Pick<ImportJob, 'state' | 'checking' | 'counts'>) =>
  [stateWord(job), countWords(job)].filter(Boolean).join(': ')
