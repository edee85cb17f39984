import type { ReadQuestion, WordedText } from './question.ts'

/** What is wrong at a place. */
export interface Fault {
  /** In the body of a call: `selections.2.selection_text`, or `selections` for the list as a whole. */
  readonly place: string
  /** The range in the text as it is read; [0, 0] for the whole. */
  readonly at: readonly [from: number, to: number]
  readonly message: string
  /** What the range becomes. */
  readonly fix?: string | undefined
  /** The formula that the range becomes. */
  readonly formula?: { readonly latex: string; readonly display: boolean } | undefined
  /** How the rows of the place would stand, each by the number that it has now. */
  readonly order?: readonly number[] | undefined
}

/** Places that one rule tells of a question: the others are told when these are mended. */
export const MOST_OF_RULE = 50

export type Find = (question: ReadQuestion) => Fault[]

/** Of the whole place. */
export const wholly = (place: string, message: string): Fault => ({ place, at: [0, 0], message })

/** What a rule that reads one text at a time finds in all of them. */
export const inProse =
  (find: (text: WordedText) => Omit<Fault, 'place'>[]): Find =>
  ({ prose }) => {
    const found: Fault[] = []
    for (const text of prose) {
      if (found.length >= MOST_OF_RULE) break
      found.push(...find(text).map((fault) => ({ ...fault, place: text.place })))
    }
    return found
  }

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
