import type { FormName } from '../question-words.ts'
import type { Finding } from './index.ts'

/** Raised with every change of an aspect: a card that was filled in keeps the version that it answers. */
export const CARD_VERSION = 1

export const ASPECT_VALUES = ['ya', 'tidak', 'tb'] as const
type AspectValue = (typeof ASPECT_VALUES)[number]

type Part = 'Materi' | 'Konstruksi' | 'Bahasa'
/** One line of the review card (Kartu Telaah): its number is its place on the card, from 1. */
interface Aspect {
  readonly part: Part
  readonly text: string
  /** The number of the card of multiple choice by which rules name it (rules.ts). */
  readonly finds?: number
  /** Rules see all of it: without a finding it is preset to `ya`. */
  readonly isSeen?: true
}

const says = (part: Part, text: string, more: Pick<Aspect, 'finds' | 'isSeen'> = {}): Aspect => ({
  part,
  text,
  ...more,
})

/** Lines that several cards share. */
const INDICATOR = says('Materi', 'Soal sesuai dengan indikator.')
const CLEAR = says('Konstruksi', 'Pokok soal dirumuskan dengan singkat, jelas, dan tegas.', { finds: 4 })
const FIGURES = says('Konstruksi', 'Gambar, grafik, tabel, dan diagram jelas dan berfungsi.', { finds: 8 })
const ALONE = says('Konstruksi', 'Tidak bergantung pada jawaban soal sebelumnya.', { finds: 12 })
const LANGUAGE = says('Bahasa', 'Sesuai dengan kaidah bahasa Indonesia.', { finds: 13 })
const NO_TABOO = says('Bahasa', 'Tidak memakai bahasa setempat atau tabu.')

/** The national card of multiple choice; `key` is its third line. */
const choice = (key: string): readonly Aspect[] => [
  INDICATOR,
  says('Materi', 'Pilihan jawaban homogen dan logis.'),
  says('Materi', key, { finds: 3 }),
  CLEAR,
  says('Konstruksi', 'Rumusan pokok soal dan pilihan jawaban merupakan pernyataan yang diperlukan saja.'),
  says('Konstruksi', 'Pokok soal tidak memberi petunjuk kunci jawaban.', { finds: 6 }),
  says('Konstruksi', 'Pokok soal bebas dari pernyataan negatif ganda.', { finds: 7 }),
  FIGURES,
  says('Konstruksi', 'Panjang pilihan jawaban relatif sama.', { finds: 9, isSeen: true }),
  says('Konstruksi', 'Tidak memakai “semua jawaban di atas salah” atau “benar” dan sejenisnya.', {
    finds: 10,
    isSeen: true,
  }),
  says('Konstruksi', 'Pilihan berbentuk angka atau waktu diurutkan.', { finds: 11, isSeen: true }),
  ALONE,
  LANGUAGE,
  NO_TABOO,
  says('Bahasa', 'Pilihan jawaban tidak mengulang kata yang sama.', { finds: 15 }),
]

/** The card of statements that are right or wrong, each of which is called `one`; `key` is what is asked of each. */
const statements = (one: string, key: string, unlike: string): readonly Aspect[] => [
  INDICATOR,
  says('Materi', key, { finds: 3 }),
  says('Materi', `Setiap ${one} memuat satu gagasan.`),
  CLEAR,
  says('Konstruksi', unlike),
  says('Konstruksi', `Panjang ${one} relatif setara.`, { finds: 9 }),
  says('Konstruksi', `Setiap ${one} bebas dari negatif ganda.`, { finds: 7 }),
  says('Konstruksi', 'Tidak ada kata mutlak yang menjadi petunjuk jawaban.', { finds: 6 }),
  FIGURES,
  ALONE,
  LANGUAGE,
  NO_TABOO,
]

