import type { FormName } from '@bank/contract/question-words'

/** What the forms are called in a sheet. */
export const FORM_WORD: Readonly<Record<FormName, string>> = {
  pg: 'PG',
  pgk: 'PG kompleks',
  isian: 'Isian',
  uraian: 'Uraian',
  benar_salah: 'Benar/Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}
