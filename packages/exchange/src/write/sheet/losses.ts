import { plainOf } from '@bank/contract/plain-text'
import type { WrittenQuestion } from '../written-question.ts'

/** What a cell cannot hold, in words of a sentence that goes on with the codes of its questions. */
const SENTENCES = {
  list: 'Daftar menjadi baris biasa',
  table: 'Tabel menjadi baris biasa',
  heading: 'Judul menjadi huruf tebal',
  align: 'Perataan teks tidak ikut',
  colour: 'Warna huruf tidak ikut',
  link: 'Alamat tautan tidak ikut',
  format: 'Bentuk kutipan, kode, atau garis tidak ikut',
  formula: 'Rumus tanpa LaTeX menjadi teks biasa',
  marks: 'Ada huruf yang dibaca lain saat diimpor kembali',
  long: 'Teks terpotong, karena sel paling banyak berisi 32.767 huruf',
  picture: 'Gambar tidak ikut di CSV',
  gone: 'Gambarnya sudah dihapus',
  keywords: 'Kata kunci yang berisi koma terpisah saat diimpor kembali',
  exact: 'Pilihan “Harus persis sama” tidak ikut',
  reuse: 'Pilihan “Satu pasangan boleh dipakai lebih dari sekali” tidak ikut',
  order: 'Aturan urutan untuk siswa tidak ikut',
  lines: 'Banyaknya baris jawaban tidak ikut',
  rubric: 'Rubrik tidak ikut',
} as const
export type Loss = keyof typeof SENTENCES

const MOST_CODES = 20

/** One sentence a loss, with the codes of the questions that have it. */
export function lossSentences(found: readonly (readonly [code: string, losses: ReadonlySet<Loss>])[]): string[] {
  return (Object.keys(SENTENCES) as Loss[]).flatMap((loss) => {
    const codes = found.filter(([, losses]) => losses.has(loss)).map(([code]) => code)
    if (codes.length === 0) return []
    const more = codes.length > MOST_CODES ? [`${codes.length - MOST_CODES} soal lain`] : []
    return [`${SENTENCES[loss]}: ${[...codes.slice(0, MOST_CODES), ...more].join(', ')}.`]
  })
}

/** What of the question itself has no column. */
export function documentLosses({ form, interaction, keywords }: WrittenQuestion): Loss[] {
  const { exact, reuse, order, lines, rubric, pairs = [] } = interaction
  const isReused = new Set(pairs.map(([, right]) => right)).size < pairs.length
  const lost: readonly (readonly [boolean, Loss])[] = [
    [form === 'isian' && exact === true, 'exact'],
    [form === 'jodohkan' && reuse === true && !isReused, 'reuse'],
    [order !== undefined && order !== 'auto', 'order'],
    [form === 'uraian' && lines !== undefined, 'lines'],
    [form === 'uraian' && (rubric?.length ?? 0) > 0, 'rubric'],
    [keywords.some((word) => /[,;]/.test(plainOf(word))), 'keywords'],
  ]
  return lost.flatMap(([isLost, loss]) => (isLost ? [loss] : []))
}
