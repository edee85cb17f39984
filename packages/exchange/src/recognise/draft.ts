import type { Rule } from '@bank/contract/question-form/interaction'
import type { FormName } from '@bank/contract/question-words'
import type { Place } from '../docx/blocks.ts'
import type { Content, LinePart } from '../source/content.ts'
import type { FieldName } from './fields.ts'
import type { KeyValue } from './key.ts'
import type { Message } from './messages.ts'

/** A question while it is gathered. */
export interface Draft {
  number?: number
  place: Place
  /** What tells its number from those of a list inside of it. */
  signature?: string
  /** Set by a heading above, and by itself. */
  section?: FormName
  declared?: FormName
  declaredAs?: string
  stem: Content[]
  options: DraftOption[]
  /** A number in its key stands for an option. */
  hasNumberedOptions?: true
  key?: KeyValue
  /** The key where it is a text. */
  keyContents: Content[]
  /** Each paragraph of the key is an answer. */
  hasSeveralAnswers?: true
  /** Of a short answer: bounds of numbers, and the unit beside it. */
  ranges: { first: string; second: string }[]
  unit?: string
  rule?: Rule
  /** Which question of the bank it is. */
  code?: string
  mark?: string
  /** It stands below a list of keys, which may have been its place. */
  isBelowKeys?: true
  discussion: Content[]
  /** A line before its options was taken for its key or its discussion. */
  isSaidEarly?: true
  statements: DraftStatement[]
  /** The columns that a table of statements names; with more than words, as they stand. */
  sides?: string[]
  categories?: Content[][]
  /** To be matched, and which belong together by their codes. */
  left: DraftItem[]
  right: DraftItem[]
  pairs: DraftPair[]
  fields: Partial<Record<FieldName, string>>
  /** Each a text of its own. */
  keywords: LinePart[]
  /** How far the letters of its automatic options are from A. */
  shift?: number
  notes: Message[]
  /** Of a file of ours: each line of its key, and its table. */
  keyLines?: Content[][]
  table?: OwnTable
  stimulus?: Stimulus
}

export interface DraftOption {
  letter: string
  printed: string
  contents: Content[]
  isKey: boolean
  /** Its text where the file does not say it. */
  given?: string
}

export interface DraftStatement {
  contents: Content[]
  /** The word of its column; undefined where it is not said. */
  side?: string
  /** Its place among the categories. */
  column?: number
}

export interface DraftItem {
  code: string
  contents: Content[]
}

/** The table of a question in a file of ours. */
export type OwnTable =
  | { kind: 'sides'; columns: Content[][]; rows: { contents: Content[]; side: number | undefined }[] }
  | { kind: 'pairs' }

/** Codes of a left and a right item. */
export type DraftPair = readonly [left: string, right: string]

/** A text that serves the questions with these numbers. */
export interface Stimulus {
  from: number
  to: number
  contents: Content[]
}

export const newDraft = (place: Place, number?: number): Draft => ({
  place,
  ...(number !== undefined && { number }),
  stem: [],
  options: [],
  keyContents: [],
  ranges: [],
  discussion: [],
  statements: [],
  left: [],
  right: [],
  pairs: [],
  fields: {},
  keywords: [],
  notes: [],
})

/** Whether nothing more is wanted before the next question. */
export const isComplete = (draft: Draft): boolean =>
  draft.options.length >= 2 ||
  draft.key !== undefined ||
  draft.discussion.length > 0 ||
  draft.statements.length > 0 ||
  draft.left.length > 0 ||
  isOpen(draft)

const isOpen = ({ declared, section }: Draft) => {
  const form = declared ?? section
  return form !== undefined && form !== 'pg' && form !== 'pgk'
}

/** Whether it says anything beside its text. */
export const isBare = (draft: Draft): boolean =>
  draft.options.length < 2 &&
  !draft.key &&
  draft.discussion.length === 0 &&
  draft.statements.length === 0 &&
  draft.left.length === 0 &&
  !draft.declared

export const contentsIn = (draft: Draft): Content[] => [
  ...draft.stem,
  ...draft.options.flatMap(({ contents }) => contents),
  ...draft.keyContents,
  ...draft.discussion,
  ...draft.statements.flatMap(({ contents }) => contents),
  ...(draft.categories ?? []).flat(),
  ...[...draft.left, ...draft.right].flatMap(({ contents }) => contents),
]
