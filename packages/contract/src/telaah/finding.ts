import type { ReadQuestion, WordedText } from './question.ts'

export type Severity = 'galat' | 'peringatan' | 'saran'

/** What is wrong at a place. */
export interface Fault {
  /** In the body of a call: `selections.2.selection_text`, or `selections` for the list as a whole. */
  readonly place: string
  /** The range in the text as it is read; [0, 0] for the whole. */
  readonly at: readonly [from: number, to: number]
  readonly message: string
  /** What the range becomes. */
  readonly fix?: string | undefined
}

export type Find = (question: ReadQuestion) => Fault[]

/** Of the whole place. */
export const wholly = (place: string, message: string): Fault => ({ place, at: [0, 0], message })

/** What a rule that reads one text at a time finds in all of them. */
export const inProse =
  (find: (text: WordedText) => Omit<Fault, 'place'>[]): Find =>
  ({ prose }) =>
    prose.flatMap((text) => find(text).map((fault) => ({ ...fault, place: text.place })))

/** Every match of a pattern, with the sentence that it deserves; undefined for one that is right after all. */
export function matchesIn(
  { text }: { text: string },
  pattern: RegExp,
  said: (match: RegExpExecArray, from: number) => { message: string; fix?: string } | undefined,
): Omit<Fault, 'place'>[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const found = said(match, match.index)
    return found ? [{ at: [match.index, match.index + match[0].length] as const, ...found }] : []
  })
}
