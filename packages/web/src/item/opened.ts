import type { Question } from '@bank/contract/question'

export type Selection = Question['selections'][number]
type Answer = Question['answers'][number]
export type Keyword = Question['keywords'][number]

/** What a list of options can ask the screen to open. */
export type OptionOpened =
  | { kind: 'selection'; question: Question; selection?: Selection }
  | { kind: 'remove-selection'; question: Question; selection: Selection }
  | { kind: 'remove-picture'; selection: Selection }
  | { kind: 'answer'; question: Question; selection?: Selection }
  | { kind: 'remove-answer'; question: Question; answer: Answer }

/** What a list of keywords can ask. */
export type KeywordOpened =
  | { kind: 'keyword'; question: Question; keyword?: Keyword }
  | { kind: 'remove-keyword'; question: Question; keyword: Keyword }

/** What the card of a question can ask, whichever bank it is of. */
export type CardOpened =
  | OptionOpened
  | KeywordOpened
  | { kind: 'edit'; question: Question }
  | { kind: 'item'; question: Question }
  | { kind: 'remove'; question: Question }
