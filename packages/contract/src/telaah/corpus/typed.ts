import type { RuleName } from '../names.ts'

/** What stands in the item editor, by the names of its fields; `kunci` is the letter of the key, or the truth of a statement. */
export type Fields = Readonly<Record<string, string>>

/** Sound questions, by the type that a person chooses. */
export const SOUND = {
  'Pilihan ganda': {
    'Teks soal': 'Alat untuk mengukur suhu badan adalah ....',
    'Pilihan A': 'termometer',
    'Pilihan B': 'barometer',
    'Pilihan C': 'higrometer',
    'Pilihan D': 'anemometer',
    kunci: 'A',
    Pembahasan: 'Termometer mengukur suhu badan.',
  },
  'Isian singkat': {
    'Teks soal': 'Hasil dari 3 + 4 adalah ....',
    'Jawaban 1': '7',
    'Batas Bilangan Atas': '',
    'Batas Bilangan Bawah': '',
    Pembahasan: 'Tiga ditambah empat sama dengan tujuh.',
  },
  Essay: {
    'Teks soal': 'Jelaskan manfaat hutan bagi manusia!',
    Jawaban: 'Hutan menyimpan air dan udara bersih.',
    Pembahasan: 'Akar pohon menyimpan air tanah.',
  },
  'Benar / Salah': {
    'Teks soal': 'Tentukan benar atau salah pernyataan berikut!',
    'Pernyataan 1': 'Paus bernapas dengan paru-paru.',
    kunci: 'B',
    Pembahasan: 'Paus naik ke permukaan untuk mengambil udara.',
  },
} as const satisfies Readonly<Record<string, Fields>>

/** A mistake that a person types into a sound question. */
export interface TypedDefect {
  /** Of multiple choice when left out. */
  readonly type?: keyof typeof SOUND
  /** What is typed in place of what is sound; `[gambar]` is a picture without words. */
  readonly typed: Fields
  /** What the editor says, the place first. */
  readonly says: string
  /** The words at that place; left out for a field as a whole. */
  readonly words?: string
  /** The fields that a fix changes; `$x$` is a formula. */
  readonly fixed?: Fields
}

const inText = (field: string, text: string, says: string, words: string, fixed?: string): TypedDefect => ({
  typed: { [field]: text },
  says,
  words,
  ...(fixed !== undefined && { fixed: { [field]: text.replace(words, fixed) } }),
})
const inStem = (text: string, says: string, words: string, fixed?: string) =>
  inText('Teks soal', text, `Teks soal: ${says}`, words, fixed)
const inDiscussion = (text: string, says: string, words: string, fixed?: string) =>
  inText('Pembahasan', text, `Pembahasan: ${says}`, words, fixed)
const inOption = (letter: string, text: string, says: string): TypedDefect => ({
  typed: { [`Pilihan ${letter}`]: text },
  says: `Pilihan ${letter}: ${says}`,
})
const options = (...texts: readonly string[]): Fields =>
  Object.fromEntries(texts.map((text, at) => [`Pilihan ${'ABCD'[at]}`, text]))

const LETTER = 'Hindari pilihan yang menyebut huruf pilihan lain.'
const ALL = 'Hindari pilihan seperti “Semua jawaban benar”.'

