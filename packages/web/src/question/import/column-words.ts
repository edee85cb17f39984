import type { ImportColumn, ImportSheet } from '@bank/contract/import-sheet'

const letters = (count: number) => Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at))

/** What a column of a sheet may hold, in the order in which it is offered. */
const CONTENT_WORD: Readonly<Record<string, string>> = {
  stem: 'Soal',
  asked: 'Kalimat tanya',
  shared: 'Bacaan',
  number: 'Nomor',
  form: 'Jenis soal',
  ...Object.fromEntries(letters(10).map((letter) => [`option ${letter}`, `Opsi ${letter}`])),
  options: 'Semua opsi dalam satu sel, atau jawaban',
  letter: 'Huruf opsi',
  key: 'Kunci',
  discussion: 'Pembahasan',
  class: 'Kelas',
  topic: 'Materi',
  subtopic: 'Sub-materi',
  level: 'Level soal',
  label: 'Label',
  indicator: 'Indikator',
  keywords: 'Kata kunci',
  points: 'Poin',
  rule: 'Penilaian',
  ranges: 'Rentang jawaban',
  unit: 'Satuan',
  code: 'Kode soal',
}
export const CONTENT_CHOICES = Object.entries(CONTENT_WORD).map(([value, label]) => ({ value, label }))

/** Parts of statements and pairs, where the head says so. */
const NUMBERED: Readonly<Record<string, string>> = { statement: 'Pernyataan', category: 'Kategori', match: 'Pasangan' }
const OTHERS: Readonly<Record<string, string>> = { mark: 'Penanda soal', notSaved: 'Keterangan, tidak disimpan' }

/** The words for what a column holds that is not among the choices. */
export function contentWord(is: string): string {
  const [kind = '', place = ''] = is.split(' ')
  return CONTENT_WORD[is] ?? OTHERS[is] ?? `${NUMBERED[kind] ?? is} ${place}`.trim()
}

/** A column whose heading the reader does not know, and which a person has not named. */
export const isUnknown = ({ is, name, by_hand }: ImportColumn) => is === null && name !== '' && !by_hand

/** Sheets that a person is asked about: those with a head, or all where none has one. */
export function askedSheets(sheets: readonly ImportSheet[]): ImportSheet[] {
  const headed = sheets.filter(({ head_row }) => head_row !== null)
  return headed.length > 0 ? headed : [...sheets]
}
