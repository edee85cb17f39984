import { type LintBody, numbered } from '@bank/contract'
import { askedOfBody } from '@bank/contract/question-form/asked-of-body'
import type { Linted } from '@bank/contract/telaah/index'

/** The body of a call as the rules of automatic review read a question; undefined for a type without a form. */
export function lintedOfBody({ discussion, parent_id, interaction = {}, ...body }: LintBody): Linted | undefined {
  // rows without an id get the one that they would be kept by: places name them by it
  const { document } = numbered(interaction, { document: {}, given: {} })
  const asked = askedOfBody({ ...body, interaction: document })
  return asked && { ...asked, discussion, inGroup: Boolean(parent_id) }
}