/** The review card of each form of question. */
export const CARDS: Readonly<Record<FormName, readonly Aspect[]>> = {
  pg: choice('Hanya ada satu kunci jawaban.'),
  pgk: choice('Kunci lengkap dan tidak ada pilihan lain yang benar.'),
  isian: [
    INDICATOR,
    says('Materi', 'Hanya ada satu jawaban benar.', { finds: 3 }),
    says('Materi', 'Kunci mencakup ejaan lain yang benar.'),
    CLEAR,
    says('Konstruksi', 'Batas dan satuan jawaban jelas.'),
    says('Konstruksi', 'Tidak menyalin kalimat buku.'),
    says('Konstruksi', 'Panjang isian tidak memberi petunjuk jawaban.'),
    FIGURES,
    ALONE,
    LANGUAGE,
    NO_TABOO,
  ],
  uraian: [
    INDICATOR,
    says('Materi', 'Batasan pertanyaan dan jawaban jelas.'),
    says('Materi', 'Isi sesuai dengan tujuan pengukuran.'),
    says('Materi', 'Isi sesuai dengan jenjang dan kelas.'),
    says('Konstruksi', 'Kata tanya atau perintah menuntut jawaban terurai.', { finds: 4 }),
    says('Konstruksi', 'Petunjuk pengerjaan jelas.'),
    says('Konstruksi', 'Ada pedoman penskoran (kata kunci).', { finds: 3 }),
    says('Konstruksi', 'Gambar dan tabel jelas dan berfungsi.', { finds: 8 }),
    ALONE,
    says('Bahasa', 'Kalimat komunikatif.'),
    says('Bahasa', 'Memakai bahasa baku.', { finds: 13 }),
    says('Bahasa', 'Tidak bermakna ganda.', { finds: 7 }),
    says('Bahasa', 'Tidak memakai bahasa setempat, tabu, atau yang menyinggung.'),
  ],
  benar_salah: statements(
    'pernyataan',
    'Setiap pernyataan mutlak benar atau salah.',
    'Tidak semua pernyataan benar atau semua salah.',
  ),
  kategori: statements(
    'baris',
    'Setiap baris mutlak termasuk satu kolom.',
    'Tidak semua baris termasuk kolom yang sama.',
  ),
  jodohkan: statements(
    'baris',
    'Setiap baris mutlak cocok dengan pasangannya saja.',
    'Pasangan tidak dapat ditebak dari urutan barisnya.',
  ),
}

/** What stands on a card beside an aspect. */
export interface Mark {
  /** The number of the aspect, from 1. */
  readonly no: number
  readonly mark: AspectValue
  readonly note?: string | undefined
  /** Preset by the rules of automatic review, and not by a person. */
  readonly auto?: boolean | undefined
}

const MOST_SAID = 500

/** What automatic review can tell of a card: an aspect with findings is `tidak`, one that rules see wholly `ya`. */
export function presetsOf(form: FormName, findings: readonly Pick<Finding, 'aspect' | 'message'>[]): Mark[] {
  return CARDS[form].flatMap(({ finds, isSeen }, at): Mark[] => {
    const said = new Set(findings.filter(({ aspect }) => aspect === finds).map(({ message }) => message))
    if (said.size > 0) return [{ no: at + 1, mark: 'tidak', note: [...said].join(' ').slice(0, MOST_SAID), auto: true }]
    return isSeen ? [{ no: at + 1, mark: 'ya', auto: true }] : []
  })
}

/** Why a card may not be sent with this verdict; undefined when it may. `aspects` has no number twice. */
export function lackOf(
  form: FormName,
  verdict: 'layak' | 'perbaiki' | 'tolak',
  aspects: readonly Mark[],
  note?: string | null,
) {
  if (aspects.some(({ no }) => CARDS[form][no - 1] === undefined)) return 'Aspek ini tidak ada di kartu telaah soal.'
  if (verdict === 'tolak') return note ? undefined : 'Tulis alasan penolakan.'
  if (verdict === 'perbaiki')
    return aspects.some(({ mark, note }) => mark === 'tidak' && note)
      ? undefined
      : 'Tandai paling sedikit satu aspek Tidak, dengan catatannya.'
  if (aspects.some(({ mark }) => mark === 'tidak')) return 'Soal yang layak tidak memiliki aspek Tidak.'
  return new Set(aspects.map(({ no }) => no)).size === CARDS[form].length ? undefined : 'Isi semua aspek dahulu.'
}
