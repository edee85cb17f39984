import type { ItemValues, ListName, Lists } from './item-values.ts'

const isBlankText = (text: string | null | undefined) => (text ?? '').trim() === ''

/** Whether a row of a list says nothing yet. A bare mark of the answer says nothing either. */
export const isBlank: { readonly [Name in ListName]: (row: Lists[Name][number]) => boolean } = {
  selections: ({ selection_text, image }) => isBlankText(selection_text) && !image,
  short_answers: ({ short_answer_text, first_range, second_range }) =>
    [short_answer_text, first_range, second_range].every(isBlankText),
  statements: ({ text }) => isBlankText(text),
  keywords: ({ keyword_text }) => isBlankText(keyword_text),
}

/** Lists without the rows that nobody filled; an option keeps its letter, so a blank one is not skipped but asked for. */
export const withoutBlanks = ({ short_answers = [], statements = [], keywords = [] }: ItemValues) => ({
  short_answers: short_answers.filter((row) => !isBlank.short_answers(row)),
  statements: statements.filter((row) => !isBlank.statements(row)),
  keywords: keywords.filter((row) => !isBlank.keywords(row)),
})

/** Without a single filled one there are no options yet. */
export const optionsOf = ({ selections = [] }: ItemValues) => (selections.every(isBlank.selections) ? [] : selections)
