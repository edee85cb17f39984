// What our files of QTI say beside the standard. They are written and read by these words.

/** The program that a file names as its author. */
export const OUR_TOOL = 'Bank Soal'
/** Around the box of a short answer, with its unit. */
export const ANSWER_PLACE = 'ext-answer'
/** The columns of statements that are true or false. */
export const SIDE_NAMES = ['v1', 'v2'] as const
/** Whom a rubric block is for. */
export const USES = { discussion: 'ext:pembahasan', accepted: 'ext:kunci', criteria: 'ext:rubrik' } as const
/** How the items of a list are numbered: `type` of HTML as the classes that the standard shares. */
export const LIST_CLASSES: Readonly<Record<string, string>> = {
  1: 'qti-list-style-type-decimal',
  a: 'qti-list-style-type-lower-alpha',
  A: 'qti-list-style-type-upper-alpha',
  i: 'qti-list-style-type-lower-roman',
  I: 'qti-list-style-type-upper-roman',
}

/** Before the text of a level, for people: its points stand in an attribute. */
export const POINTS_PLACE = 'ext-points'

/** The purposes of a classification in the metadata (LOM), which stand for fields of a question. */
export const PURPOSES = {
  topic: 'discipline',
  class: 'educational level',
  level: 'skill level',
  indicator: 'competency',
  label: 'idea',
} as const

/** What the standard calls our levels. */
export const DIFFICULTY: Readonly<Record<string, string>> = {
  mudah: 'easy',
  sedang: 'medium',
  sukar: 'difficult',
  sulit: 'difficult',
}
