import type { Random } from '../random.ts'

const WORDS = `air akar alat angin angka awan bacaan bahan bahasa bangun barang batang batu benda bentuk berita besar
  bidang bilangan bola buah buku bulan bumi bunga cahaya cara cerita contoh daerah daging data daun desa dunia energi
  faktor fungsi gambar garis gaya gerak grafik guru hasil hewan hijau himpunan hubungan hujan hutan jarak jawaban jenis
  jumlah kalimat kapal kata kayu kebun kecepatan kelas keliling kota kubus laut layar lingkaran luas makanan manusia masa
  matahari meja minyak musim nilai padi panas panjang paragraf pasar pecahan pedagang pekan peluang pensil perahu
  persamaan perubahan petani pohon pola puisi pupuk rata-rata ruang rumah rumus sampah sawah sebaran segitiga sekolah
  siswa sudut suhu sungai tabel tanah tangga teks tinggi tumbuhan tulisan udara umur waktu warna`.split(/\s+/)

/** Occurs in one of a thousand questions, for a search with few results. */
export const RARE_WORD = 'fotosintesis'

/** A sentence with this number of words. */
export const sentence = ({ pick }: Random, words: number) => Array.from({ length: words }, () => pick(WORDS)).join(' ')

export const FORMULA = '<math data-latex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>'
