import type { ImportDraft } from '@bank/contract/import-row'
import { askedOfBody, type Body } from '@bank/contract/question-form/asked-of-body'
import { partsOf } from './item-values.ts'

/** The parts of a question that was read and that no row of the bank stands for; nothing where its type is not known. */
export function draftParts(draft: ImportDraft) {
  const asked = askedOfBody(draft as Body)
  if (!asked) return {}
  return partsOf({
    ...asked,
    qt_id: Number(draft.qt_id),
    // these are numbered by their places, which no row of the bank has
    selections: asked.selections.map(({ id_selection: _, ...option }) => option),
    statements: asked.statements.map(({ id: _, ...statement }) => statement),
    short_answers: [...asked.short_answers],
    keywords: draft.keywords ?? [],
    discussion: draft.discussion ?? null,
  })
}
