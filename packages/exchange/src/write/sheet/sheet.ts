import type { WrittenQuestion } from '../written-question.ts'
import type { Choices } from './columns.ts'

/** What a sheet is made of. */
export interface Sheet {
  questions: readonly WrittenQuestion[]
  /** What is offered where a name of the bank is to be typed. */
  choices?: Choices
  /** What tells a question when the file comes back. */
  markOf?: (id: number) => string
}
