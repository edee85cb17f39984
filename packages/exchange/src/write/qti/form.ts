import type { Answer, Asked } from '@bank/contract/question-form/scorer'
import type { Response } from './response.ts'

/** Writes a text with its picture as XHTML; only who stores the pictures knows their addresses. */
export type Write = (content: { readonly text: string; readonly image?: string }) => string

/** Only where the author has said it. */
export const shuffleOf = ({ order }: Pick<Asked['interaction'], 'order'>) =>
  order === 'acak' ? 'true' : order === 'tetap' ? 'false' : undefined

/** What QTI makes of a form of question. */
export interface QtiForm {
  /** An answer as the values of its response; none for a blank. */
  readonly values: (answer: Answer) => string[]
  readonly response: (question: Asked) => Response
  /** What the student sees below the question's text. */
  readonly interaction: (question: Asked, write: Write) => string
}
