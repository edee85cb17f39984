import type { Rule } from '@bank/contract/question-form/interaction'
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

/** How a question is scored, as a sheet says it; a rubric has no place there. */
export const RULE_WORD: Readonly<Record<Exclude<Rule, 'rubric'>, string>> = {
  all: 'Semua harus benar',
  parts: 'Per bagian',
  parts_minus: 'Per bagian, salah mengurangi',
}
