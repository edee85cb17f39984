import type { Answer, Asked, Shown } from '@bank/contract/question-form/scorer'

export interface StudentProps {
  /** Of its fields, apart from those of other questions on the page. */
  name: string
  /** What a student may see: without the key. */
  shown: Shown
  answer: Answer
  onAnswer: (answer: Answer) => void
  /** With its key, once the answer was checked: each part then says whether it is right. */
  checked: Asked | undefined
}
