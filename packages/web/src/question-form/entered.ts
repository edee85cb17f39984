import type { FormName } from '@bank/contract/question-words'
import type { UseFormReturn } from 'react-hook-form'
import { setMultiple } from './choice/several.ts'
import { documentOfStatements } from './kategori/document.ts'
import { forgetRubricPoints } from './uraian/document.ts'
import type { ItemValues } from './values/item-values.ts'

type Form = Pick<UseFormReturn<ItemValues>, 'getValues' | 'setValue'>

type Steps = Readonly<Partial<Record<FormName, (form: Form) => void>>>

/** What else happens in the editor when another form is chosen, before and after. */
export const LEFT: Steps = { uraian: forgetRubricPoints }
export const ENTERED: Steps = {
  pg: (form) => setMultiple(form, false),
  pgk: (form) => setMultiple(form, true),
  kategori: (form) => {
    forgetOrder(form)
    documentOfStatements(form)
  },
  jodohkan: forgetOrder,
}

/** Their editors do not show it, and an order of options kept for pairs would tell the key. */
function forgetOrder(form: Form) {
  form.setValue('interaction.order', undefined)
}
