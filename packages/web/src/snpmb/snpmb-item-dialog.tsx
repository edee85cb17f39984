import type { Question } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { bodyOf } from '../item/item-body.ts'
import { ItemEditor } from '../item/item-editor.tsx'
import { itemParts, keptDiscussion, wholeItem } from '../item/item-schema.ts'
import { blankParts, partsOf } from '../item/item-values.ts'
import { partLines } from '../item/item-versions.ts'
import { remembered } from '../item/remembered.ts'
import { useItemForm } from '../item/use-item-form.ts'
import { SnpmbFields } from './snpmb-fields.tsx'
import { type SnpmbValues, snpmbForm, valuesOf } from './snpmb-form.ts'
import { SnpmbVersions } from './snpmb-versions.tsx'

const BANK = 'snpmb'
const fields = snpmbForm.extend(itemParts)
const itemForm = fields.superRefine(...wholeItem)
const itemFormWithDiscussion = fields.extend(keptDiscussion).superRefine(...wholeItem)

/** A question of SNPMB on one screen: options with their key, or a table of statements that are true or false. */
export function SnpmbItemDialog({ question, onClose }: { question?: Question; onClose: () => void }) {
  const { form, versions, editor } = useItemForm({
    bank: BANK,
    kind: 'snpmb-item',
    question,
    routes: snpmbQuestionRoutes,
    stem: 'question_text',
    schema: itemForm,
    schemaWithDiscussion: itemFormWithDiscussion,
    values: (row) => (row ? { ...valuesOf(row), ...partsOf(row) } : newItem()),
    body: (values: SnpmbValues, known): SnpmbValues => bodyOf(values, known),
    onClose,
  })
  return (
    <ItemEditor
      {...editor}
      classified={question !== undefined || form.formState.defaultValues?.category_id !== undefined}
      versions={versions && <SnpmbVersions {...versions} more={partLines} />}
      classification={<SnpmbFields form={form} withStatus={question !== undefined} />}
    />
  )
}

const newItem = (): Partial<SnpmbValues> => ({
  qt_id: 2,
  free_trial: false,
  ...blankParts(),
  ...remembered.last<SnpmbValues>(BANK),
})
