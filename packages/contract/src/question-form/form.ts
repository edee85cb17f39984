import type { FormName } from '../question-words.ts'
import type { Interaction, Rule } from './interaction.ts'

/** Sentences for people, by the place in the body of a call: `rows.r2.column`. */
export type Problems = Readonly<Record<string, string>>

/** What a form of a question has of its own, beside its words, its editor and its card. */
export interface Form {
  readonly name: FormName
  /** The keys of `interaction` that it uses; others are not kept. */
  readonly keys: readonly (keyof Interaction)[]
  /** How it can be scored; the first unless its question says otherwise. */
  readonly rules: readonly [Rule, ...Rule[]]
  /** What cannot be kept, of a document whose rows have their ids. An empty document can. */
  readonly problems?: (document: Interaction) => Problems
  /** Whether the key is missing, of a form whose key stands in its document. */
  readonly lacksKey?: (document: Interaction) => boolean
}

/** The ids that occur more than once, for lists in which each may stand once. */
export const repeated = (ids: readonly string[]) => new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
