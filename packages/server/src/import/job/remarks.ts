import type { ImportDraft } from '@bank/contract'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { Note } from './note.ts'

/** What the form of a question says of a draft that a person has written over: no key, only one option. */
export function remarksOf(draft: ImportDraft): Note[] {
  const asked = askedOfBody(draft as Body)
  return asked ? SCORERS[asked.form].remarks(asked).map((text) => ({ severity: 'look', text })) : []
}
