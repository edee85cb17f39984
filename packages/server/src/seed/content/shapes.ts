/** The shapes of the sample content. It refers to other rows by name or code instead of ids. */

export type Stage = 'SD' | 'SMP' | 'SMA'
type Label = 'tryout' | 'exam' | 'daily_question' | 'example_question'
type Status = 'on-progress' | 'approved' | 'published'
type Level = 'Mudah' | 'Sedang' | 'Sulit'
type Cognitive =
  | 'Menemukan Informasi'
  | 'Memahami'
  | 'Mengevaluasi dan Merefleksi'
  | 'Pemahaman'
  | 'Penerapan'
  | 'Penalaran'

export interface SeedClass {
  grade: number
  stage: Stage
}

export interface SeedSubject {
  code: string
  name: string
  family: 'literasi' | 'numerasi' | null
  indicators: Cognitive[]
}

export interface SeedCategory {
  code: string
  name: string
  /** A subject's code. */
  subject: string
  productType: 1 | 2
  /** Empty = every class fits. */
  grades: number[]
  detail?: string
}

export interface SeedTopic {
  name: string
  /** A category's code. */
  category: string
  /** Null for SNPMB. */
  grade: number | null
  detail: string
  subtopics?: { name: string; detail: string }[]
}

/** `picture` is the name of a file in `pictures/`, without its extension. */
export interface SeedOption {
  text?: string
  picture?: string
}

interface SeedShortAnswer {
  text?: string
  upper?: string
  lower?: string
}

interface Essay {
  type: 'essay'
  answer: string
  /** Criteria, each with its levels from the best one down: the last gives no points, the one before it 1 point. */
  rubric?: readonly (readonly [text: string, ...levels: string[]])[]
}

interface MultipleChoice {
  type: 'multiple choice'
  options: (string | SeedOption)[]
  key: Letter
}

interface ShortAnswer {
  type: 'short answer'
  shortAnswers: SeedShortAnswer[]
}

/** Statements, each with whether it is true. */
interface Statements {
  type: 'statements'
  statements: [text: string, isTrue: boolean][]
}

type Letter = 'A' | 'B' | 'C' | 'D' | 'E'

/** Multiple choice with more than one right option. */
interface SeveralAnswers {
  type: 'several answers'
  options: string[]
  keys: Letter[]
}

/** Statements, each with the index of the column it belongs to. */
interface Categories {
  type: 'categories'
  columns: string[]
  rows: [text: string, column: number][]
}

interface Matching {
  type: 'matching'
  pairs: [left: string, right: string][]
  /** Right ones without a partner. */
  lures: string[]
}

interface Common {
  /** Days between the creation of the question and the seeding; more for a parent than for its children. */
  daysAgo: number
  label: Label
  status: Status
  freeTrial?: true
  text: string
  keywords?: string[]
  discussion?: string
}

/** The fields of a question of the general bank that SNPMB ones do not have; its class is the one of its topic. */
interface General {
  /** A topic's name. */
  topic: string
  subtopic?: string
  level: Level
  indicator?: Cognitive
}

/** An SNPMB question has a category and may have one of its topics. */
interface Snpmb {
  /** A category's code. */
  category: string
  topic?: string
}

export type GeneralQuestion = Common &
  General &
  (Essay | MultipleChoice | SeveralAnswers | ShortAnswer | Categories | Matching)
export type SnpmbQuestion = Common & Snpmb & (MultipleChoice | ShortAnswer | Statements)

/** A question on the main list, with the children of its group. */
export type Grouped<Question> = Question & { children?: Question[] }
export type SeedQuestion = GeneralQuestion | SnpmbQuestion

export interface SeedBanner {
  description: string
  target: string
  picture: string
}
