/** Written by hand before anything was scored: an answer, and the points that a teacher would give for it. */
type Tries<Answer> = readonly (readonly [answer: Answer, points: string])[]

interface Written<Form extends string, Answer> {
  form: Form
  text: string
  /** The words of the rule; the form's own when left out. */
  rule?: 'Per bagian' | 'Per bagian, salah mengurangi'
  points?: string
  tries: Tries<Answer>
}

/** The letters of the options that are chosen: 'AC'. */
export interface Choice extends Written<'Pilihan ganda' | 'Pilihan ganda kompleks', string> {
  options: readonly string[]
  key: string
}
export interface Short extends Written<'Isian singkat', string> {
  answer: string
  tolerance?: string
  unit?: string
}
/** The column of each row, from the left: '121'; a space where nothing is chosen. */
export interface Table extends Written<'Benar / Salah' | 'Kategori', string> {
  columns?: readonly string[]
  rows: readonly string[]
  key: string
}
/** The partner of each left row; '' where nothing is chosen. */
export interface Matching extends Written<'Menjodohkan', readonly string[]> {
  pairs: readonly (readonly [left: string, right: string])[]
  lures?: readonly string[]
  reuse?: boolean
}
export type ExamItem = Choice | Short | Table | Matching
