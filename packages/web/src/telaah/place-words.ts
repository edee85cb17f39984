import { letterOf } from '../ui/letter.ts'

const ROWS: Readonly<Record<string, string>> = {
  short_answers: 'Isian',
  statements: 'Pernyataan',
  rows: 'Pernyataan',
  matches: 'Pernyataan',
  lures: 'Pengecoh',
  left: 'Kiri',
  right: 'Kanan',
  columns: 'Kolom',
  rubric: 'Kriteria',
}
const TEXTS: Readonly<Record<string, string>> = {
  question_text: 'Teks soal',
  discussion: 'Pembahasan',
  discussion_text: 'Pembahasan',
  answer: 'Jawaban',
  selections: 'Pilihan',
  selection_text: 'Teks pilihan',
  short_answer_text: 'Jawaban',
  first_range: 'Batas atas',
  text: 'Pernyataan',
}

/** What people call a place of the form or of the body of a call: `Pilihan B`. */
export function wordOf(place: string): string {
  const [list = '', row = '', field = ''] = place.replace(/^interaction\./, '').split('.')
  const isRow = /^\d+$/.test(row)
  if (list === 'selections' && isRow) return `Pilihan ${letterOf(Number(row))}`
  const word = field.startsWith('partner') ? 'Pasangan' : ROWS[list]
  return word ? `${word}${isRow ? ` ${Number(row) + 1}` : ''}` : (TEXTS[list] ?? 'Soal')
}
