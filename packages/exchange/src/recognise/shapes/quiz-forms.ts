import type { FormName } from '@bank/contract/question-words'
import { formNamed } from '../patterns.ts'

/** What sheets of English quiz makers call their forms. */
const QUIZ_WORDS: readonly (readonly [RegExp, FormName])[] = [
  [/^(?:multiple|single)[\s-]*choice$/i, 'pg'],
  [/^(?:checkbox(?:es)?|multiple[\s-]*(?:select|answers?|response))$/i, 'pgk'],
  [/^fill[\s-]*in/i, 'isian'],
  [/^open[\s-]*ended$/i, 'uraian'],
]

/** The form that a cell names. */
export const formOfCell = (word: string): FormName | undefined =>
  QUIZ_WORDS.find(([said]) => said.test(word.trim()))?.[1] ?? formNamed(word)
