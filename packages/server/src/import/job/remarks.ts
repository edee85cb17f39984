import type { ImportDraft } from '@bank/contract'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import { SCORERS } from '@bank/contract/question-form/scorers'
import type { Note } from './note.ts'

/** What the form of a question says of a draft that a person has written over: no key, only one option. */
export function remarksOf(draft: ImportDraft): Note[] {
  const asked = askedOfBody(draft as Body)
  if (!asked) return []
  const { lacksKey, remarks } = SCORERS[asked.form]
  // a missing key is named first
  const isOfKey = (at: number) => at === 0 && lacksKey(asked)
  return remarks(asked).map((text, at) => ({ severity: 'look', text, ...(isOfKey(at) && { about: 'key-missing' }) }))
}
