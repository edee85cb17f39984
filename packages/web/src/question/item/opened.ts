import type { BankName } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'

export type Selection = Question['selections'][number]
export type Keyword = Question['keywords'][number]
export type ShortAnswer = Question['short_answers'][number]
export type Statement = Question['statements'][number]

/** What of a question is deleted by a dialog of its own. */
export type Removable = 'selection' | 'picture' | 'answer' | 'keyword' | 'short-answer' | 'statement'

/** What the list and the cards of questions can ask the screen to open in the address; without a `row` a part is added. */
export type Opened =
  /** A new question, in a group that of `parent`: its classification and text alone, or all of it on one screen. */
  | { kind: 'add' | 'add-item'; bank: BankName; parent?: Question }
  | { kind: 'edit' | 'edit-item'; question: Question }
  /** A copy in a group, or one on the main list. */
  | { kind: 'duplicate'; question: Question; parent: Question }
  | { kind: 'copy'; question: Question }
  | { kind: 'essay'; question: Question }
  /** What automatic review finds in it. */
  | { kind: 'findings'; question: Question }
  | { kind: 'selection'; question: Question; row?: Selection }
  /** `selection` is the option that is marked when the dialog opens. */
  | { kind: 'answer'; question: Question; selection?: Selection }
  | { kind: 'keyword'; question: Question; row?: Keyword }
  | { kind: 'short-answer'; question: Question; row?: ShortAnswer }
  | { kind: 'statement'; question: Question; row?: Statement }

/** A question before a delete; it has no address, for a link must not lead to one. */
export type Removal =
  | { kind: 'remove'; question: Question }
  | { kind: 'remove-part'; part: Removable; question: Question; id: number }

export type OpenDialog = (asked: Opened | Removal) => void
