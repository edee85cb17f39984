import type { ExportJob, ExportKind, ExportOrder, ExportState } from '@bank/contract/export'
import { hasPackages } from '@bank/contract/paper/companion'
import { isPrinted } from '@bank/exchange/write/paper-words'
import { number } from '../../ui/format.ts'

export const KIND_WORD: Readonly<Record<ExportKind, string>> = {
  naskah: 'Naskah soal',
  kunci: 'Kunci jawaban',
  pembahasan: 'Pembahasan',
  kartu: 'Kartu soal',
  'kisi-kisi': 'Kisi-kisi',
  suntingan: 'Bahan suntingan',
  excel: 'Excel (.xlsx)',
  csv: 'CSV',
  moodle: 'Moodle XML',
  qti: 'QTI 3 (.zip)',
}
const KINDS = Object.keys(KIND_WORD) as ExportKind[]
export const KIND_CHOICES = KINDS.map((value) => ({ value, label: KIND_WORD[value] }))

/** What stands in a file of each kind. */
export const KIND_ABOUT: Readonly<Record<ExportKind, string>> = {
  naskah: 'Lembar soal untuk siswa, dapat dua kolom dan berpaket.',
  kunci: 'Kunci tiap nomor, satu tabel untuk tiap paket.',
  pembahasan: 'Soal dengan kunci dan pembahasannya.',
  kartu: 'Satu kartu untuk tiap soal, satu halaman satu kartu.',
  'kisi-kisi': 'Materi, indikator, level, dan bentuk, dengan nomor soalnya.',
  suntingan: 'Semua bagian soal, untuk disunting di Word.',
  excel: 'Satu baris untuk tiap soal, dengan gambar. Dapat diimpor kembali.',
  csv: 'Satu baris untuk tiap soal, tanpa gambar. Dapat diimpor kembali.',
  moodle: 'Untuk bank soal Moodle, dengan gambar dan rumus. Dapat diimpor kembali.',
  qti: 'Paket untuk sistem ujian lain, dengan gambar. Dapat diimpor kembali.',
}

const OTHERS: readonly string[] = ['excel', 'csv', 'moodle', 'qti']
/** Those with a letterhead; a sheet and a file of another system have none. */
export const isPaper = (kind: ExportKind | '') => !OTHERS.includes(kind)

const ORDER_WORD: Readonly<Record<ExportOrder, string>> = {
  chosen: 'Seperti di daftar',
  code: 'Menurut kode',
  topic: 'Menurut materi',
  level: 'Menurut level soal',
  shuffled: 'Acak',
}
const ORDERS = Object.keys(ORDER_WORD) as ExportOrder[]
/** Questions that were ticked have an order of their own; only what is printed is shuffled. */
export const orderChoices = (kind: ExportKind, isPicked: boolean) =>
  ORDERS.filter((value) => value !== 'shuffled' || isPrinted(kind)).map((value) => ({
    value,
    label: value === 'chosen' && isPicked ? 'Seperti dipilih' : ORDER_WORD[value],
  }))

const STATE_WORD: Readonly<Record<ExportState, string>> = {
  waiting: 'Menunggu dibuat',
  making: 'Sedang dibuat',
  done: 'Siap diunduh',
  failed: 'Gagal',
}

/** Whether the server is at work on it. */
export const isBusy = ({ state }: Pick<ExportJob, 'state'>) => state === 'waiting' || state === 'making'

export function stateWord({ state, has_file, error }: Pick<ExportJob, 'state' | 'has_file' | 'error'>): string {
  if (state === 'done' && !has_file) return 'Berkas sudah dihapus setelah sehari'
  return [STATE_WORD[state], error].filter(Boolean).join(': ')
}

/** `Naskah soal, 54 soal, 2 paket, acak 387612`. */
export const aboutOf = ({ kind, questions, packages, seed }: ExportJob): string =>
  [KIND_WORD[kind], `${number(questions)} soal`, packages > 1 ? `${packages} paket` : '', seed ? `acak ${seed}` : '']
    .filter(Boolean)
    .join(', ')

/** What a person must know before a key is used with a paper that was printed earlier; '' where nothing was deleted. */
export const missingText = ({ missing }: Pick<ExportJob, 'missing'>): string =>
  missing > 0
    ? `${number(missing)} soal sudah dihapus sesudah ekspor ini dibuat; urutan dan kuncinya bisa berbeda dari kertas yang sudah dicetak.`
    : ''

/** The other papers of the same questions that are wanted with one. */
export const COMPANIONS = KIND_CHOICES.filter(({ value }) => hasPackages(value) || value === 'kisi-kisi')
