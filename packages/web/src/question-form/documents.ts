// The body's document of a form, from the form's values.
import { ofForm } from '@bank/contract/question-form/forms'
import type { InteractionInput } from '@bank/contract/question-form/interaction'
import { type FormName, formOf } from '@bank/contract/question-words'
import { matchingOf } from './jodohkan/document.ts'
import { tableOf } from './kategori/document.ts'
import { rubricOf } from './uraian/document.ts'
import type { ItemValues } from './values/item-values.ts'

/** The forms whose document holds lists. */
const LISTS: Readonly<Partial<Record<FormName, (values: ItemValues) => InteractionInput>>> = {
  uraian: rubricOf,
  kategori: tableOf,
  jodohkan: matchingOf,
}

/** The body's document of the present type. */
export function documentOf(values: ItemValues): InteractionInput | undefined {
  const form = formOf(Number(values.qt_id), false)
  if (!form) return undefined
  const kept = ofForm(form, (values.interaction ?? {}) as InteractionInput)
  const lists = LISTS[form]
  if (lists) return { ...kept, ...lists(values) }
  return Object.keys(kept).length > 0 ? kept : undefined
}