/** At least one for each rule, 40 in all: typed in a real browser by e2e/typed-defects.test.ts. */
export const TYPED: Readonly<Record<RuleName, readonly TypedDefect[]>> = {
  'key-missing': [
    { typed: { kunci: '' }, says: 'Pilihan: Belum ada pilihan yang ditandai sebagai jawaban.' },
    { type: 'Isian singkat', typed: { 'Jawaban 1': '' }, says: 'Isian: Kunci belum ada.' },
    { type: 'Benar / Salah', typed: { kunci: '' }, says: 'Pernyataan: Kunci belum ada.' },
  ],
  'key-discussion': [
    inDiscussion('Jawaban yang benar adalah B.', 'Pembahasan menyebut B, kunci yang ditandai A.', 'B'),
    inDiscussion('Jadi, kuncinya adalah C.', 'Pembahasan menyebut C, kunci yang ditandai A.', 'C'),
  ],
  'option-same': [
    inOption('B', 'termometer', 'Pilihan A dan B sama.'),
    { typed: options('0,5 m', '2 m', '0,50 m', '3 m'), says: 'Pilihan C: Pilihan A dan C sama.' },
  ],
  range: [
    {
      type: 'Isian singkat',
      typed: { 'Batas Bilangan Atas': '5', 'Batas Bilangan Bawah': '3' },
      says: 'Isian 1: Jawaban 7 di luar batas.',
    },
    {
      type: 'Isian singkat',
      typed: { 'Batas Bilangan Atas': '6', 'Batas Bilangan Bawah': '8' },
      says: 'Isian 1: Batas atas lebih kecil daripada batas bawah.',
    },
  ],
  'latex-raw': [
    inStem(
      'Nilai \\frac{1}{2} dari 10 adalah ....',
      'Rumus masih berupa kode LaTeX.',
      '\\frac{1}{2}',
      '$\\frac{1}{2}$',
    ),
    inDiscussion('Hasilnya \\sqrt{9} meter.', 'Rumus masih berupa kode LaTeX.', '\\sqrt{9}', '$\\sqrt{9}$'),
  ],
  mojibake: [inStem('Alat yang menunjuk 37 Â°C adalah ....', 'Huruf rusak: Â° seharusnya °.', 'Â°', '°')],
  'all-none': [inOption('D', 'semua benar', ALL), inOption('C', 'tidak ada yang benar', ALL)],
  'option-letter': [inOption('D', 'A dan B benar', LETTER)],
  'key-longest': [
    inOption('A', 'termometer yang diletakkan di ketiak', 'Kunci jauh lebih panjang daripada pilihan lain.'),
  ],
  'negative-plain': [
    inStem('Yang bukan termasuk alat ukur suhu adalah ....', 'Tonjolkan kata negatif: BUKAN.', 'bukan', 'BUKAN'),
    inStem('Semua ini alat ukur cuaca, kecuali ....', 'Tonjolkan kata negatif: KECUALI.', 'kecuali', 'KECUALI'),
  ],
  'negative-double': [
    inStem(
      'Alat ini tidak mengukur cuaca, KECUALI ....',
      'Pokok soal memakai dua kata negatif.',
      'tidak mengukur cuaca, KECUALI',
    ),
  ],
  'option-prefix': [
    {
      typed: options('A. termometer', 'B. barometer'),
      says: 'Pilihan B: Huruf pilihan ikut terketik.',
      words: 'B. ',
      fixed: { 'Pilihan B': 'barometer' },
    },
  ],
  depends: [
    inStem(
      'Berdasarkan jawaban soal nomor 5, alatnya adalah ....',
      'Soal bergantung pada soal lain.',
      'Berdasarkan jawaban soal nomor 5',
    ),
  ],
  'figure-missing': [
    inStem(
      'Perhatikan gambar berikut! Alat itu adalah ....',
      'Soal menyebut gambar, tetapi belum ada di sini.',
      'Perhatikan gambar berikut',
    ),
  ],
  'alt-missing': [
    { typed: { 'Teks soal': 'Nama alat ini [gambar] adalah ....' }, says: 'Teks soal: Gambar belum punya deskripsi.' },
  ],
  'unit-twice': [
    inStem('Alat seberat 5 kg kilogram itu adalah ....', 'Satuan ditulis dua kali.', 'kg kilogram', 'kg'),
    inDiscussion('Harganya Rp 10.000 rupiah.', 'Satuan ditulis dua kali.', 'Rp 10.000 rupiah', 'Rp 10.000'),
  ],
  'unit-power': [
    {
      typed: { 'Teks soal': 'Luas taman itu adalah ....', ...options('12 m', '15 m', '18 m', '20 m') },
      says: 'Pilihan A: Satuan luas seharusnya m².',
    },
  ],
  'decimal-point': [
    inStem('Alat yang teliti sampai 0.5 derajat adalah ....', 'Tulis desimal dengan koma: 0,5.', '0.5', '0,5'),
    {
      ...inText('Jawaban', 'Hutan menyerap 2.5 ton karbon.', 'Jawaban: Tulis desimal dengan koma: 2,5.', '2.5', '2,5'),
      type: 'Essay',
    },
  ],
  'di-place': [
    inStem('Alat yang diletakkan diatas ketiak adalah ....', 'Kata depan dipisah: di atas.', 'diatas', 'di atas'),
    {
      ...inText(
        'Jawaban',
        'Air meresap kedalam tanah.',
        'Jawaban: Kata depan dipisah: ke dalam.',
        'kedalam',
        'ke dalam',
      ),
      type: 'Essay',
    },
  ],
  'di-verb': [
    inDiscussion('Suhu di ukur dengan termometer.', 'Awalan di- dirangkai: diukur.', 'di ukur', 'diukur'),
    {
      ...inText(
        'Pernyataan 1',
        'Paus di lindungi hukum.',
        'Pernyataan 1: Awalan di- dirangkai: dilindungi.',
        'di lindungi',
        'dilindungi',
      ),
      type: 'Benar / Salah',
    },
  ],
  repeated: [
    inStem('Alat yang yang mengukur suhu adalah ....', 'Kata “yang” tertulis dua kali.', 'yang yang', 'yang'),
    inDiscussion(
      'Anak anak memakai termometer.',
      'Kata ulang memakai tanda hubung: Anak-anak.',
      'Anak anak',
      'Anak-anak',
    ),
  ],
  nonstandard: [
    inDiscussion('Termometer mengurangi resiko demam.', 'Bentuk baku: risiko.', 'resiko', 'risiko'),
    {
      ...inText('Jawaban', 'Hutan adalah obyek wisata.', 'Jawaban: Bentuk baku: objek.', 'obyek', 'objek'),
      type: 'Essay',
    },
  ],
  'formula-plain': [
    inStem('Alat yang mengukur kadar CO2 adalah ....', 'Tulis CO₂.', 'CO2', 'CO₂'),
    inDiscussion('Layar 4 cm2 itu terang.', 'Tulis cm².', 'cm2', 'cm²'),
  ],
  space: [
    inStem('Di klinik , alat untuk mengukur suhu adalah ....', 'Tanpa spasi sebelum “,”.', ' ,', ','),
    inDiscussion('Termometer mengukur suhu,bukan tekanan.', 'Beri spasi setelah “,”.', ',', ', '),
  ],
  'number-order': [
    {
      typed: { 'Teks soal': 'Hasil dari 3 kali 4 adalah ....', ...options('12', '9', '16', '7') },
      says: 'Pilihan: Urutkan pilihan angka dari yang terkecil.',
      fixed: { ...options('7', '9', '12', '16'), kunci: 'C' },
    },
  ],
  'option-style': [
    {
      typed: options('alat pengukur suhu.', 'alat pengukur tekanan', 'alat pengukur kelembapan', 'alat pencatat angin'),
      says: 'Pilihan: Sebagian pilihan berakhir titik, sebagian tidak.',
    },
  ],
  'option-length': [inOption('D', 'anemometer yang berputar bersama angin di atap', 'Panjang pilihan D jauh berbeda.')],
  'option-repeats': [
    {
      typed: options('alat pengukur suhu', 'alat pengukur tekanan', 'alat pengukur embun', 'alat pengukur angin'),
      says: 'Pilihan: Semua pilihan mengulang “alat pengukur”; pindahkan ke pokok soal.',
    },
  ],
  'key-echo': [
    {
      typed: options('alat mengukur', 'alat menimbang', 'alat menulis', 'alat memotong'),
      says: 'Pilihan A: Kata “mengukur” dari pokok soal hanya ada di kunci.',
      words: 'mengukur',
    },
  ],
  'stem-end': [{ ...inStem('Alat untuk mengukur suhu adalah...', 'Akhir pokok soal.', '...', ' ....') }],
}
