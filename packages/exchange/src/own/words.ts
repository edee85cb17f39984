import type { FormName } from '@bank/contract/question-words'

/** What the forms are called in a file that is edited and read again. */
export const FORM_WORD: Readonly<Record<FormName, string>> = {
  pg: 'PG',
  pgk: 'PG kompleks',
  isian: 'Isian',
  uraian: 'Uraian',
  benar_salah: 'Benar/Salah',
  kategori: 'Kategori',
  jodohkan: 'Menjodohkan',
}

const plain = (word: string) => word.trim().replace(/\s+/g, ' ').toLowerCase()
const FORMS = new Map(Object.entries(FORM_WORD).map(([form, word]) => [plain(word), form as FormName]))

/** The form of exactly this word. */
export const formOfWord = (word: string): FormName | undefined => FORMS.get(plain(word))
