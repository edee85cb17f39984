import type { Asked } from '../question-form/scorer.ts'
import { REVIEWED } from './forms.ts'
import { type ReadText, readText } from './read.ts'

/** A question as scorers read it, with what is written beside it. */
export interface Linted extends Asked {
  readonly discussion?: { readonly discussion_text: string } | null | undefined
  /** It stands in a group, whose text may hold the picture. */
  readonly inGroup?: boolean | undefined
}

/** The texts of a question by their places: what asks, what its form has, and the discussion. */
export const placedTexts = (asked: Linted) => ({
  stem: ['question_text', asked.question_text] as const,
  parts: REVIEWED[asked.form].texts(asked),
  discussion: ['discussion.discussion_text', asked.discussion?.discussion_text ?? ''] as const,
})

/** Those of them that are not empty, as a person reads them. */
export function filledTexts(asked: Linted): Pick<ReadText, 'place' | 'text'>[] {
  const { stem, parts, discussion } = placedTexts(asked)
  return [stem, ...parts, discussion]
    .map(([place, html]) => readText(place, html))
    .filter(({ text }) => text.trim() !== '')
}
