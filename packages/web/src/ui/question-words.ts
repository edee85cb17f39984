// Indonesian words for the codes of a question and of its subject's family.
import { type FAMILIES, FORM_TYPE, type FormName, type LABELS, QUESTION_FORMS } from '@bank/contract/question-words'

export const FAMILY_WORD: Readonly<Record<(typeof FAMILIES)[number], string>> = {
  literasi: 'Literasi',
  numerasi: 'Numerasi',
}
export const LABEL_WORD: Readonly<Record<(typeof LABELS)[number], string>> = {
  tryout: 'Tryout',
  exam: 'Exam',
  daily_question: 'Soal harian',
  example_question: 'Contoh soal',
}
export const FORM_WORD: Readonly<Record<FormName, string>> = {
  uraian: 'Essay',
  pg: 'Pilihan ganda',
  pgk: 'Pilihan ganda kompleks',
  isian: 'Isian singkat',
  benar_salah: 'Benar / Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}
/** Of the types on the wire; two forms share one, and the first names it. */
export const TYPE_WORD: Readonly<Record<number, string>> = Object.fromEntries(
  QUESTION_FORMS.toReversed().map((form) => [FORM_TYPE[form], FORM_WORD[form]]),
)
export const featureWord = (freeTrial: boolean) => (freeTrial ? 'Free Trial' : 'Premium')
/** The answers to a statement, with their API values. */
export const TRUTH = [
  { value: '1', label: 'Benar' },
  { value: '2', label: 'Salah' },
] as const
