import { discussionRoutes } from '@bank/contract/discussion'
import type { Question } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { useAllowed } from '../api/allowed.ts'
import { useRowForm } from '../api/row-form.ts'
import { bodyOf, shownBy } from '../item/item-body.ts'
import { ItemEditor } from '../item/item-editor.tsx'
import { itemParts, keptDiscussion, wholeItem } from '../item/item-schema.ts'
import { blankParts, partsOf } from '../item/item-values.ts'
import { partLines } from '../item/item-versions.ts'
import { remembered } from '../item/remembered.ts'
import { useItem } from '../item/use-item.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { SnpmbFields } from './snpmb-fields.tsx'
import { type SnpmbValues, snpmbForm, valuesOf } from './snpmb-form.ts'
import { SnpmbVersions } from './snpmb-versions.tsx'

const BANK = 'snpmb'
const fields = snpmbForm.extend(itemParts)
const itemForm = fields.superRefine(...wholeItem)
const itemFormWithDiscussion = fields.extend(keptDiscussion).superRefine(...wholeItem)

/** A question of SNPMB on one screen: options with their key, or a table of statements that are true or false. */
export function SnpmbItemDialog({ question, onClose }: { question?: Question; onClose: () => void }) {
  const uploads = useQuestionUploads()
  const item = useItem({ bank: BANK, question, onClose })
  const opened = question && partsOf(question)
  const mayRemoveDiscussion = useAllowed(discussionRoutes.remove)
  const { form, dialog, versions } = useRowForm({
    kind: 'snpmb-item',
    title: question ? `Edit lengkap soal ${question.code}` : 'Tulis soal',
    routes: snpmbQuestionRoutes,
    row: question,
    id: (row) => row.id_question,
    schema: question?.discussion && !mayRemoveDiscussion ? itemFormWithDiscussion : itemForm,
    values: (row) => (row ? { ...valuesOf(row), ...partsOf(row) } : newItem()),
    body: (values: SnpmbValues): SnpmbValues => bodyOf(values, { opened, stored: versions?.stored }),
    pictures: {
      uploads: { ...uploads, keepOnly: (): Promise<void> => uploads.keepOnly(shownBy(form.getValues())) },
      field: 'question_text',
    },
    // told by useItem, which knows what comes next
    says: question ? undefined : '',
    onClose,
    onSaved: (row: Question): void => item.saved(row, form.getValues(), (next) => form.reset(next)),
  })
  return (
    <ItemEditor
      form={form}
      dialog={dialog}
      item={item}
      upload={uploads.upload}
      classified={question !== undefined || form.formState.defaultValues?.category_id !== undefined}
      isNew={question === undefined}
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
