import type { Question } from '@bank/contract/question'
import type { CardOpened } from '../item/opened.ts'

export type ShortAnswer = Question['short_answers'][number]

/** What a card can ask the screen to open. */
export type Opened =
  | CardOpened
  | { kind: 'add'; parent?: Question }
  /** The whole question on one screen: a new one, or this one. */
  | { kind: 'item'; question?: Question; parent?: Question }
  | { kind: 'duplicate'; question: Question; parent: Question }
  | { kind: 'essay'; question: Question }
  | { kind: 'short-answer'; question: Question; shortAnswer?: ShortAnswer }
  | { kind: 'remove-short-answer'; question: Question; shortAnswer: ShortAnswer }
export type OpenDialog = (opened: Opened) => void
