import { isEmptyHtml } from '@bank/contract/shown'
import type { ItemValues, ListName, Lists } from './item-values.ts'

const isBlankText = (text: string | null | undefined) => isEmptyHtml(text ?? '')

/** Whether a row has no content yet. An answer mark alone is no content. */
export const isBlank: { readonly [Name in ListName]: (row: Lists[Name][number]) => boolean } = {
  selections: ({ selection_text, image }) => isBlankText(selection_text) && !image,
  short_answers: ({ short_answer_text, first_range, second_range }) =>
    [short_answer_text, first_range, second_range].every(isBlankText),
  statements: ({ text }) => isBlankText(text),
  keywords: ({ keyword_text }) => isBlankText(keyword_text),
  rows: ({ text, image }) => isBlankText(text) && !image,
  matches: ({ text, image, partner, partner_image }) => [text, image, partner, partner_image].every(isBlankText),
  lures: ({ text, image }) => isBlankText(text) && !image,
  rubric: ({ text, levels }) => [text, ...levels.map((level) => level.text)].every(isBlankText),
}

/** The lists without blank rows. An option keeps its letter, so a blank one before others is reported as an error. */
export const withoutBlanks = ({ short_answers = [], statements = [], keywords = [], ...more }: ItemValues) => ({
  short_answers: short_answers.filter((row) => !isBlank.short_answers(row)),
  statements: statements.filter((row) => !isBlank.statements(row)),
  keywords: keywords.filter((row) => !isBlank.keywords(row)),
  rows: more.rows?.filter((row) => !isBlank.rows(row)) ?? [],
  matches: more.matches?.filter((row) => !isBlank.matches(row)) ?? [],
  lures: more.lures?.filter((row) => !isBlank.lures(row)) ?? [],
  rubric: more.rubric?.filter((row) => !isBlank.rubric(row)) ?? [],
})

/** The options up to the last one that was used: the form offers five, and a question may have four. */
export function optionsOf({ selections = [] }: ItemValues) {
  if (selections.every(isBlank.selections)) return []
  return selections.slice(0, selections.findLastIndex(isUsed) + 1)
}

/** A stored or marked option is used even when it is blank, and reported then. */
const isUsed = (option: Lists['selections'][number]) =>
  !isBlank.selections(option) || option.is_answer === true || option.id_selection != null
