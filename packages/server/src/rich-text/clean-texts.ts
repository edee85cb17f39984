import { invalid } from '@bank/contract/errors'
import { type Budget, budgetFor } from './budget.ts'
import { sanitizeFragment, sanitizeHtml } from './sanitize.ts'

/** One rich text of a request. */
export interface RichText {
  kind: 'html' | 'fragment'
  /** The field of the body, as refusals name it: `selections.0.selection_text`. */
  field: string
  text: string
}

/** All texts of a request together (decisions 8). */
const MOST_LENGTH = 2_000_000

export const lengthOf = (texts: RichText[]) => texts.reduce((length, { text }) => length + text.length, 0)

/** Refuses, by its field, the first text with which all of them are too long. */
export function requireLength(texts: RichText[]) {
  let length = 0
  for (const { field, text } of texts) {
    length += text.length
    if (length > MOST_LENGTH)
      throw invalid({ [field]: 'Semua teks soal ini bersama-sama terlalu panjang: paling banyak 2 juta karakter.' })
  }
}

/** Each text cleaned; '' for one without visible content. Throws VALIDATION with the field of a text that cannot be. */
export function cleanTexts(texts: RichText[], budget: Budget = budgetFor(lengthOf(texts))): string[] {
  const clean = { html: sanitizeHtml, fragment: sanitizeFragment }
  return texts.map(({ kind, field, text }) => clean[kind](text, field, budget))
}
