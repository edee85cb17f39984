// The form of one question with all its parts, of either bank: see question/bank/item-dialog.tsx.
import { discussionRoutes } from '@bank/contract/discussion'
import type { Question } from '@bank/contract/question'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useAllowed } from '../../api/allowed.ts'
import { type Answers, type BodyOf, type RowForm, useRowForm } from '../../form/row-form.ts'
import { placeInForm } from '../../question-form/documents.ts'
import { type ItemValues, partsOf } from '../../question-form/values/item-values.ts'
import { shownBy } from './item-body.ts'
import { useItem } from './use-item.ts'
import { useQuestionUploads } from './use-question-uploads.ts'

type Row<Values extends FieldValues, Create extends Answers<Question>> = RowForm<Question, Values, Create>

interface ItemForm<Values extends ItemValues & FieldValues, Create extends Answers<Question>>
  extends Pick<Row<Values, Create>, 'kind' | 'routes' | 'values' | 'refreshes' | 'onClose'> {
  bank: string
  question: Question | undefined
  stem: FieldPath<Values>
  schema: Row<Values, Create>['schema']
  /** For users who may not delete an existing discussion. */
  schemaWithDiscussion: Row<Values, Create>['schema']
  /** `stored` is the newest known version. */
  body: (values: Values, stored: Partial<ItemValues> | undefined) => BodyOf<Create>
}

/** `editor` holds the props of ItemEditor. */
export function useItemForm<Values extends ItemValues & FieldValues, Create extends Answers<Question>>({
  bank,
  question,
  stem,
  schema,
  schemaWithDiscussion,
  body,
  ...row
}: ItemForm<Values, Create>) {
  const uploads = useQuestionUploads()
  const item = useItem({ bank, question, onClose: row.onClose })
  const opened = question && partsOf(question)
  const mayRemoveDiscussion = useAllowed(discussionRoutes.remove)
  const { form, dialog, versions } = useRowForm<Question, Values, Create>({
    ...row,
    row: question,
    title: question ? `Edit soal ${question.code}` : 'Tambah soal',
    id: (row) => row.id_question,
    schema: question?.discussion && !mayRemoveDiscussion ? schemaWithDiscussion : schema,
    body: (values): BodyOf<Create> => body(values, versions?.stored ?? opened),
    placeInForm,
    pictures: {
      uploads: { ...uploads, keepOnly: (): Promise<void> => uploads.keepOnly(shownBy(form.getValues())) },
      field: stem,
    },
    // for a new item useItem shows the toast, because its text depends on what follows
    says: question ? undefined : '',
    onSaved: (saved): void => item.saved(saved, form.getValues(), (next) => form.reset(next)),
  })
  return { form, versions, editor: { form, dialog, item: question ? undefined : item, upload: uploads.upload } }
}
