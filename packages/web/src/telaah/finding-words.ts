import type { FINDINGS } from '@bank/contract/telaah/names'

/** What people call what automatic review finds. */
export const FINDING_WORD: Readonly<Record<(typeof FINDINGS)[number], string>> = {
  galat: 'Galat',
  peringatan: 'Peringatan',
  'key-missing': 'Kunci belum ada',
  'key-discussion': 'Pembahasan menyebut kunci lain',
  'option-same': 'Pilihan sama atau kosong',
  range: 'Jawaban di luar batas',
  'latex-raw': 'Rumus masih berupa kode',
  mojibake: 'Huruf rusak',
  'all-none': 'Pilihan “semua jawaban benar”',
  'option-letter': 'Pilihan menyebut huruf lain',
  'key-longest': 'Kunci paling panjang',
  'negative-plain': 'Kata negatif belum ditonjolkan',
  'negative-double': 'Kata negatif ganda',
  'option-prefix': 'Huruf pilihan ikut terketik',
  depends: 'Bergantung pada soal lain',
  'figure-missing': 'Gambar atau tabel belum ada',
  'alt-missing': 'Gambar tanpa deskripsi',
  'unit-twice': 'Satuan tertulis dua kali',
  'unit-power': 'Satuan luas atau volume keliru',
  'decimal-point': 'Desimal dengan titik',
  'di-place': 'Kata depan belum dipisah',
  'di-verb': 'Awalan di- belum dirangkai',
  repeated: 'Kata tertulis dua kali',
}

export const findingOptions = Object.entries(FINDING_WORD).map(([value, label]) => ({ value, label }))
