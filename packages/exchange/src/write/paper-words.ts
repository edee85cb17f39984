// What stands on papers beside the questions, in print as in Word.
import type { Paper, PaperPackage } from './paper.ts'
import type { WrittenQuestion } from './written-question.ts'

const TITLES = {
  naskah: 'Naskah Soal',
  kunci: 'Kunci Jawaban',
  pembahasan: 'Pembahasan',
  kartu: 'Kartu Soal',
  'kisi-kisi': 'Kisi-kisi',
  suntingan: 'Bahan Suntingan',
} as const
export type PaperKind = keyof typeof TITLES
export const PAPER_KINDS = Object.keys(TITLES) as PaperKind[]

/** The papers that are handed out or filed; others hold the questions as their authors wrote them. */
export const PRINTED_KINDS = ['naskah', 'kunci', 'pembahasan', 'kartu', 'kisi-kisi'] as const satisfies PaperKind[]
export type PrintedKind = (typeof PRINTED_KINDS)[number]
export const isPrinted = (kind: string): kind is PrintedKind => (PRINTED_KINDS as readonly string[]).includes(kind)

/** Of a question sheet its own title says all; other papers say what they are of. */
export const titleOf = (kind: PaperKind, title: string): string =>
  kind === 'naskah' && title ? title : [TITLES[kind], title].filter(Boolean).join(': ')

/** The box of a logo, in CSS pixels: 23 mm by 20 mm. */
export const LOGO = { width: 87, height: 76 } as const

/** Only these follow the wish for two columns and for a line with the pupil's name. */
export const isForPupils = (kind: PaperKind): boolean => kind === 'naskah'

/** `Paket A · Acak 387612`; '' where nothing was shuffled. */
export const footerFacts = ({ seed }: Pick<Paper, 'seed'>, { letter }: Pick<PaperPackage, 'letter'>): string =>
  [letter && `Paket ${letter}`, seed && `Acak ${seed}`].filter(Boolean).join(' · ')

export const FORM_WORD: Readonly<Record<WrittenQuestion['form'], string>> = {
  pg: 'Pilihan ganda',
  pgk: 'Pilihan ganda kompleks',
  isian: 'Isian singkat',
  uraian: 'Uraian',
  benar_salah: 'Benar/Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}

/** Said where a question may have several right options. */
export const SEVERAL = '(Jawaban benar dapat lebih dari satu.)'

/** Lines that a pupil writes an essay on, where its author did not say how many. */
export const ESSAY_LINES = 4

/** `Teks untuk soal nomor 3–5` */
export const stimulusHead = ({ number, last }: { number: number; last: number }): string =>
  `Teks untuk soal nomor ${last > number ? `${number}–${last}` : number}`

/** The lines of a card that are plain words. */
export const cardFacts = (question: WrittenQuestion): [name: string, value: string][] => {
  const { code, topic, subtopic, class: grade, indicator, level, form } = question
  const facts: [string, string | undefined][] = [
    ['Kode', code],
    ['Materi', [topic, subtopic].filter(Boolean).join(' – ')],
    ['Kelas', grade],
    ['Indikator', indicator],
    ['Level', level],
    ['Bentuk', FORM_WORD[form]],
  ]
  return facts.map(([name, value]) => [name, value || '–'])
}
