import type { BankName } from '@bank/contract/bank'
import { importRoutes } from '@bank/contract/import'
import { type ImportRow, importRowRoutes } from '@bank/contract/import-row'
import { useRowForm } from '../../form/row-form.ts'
import { placeInForm } from '../../question-form/documents.ts'
import { Alert } from '../../ui/alert.tsx'
import { Opening } from '../../ui/opening.tsx'
import { useTopics } from '../bank/lookups.ts'
import { ClassificationFields } from '../bank/question-fields.tsx'
import { FORMS, type QuestionValues } from '../bank/question-form.ts'
import { QuestionVersions } from '../bank/question-versions.tsx'
import { shownBy, wholeBodyOf } from '../item/item-body.ts'
import { ItemEditor } from '../item/item-editor.tsx'
import { draftSchema, itemParts, wholeItem } from '../item/item-schema.ts'
import { partLines } from '../item/item-versions.ts'
import { useQuestionUploads } from '../item/use-question-uploads.ts'
import { rowValues } from './row-values.ts'

interface ImportRowDialogProps {
  bank: BankName
  row: ImportRow
  onClose: () => void
}

/** A question of a file with all its parts, as a question of the bank is edited. What is missing may come later. */
export function ImportRowDialog(props: ImportRowDialogProps) {
  const topics = useTopics()
  if (topics.isPending) return <Opening />
  const categoryOf = (topicId: unknown) =>
    topics.data?.data.find(({ id_topic }) => id_topic === Number(topicId))?.category_id
  return <RowEditor {...props} categoryOf={categoryOf} />
}

const SCHEMAS = {
  general: draftSchema<QuestionValues>(
    FORMS.general
      .partial()
      .extend(itemParts)
      .superRefine(...wholeItem),
  ),
  snpmb: draftSchema<QuestionValues>(
    FORMS.snpmb
      .partial()
      .extend(itemParts)
      .superRefine(...wholeItem),
  ),
}
const ROUTES = {
  get: importRowRoutes.get,
  create: importRowRoutes.edit,
  update: importRowRoutes.edit,
  list: importRowRoutes.list,
}

interface RowEditorProps extends ImportRowDialogProps {
  categoryOf: (topicId: unknown) => number | undefined
}

function RowEditor({ bank, row, categoryOf, onClose }: RowEditorProps) {
  const uploads = useQuestionUploads()
  const { form, dialog, versions } = useRowForm<ImportRow, QuestionValues, typeof importRowRoutes.edit>({
    kind: 'import-row',
    title: `Edit soal ${row.no}`,
    routes: ROUTES,
    row,
    id: (row) => row.id_import_row,
    schema: SCHEMAS[bank],
    values: (row) => (row ? rowValues(bank, row, categoryOf) : {}),
    body: (values) => ({ whole: true, draft: bodyOf(bank, values) }),
    placeInForm: (place, values) => placeInForm(place.replace(/^draft\./, ''), values),
    pictures: {
      uploads: { ...uploads, keepOnly: (): Promise<void> => uploads.keepOnly(shownBy(form.getValues())) },
      field: 'question_text',
    },
    refreshes: [importRowRoutes.list, importRoutes.get],
    onClose,
  })
  return (
    <ItemEditor
      bank={bank}
      form={form}
      dialog={dialog}
      upload={uploads.upload}
      classified
      head={<Messages of={row} />}
      versions={versions && <QuestionVersions bank={bank} {...versions} more={partLines} />}
      classification={<ClassificationFields bank={bank} form={form} />}
    />
  )
}

/** In the general bank the topic has a category: a row that is given another topic later must not keep an old one. */
function bodyOf(bank: BankName, values: QuestionValues) {
  const { category_id, ...body } = wholeBodyOf(values)
  return bank === 'general' ? body : { ...body, category_id }
}

/** What is said of the row, with its place in the file. */
function Messages({ of: { messages, place } }: { of: ImportRow }) {
  const textsOf = (isWrong: boolean) =>
    messages
      .filter(({ severity }) => (severity === 'error') === isWrong)
      .map(({ text }) => text)
      .join(' ')
  const [wrong, look] = [textsOf(true), textsOf(false)]
  return (
    <>
      {wrong && <Alert>{wrong}</Alert>}
      {look && <Alert kind="info">{look}</Alert>}
      <p className="text-sm text-muted">Di berkas: {place}</p>
    </>
  )
}
