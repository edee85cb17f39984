/** Not in question.ts: the web app's first load needs these words, for addresses, and not the shapes. */
/** Of the specification; 4 was never used. */
export const QUESTION_TYPE = {
  essay: 1,
  multipleChoice: 2,
  shortAnswer: 3,
  statements: 5,
  categories: 6,
  matching: 7,
} as const

/** The forms of a question with the type of each: a question with several answers has the type of one with a single answer. */
export const FORM_TYPE = {
  pg: QUESTION_TYPE.multipleChoice,
  pgk: QUESTION_TYPE.multipleChoice,
  isian: QUESTION_TYPE.shortAnswer,
  uraian: QUESTION_TYPE.essay,
  benar_salah: QUESTION_TYPE.statements,
  kategori: QUESTION_TYPE.categories,
  jodohkan: QUESTION_TYPE.matching,
} as const
export type FormName = keyof typeof FORM_TYPE
export const QUESTION_FORMS = Object.keys(FORM_TYPE) as [FormName, ...FormName[]]

/** Whether several answers are right: the form that is told apart from another of its type by that. */
export const takesSeveral = (form: FormName) => form === 'pgk'

/** The form of a question of this type; `multiple`: it has several answers. Undefined for an unknown type. */
export const formOf = (type: number, multiple: boolean): FormName | undefined => {
  const found = QUESTION_FORMS.find((form) => FORM_TYPE[form] === type)
  return found === 'pg' && multiple ? 'pgk' : found
}

/** Whether two forms have this type, told apart by the number of answers. */
export const mayTakeSeveral = (type: number) => formOf(type, true) !== formOf(type, false)

export const STATUSES = ['on-progress', 'approved', 'published'] as const
export const LABELS = ['tryout', 'exam', 'daily_question', 'example_question'] as const

/** Parts that a question may still lack. */
export const MISSING = ['answer', 'discussion'] as const
/** What the lists can be asked for besides, as not there: an indicator, a description of every picture. */
export const LACKS = [...MISSING, 'indicator', 'alt'] as const
/** What a question may have in its texts, or beside them. */
export const PARTS = ['image', 'formula', 'keyword'] as const

/** The families of subjects: totals and charts count by them. */
export const FAMILIES = ['literasi', 'numerasi'] as const
