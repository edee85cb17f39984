// Indonesian words for the codes of a question and of its subject's family.
import { type FAMILIES, type LABELS, QUESTION_TYPE } from '@bank/contract/question-words'

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
export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE]
export const TYPE_WORD: Readonly<Record<number, string>> = {
  [QUESTION_TYPE.essay]: 'Essay',
  [QUESTION_TYPE.multipleChoice]: 'Pilihan ganda',
  [QUESTION_TYPE.shortAnswer]: 'Isian singkat',
  [QUESTION_TYPE.statements]: 'Benar / Salah',
}
export const featureWord = (freeTrial: boolean) => (freeTrial ? 'Free Trial' : 'Premium')
/** The answers to a statement, with their API values. */
export const TRUTH = [
  { value: '1', label: 'Benar' },
  { value: '2', label: 'Salah' },
] as const
