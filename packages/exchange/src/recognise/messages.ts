import type { Place } from '../docx/blocks.ts'
import type { WarningCode } from '../docx/piece.ts'
import { sentenceOf as warningSentence } from '../docx/warnings.ts'

export type Severity = 'error' | 'warning' | 'note'

/** What a person reads; `{}` is the detail, `{of}` what it is none of. An error keeps a question from being saved, a warning asks for a look, a note does not. */
const SENTENCES = {
  'stem-empty': ['error', 'Teks soal kosong.'],
  'options-few': ['error', 'Opsi kurang dari dua.'],
  'key-unknown': ['error', 'Kunci {} tidak ada di opsi {of}.'],
  'option-empty': ['error', 'Opsi {} kosong.'],
  'option-table': ['error', 'Opsi {} berisi tabel; opsi hanya boleh teks, rumus, dan satu gambar.'],
  'option-pictures': ['error', 'Opsi {} berisi dua gambar.'],
  'part-pictures': ['error', 'Satu pernyataan atau pasangan berisi lebih dari satu gambar.'],
  'document-unfit': ['error', 'Isi soal tidak bisa disimpan: {}'],
  cell: ['error', 'Rumus Excel di sel {} berisi kesalahan. Perbaiki di Excel, lalu unggah lagi.'],
  'points-unlike': ['warning', 'Poin {} tidak disimpan. Isi antara 0,01 dan 100.'],
  'text-long': ['error', 'Teks lebih dari {} karakter.'],
  'options-many': ['error', 'Opsi lebih dari sepuluh.'],
  'key-text': ['warning', 'Kunci “{}” tidak sama dengan opsi mana pun.'],
  'key-unlike': ['warning', 'Teks kunci “{}” tidak sama dengan opsinya. Periksa.'],
  'answer-letter': ['warning', 'Jawaban “{}” tampaknya huruf atau nomor opsi. Periksa.'],
  'key-number': ['warning', 'Kunci {} dibaca sebagai nomor opsi, padahal juga teks opsi lain. Periksa.'],
  'key-early': ['warning', 'Kunci atau pembahasan berdiri sebelum opsi. Periksa apakah itu bagian soal.'],
  'parts-mixed': ['warning', 'Soal ini berisi opsi, pernyataan, atau pasangan sekaligus. Periksa.'],
  'key-missing': ['warning', 'Kunci belum ada.'],
  'key-guessed': ['warning', 'Kunci {} ditebak dari huruf tebal atau warna. Periksa.'],
  'number-order': ['warning', 'Nomor {} tidak urut.'],
  'letters-shifted': ['warning', 'Huruf opsi {} dibaca mulai dari A.'],
  'letters-repeated': ['warning', 'Huruf opsi berulang; opsi dibaca menurut urutannya.'],
  'letters-gap': ['warning', 'Huruf opsi tidak urut: {}.'],
  'lead-text': ['warning', 'Teks sebelum soal ini ikut dimasukkan ke soal. Periksa.'],
  'heading-unsure': ['warning', 'Baris “{}” dibaca sebagai judul bagian, bukan opsi. Periksa.'],
  'below-keys': ['warning', 'Baris ini ada di bawah daftar kunci jawaban. Periksa apakah ini soal.'],
  bare: ['warning', 'Soal ini tanpa opsi, kunci, dan pembahasan. Periksa apakah ini soal.'],
  'sub-questions': ['warning', 'Butir berhuruf dibaca sebagai anak pertanyaan, bukan opsi. Periksa.'],
  'pairs-missing': ['warning', 'Pasangan belum lengkap.'],
  'form-unlike': ['warning', 'Isi soal tidak cocok dengan jenis “{}”. Periksa jenisnya.'],
  'option-format': ['warning', 'Coretan di opsi {} tidak disimpan.'],
  object: ['warning', 'Objek {} tidak bisa dibaca. Ganti dengan gambar atau tabel.'],
  'formula-faulty': ['warning', 'Rumus {} tidak dapat digambar.'],
  'text-complex': ['error', 'Susunan teks ini terlalu rumit. Sederhanakan dahulu.'],
  media: ['warning', 'Video, suara, atau objek di soal ini tidak bisa dibaca.'],
  'picture-place': ['warning', 'Gambar di {} tidak disimpan.'],
  wildcard: ['warning', 'Tanda * di jawaban berarti teks apa saja di Moodle; di sini dibaca apa adanya.'],
  'number-unread': ['warning', 'Jawaban “{}” bukan bilangan.'],
  'not-saved': ['note', 'Tidak disimpan: {}.'],
} as const satisfies Record<string, readonly [Severity, string]>

export type MessageCode = keyof typeof SENTENCES | WarningCode
export interface Message {
  code: MessageCode
  severity: Severity
  /** A letter, a number, a format. */
  detail?: string
  of?: string
  /** Where it is about one line. */
  place?: Place
}

const isOurs = (code: MessageCode): code is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, code)

export const message = (code: MessageCode, detail?: string, place?: Place): Message => ({
  code,
  severity: isOurs(code) ? SENTENCES[code][0] : 'warning',
  ...(detail !== undefined && { detail }),
  ...(place && { place }),
})

/** What a person reads of a message. */
export const messageSentence = ({ code, detail = '', of = '' }: Pick<Message, 'code' | 'detail' | 'of'>): string =>
  isOurs(code)
    ? SENTENCES[code][1].replace(/\{(of)?\}/g, (_, isOf) => (isOf ? of : detail))
    : warningSentence({ code, detail })
