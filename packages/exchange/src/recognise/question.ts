import type { InteractionInput, Rule } from '@bank/contract/question-form/interaction'
import type { FormName } from '@bank/contract/question-words'
import type { Place } from '../docx/blocks.ts'
import type { Message } from './messages.ts'

export type QuestionState = 'ready' | 'look' | 'wrong'

/** What a question says, in any file: texts are HTML of ours, pictures have sources that the reader or writer is given. */
export interface QuestionContent {
  form: FormName
  text: string
  /** The text for several questions that this one belongs to. */
  stimulus?: string
  /** Index of the first question with the same stimulus. */
  head?: number
  options: ReadOption[]
  /** Of a short answer: each is accepted. */
  answers: string[]
  /** Of a short answer: numbers between these are accepted, both included; `first` is the upper one. */
  ranges?: { first: string; second: string }[]
  /** Of an essay. */
  answer?: string
  /** Of `benar_salah`. */
  statements: { text: string; answer: '1' | '2' | null }[]
  /** The document of `kategori`, `jodohkan` and `pgk`. */
  interaction: InteractionInput
  discussion: string
  topic?: string
  subtopic?: string
  class?: string
  level?: string
  indicator?: string
  label?: string
  keywords: string[]
  points?: number
  /** How parts count; left out, as the form does first. */
  rule?: Rule
}

/** A question as it was read, as plain data; pictures have the sources of `pictureSource`. */
export interface ReadQuestion extends QuestionContent {
  /** As it is printed. */
  number?: number
  place: Place
  /** Numbers of the source lines that it was made of. */
  lines: number[]
  /** `guessed`: by bold or coloured letters, to be looked at by a person. */
  keyStated: 'stated' | 'guessed' | 'none'
  /** Which question of the bank it is: its code, and the mark that an export has written (own/mark.ts). */
  code?: string
  mark?: string
  state: QuestionState
  messages: Message[]
}

export interface ReadOption {
  /** A fragment. */
  text: string
  /** The source of its picture. */
  picture?: string
  isKey: boolean
}
