import type { Random } from '../random.ts'

/** The words that occur most. */
const COMMON = `air akar alat angin angka awan bacaan bahan bahasa bangun barang batang batu benda bentuk berita besar
  bidang bilangan bola buah buku bulan bumi bunga cahaya cara cerita contoh daerah daging data daun desa dunia energi
  faktor fungsi gambar garis gaya gerak grafik guru hasil hewan hijau himpunan hubungan hujan hutan jarak jawaban jenis
  jumlah kalimat kapal kata kayu kebun kecepatan kelas keliling kota kubus laut layar lingkaran luas makanan manusia masa
  matahari meja minyak musim nilai padi panas panjang paragraf pasar pecahan pedagang pekan peluang pensil perahu
  persamaan perubahan petani pohon pola puisi pupuk rata-rata ruang rumah rumus sampah sawah sebaran segitiga sekolah
  siswa sudut suhu sungai tabel tanah tangga teks tinggi tumbuhan tulisan udara umur waktu warna`.split(/\s+/)

const VOCABULARY = 40_000
const ROOTS = 8_000
const AFFIXES: ((root: string) => string)[] = [
  (root) => root,
  (root) => `ber${root}`,
  (root) => `me${root}kan`,
  (root) => `${root}an`,
  (root) => `ke${root}an`,
]
const ONSETS = 'b c d g h j k l m n p r s t w y ng ny pr tr'.split(' ')
const VOWELS = 'a i u e o ai au'.split(' ')
const CODAS = ' n ng r k t s l'.split(' ')

/** A made-up root of two syllables, another for each number below ROOTS. */
function root(number: number): string {
  // the step has no factor in common with the number of possible roots, so no root repeats
  let rest = number * 7_919
  const part = (of: string[]) => {
    const chosen = of[rest % of.length] as string
    rest = Math.floor(rest / of.length)
    return chosen
  }
  return [ONSETS, VOWELS, ONSETS, VOWELS, CODAS].map(part).join('')
}

/** The word of this rank: the common ones, then made-up roots, then those with affixes. */
function wordOf(rank: number): string {
  const affixed = AFFIXES[Math.floor(rank / ROOTS)] as (root: string) => string
  return COMMON[rank] ?? affixed(root(rank % ROOTS))
}

/** A random rank by Zipf's law: rank 2n comes half as often as rank n. */
const anyRank = ({ unit }: Random) => Math.floor((VOCABULARY + 1) ** unit()) - 1

/** A word in about two of a thousand questions, like most words that people search for. */
export const MIDDLE_WORD = wordOf(2_000)

/** Occurs in one of a thousand questions, for a search with few results. */
export const RARE_WORD = 'fotosintesis'

/** A sentence with this number of words, of a vocabulary like a language's. */
export const sentence = (random: Random, words: number) =>
  Array.from({ length: words }, () => wordOf(anyRank(random))).join(' ')

export const FORMULA = '<math data-latex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>'
