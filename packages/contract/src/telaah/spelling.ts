import { inProse } from './finding.ts'
import type { WordedText } from './question.ts'
import { isWithin } from './read.ts'

/** Places: with `di` and `ke` they are two words. */
const PLACES = new Set(
  (
    'atas bawah dalam luar samping depan belakang antara antaranya sana sini situ mana rumah sekolah tengah kelas pasar jalan ' +
    'kantor sebelah sekeliling sekitar sekitarnya dunia laut darat udara hutan tempat ruang lapangan kota desa'
  ).split(' '),
)
/** `keluar`, `kedua` and their like are one word. */
const PLACES_OF_KE = new Set(
  'atas bawah dalam depan belakang samping sana sini situ mana rumah sekolah tengah kelas pasar sebelah'.split(' '),
)

export const diPlace = inProse(({ words, code }) =>
  words.flatMap(({ word, small, from, to }) => {
    const rest = small.slice(2)
    const isPlace = small.startsWith('di') ? PLACES.has(rest) : small.startsWith('ke') && PLACES_OF_KE.has(rest)
    if (!isPlace || isWithin(code, from)) return []
    const fix = `${word.slice(0, 2)} ${word.slice(2).toLowerCase()}`
    return [{ at: [from, to] as const, message: `Kata depan dipisah: ${fix}.`, fix }]
  }),
)

/** Verbs whose `di` belongs to them; none is the name of a place. */
const VERBS = new Set(
  (
    'buat baca tulis lihat ambil beri pakai sebut jual beli bawa minum cari jawab ketahui sukai miliki hitung ukur tanam bagi ' +
    'olah ubah susun tarik dorong lempar tembak tangkap kirim terima panggil ajak larang anggap pilih pimpin simpan lindungi ' +
    'kuasai pengaruhi batasi isi tolak bantu kalikan kurangi potong peroleh pelajari amati hindari ikuti atasi akhiri awali ' +
    'namai tandai tambah kenal dengar rasa gunakan jaga rawat cuci masak rebus goreng campur tutup buka pukul tekan putar ' +
    'perlukan perhatikan perkirakan pertahankan perbaiki pindah kelola kerja ganti nilai uji usir serang hapus jajah'
  ).split(' '),
)
const NO_VERBS = new Set('kerja nilai buka rasa putar tutup tekan'.split(' '))
/** Other words end in -kan as well: `pendidikan`, `perbankan`. */
const IS_CAUSED = /^(?!pe|ke)\p{L}{4,}kan$/u
const NOT_CAUSED = new Set(
  'bahkan melainkan sedangkan pasukan gerakan tindakan ledakan kotakan belakan tembakan'.split(' '),
)
const isVerb = (word: string) =>
  (VERBS.has(word) && !NO_VERBS.has(word)) || (IS_CAUSED.test(word) && !NOT_CAUSED.has(word))

export const diVerb = inProse(({ text, words, code }) =>
  pairsOf({ text, words }).flatMap(([one, next]) => {
    if (one.small !== 'di' || !isVerb(next.word) || isWithin(code, one.from)) return []
    const fix = `${one.word}${next.word}`
    return [{ at: [one.from, next.to] as const, message: `Awalan di- dirangkai: ${fix}.`, fix }]
  }),
)

/** Words that are never doubled; of others the doubled form has a hyphen. */
const SINGLE = new Set(
  (
    'yang dan di ke dari dengan untuk pada dalam adalah ialah ini itu akan oleh sebagai karena jika maka atau tidak bukan ' +
    'telah sudah dapat bahwa agar sehingga tersebut juga para sebuah seorang merupakan terhadap antara'
  ).split(' '),
)

export const repeated = inProse(({ text, words, code }) =>
  pairsOf({ text, words }).flatMap(([one, next]) => {
    const { small } = one
    const isTwice = small === next.word && small.length > 1 && /^[\p{Ll}\p{M}]+$/u.test(next.word)
    if (!isTwice || isUnit(small) || isWithin(code, one.from)) return []
    const isSingle = SINGLE.has(small)
    const fix = isSingle ? one.word : `${one.word}-${next.word}`
    const message = isSingle ? `Kata “${small}” tertulis dua kali.` : `Kata ulang memakai tanda hubung: ${fix}.`
    return [{ at: [one.from, next.to] as const, message, fix }]
  }),
)

/** The rule of units says it. */
const isUnit = (word: string) => /^(?:[mcdk]?m|k?g|meter|liter|gram|persen)$/.test(word)

/** Words with one space between them. */
const pairsOf = ({ text, words }: Pick<WordedText, 'text' | 'words'>) =>
  words.flatMap((one, at) => {
    const next = words[at + 1]
    return next?.from === one.to + 1 && text[one.to] === ' ' ? [[one, next] as const] : []
  })
