const setOf = (words: string) => new Set(words.split(' '))

/** Words that say nothing of what a question is about. */
const EMPTY = setOf(
  'yang dan di ke dari adalah ialah yaitu yakni ini itu dengan untuk pada dalam tidak akan atau oleh sebagai jika maka ' +
    'berikut tersebut dapat bisa karena sebab antara bukan kecuali apa apakah berapa berapakah mengapa bagaimana siapa manakah ' +
    'mana terdapat ada merupakan sebuah suatu seorang para agar supaya serta juga hanya telah sudah sedang setiap tiap ' +
    'memiliki mempunyai menurut berdasarkan tentang terhadap kepada sehingga bila ketika saat bahwa lebih paling sangat ' +
    'bawah atas bawahnya samping tepat sesuai benar salah pernyataan perhatikan bacalah gambar teks soal jawaban pilihan ' +
    'semua sama lain satu ia dia mereka kita kami nya the of and is are to in that which what for with',
)
/** Words that many questions share. */
const COMMON = setOf(
  'dua tiga empat lima enam tujuh delapan sembilan sepuluh nilai hasil jumlah besar kecil banyak buah orang anak siswa ibu ayah ' +
    'kalimat paragraf kata contoh jenis macam bentuk fungsi tujuan pengertian digunakan dipakai disebut termasuk dilakukan ' +
    'terjadi menjadi adanya tentukan hitunglah jelaskan sebutkan tuliskan lengkapi diketahui jika misalkan rata waktu hari ' +
    'tahun jam menit cm m km kg gram meter rupiah rp luas panjang lebar tinggi volume kecepatan sisi sudut titik garis bilangan ' +
    'fungsinya persamaan grafik tabel data himpunan matriks kuantitas hubungan informasi diberikan cukup kedua ' +
    'pertanyaan kutipan bacaan cerita tokoh ide pokok gagasan utama simpulan kesimpulan isi judul tema',
)

/**
 * How much a word says of what a question is about. From fixed lists: counts of the bank would cost each check some thousand
 * rows, and say nothing in a small bank (docs/decisions/066).
 */
export function weightOf(word: string): number {
  if (/^\d/.test(word)) return word.length > 1 ? 3 : 1.5
  if (word.length === 1) return 0.5
  if (EMPTY.has(word)) return 0.1
  return COMMON.has(word) ? 1.5 : 4
}
