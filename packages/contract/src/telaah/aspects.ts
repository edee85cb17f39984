/** The aspects of the national review card that rules look after, by their numbers there. */
export const ASPECTS: Readonly<Record<number, string>> = {
  3: 'Hanya ada satu kunci jawaban yang benar.',
  4: 'Pokok soal dirumuskan dengan singkat, jelas, dan tegas.',
  6: 'Pokok soal tidak memberi petunjuk kunci jawaban.',
  7: 'Pokok soal bebas dari pernyataan negatif ganda.',
  8: 'Gambar, grafik, tabel, dan diagram jelas dan berfungsi.',
  9: 'Panjang pilihan relatif sama.',
  10: 'Tidak memakai “semua jawaban di atas benar” dan sejenisnya.',
  11: 'Pilihan berbentuk angka atau waktu diurutkan.',
  12: 'Tidak bergantung pada jawaban soal sebelumnya.',
  13: 'Sesuai kaidah bahasa Indonesia.',
  15: 'Pilihan tidak mengulang kata yang sama.',
}
