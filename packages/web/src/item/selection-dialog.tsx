import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { selectionCreate, selectionRoutes } from '@bank/contract/selection'
import { useRowForm } from '../api/row-form.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { OtherVersion, picture, typeset } from '../ui/other-version.tsx'
import { letterOf } from './letter.ts'
import type { Selection } from './opened.ts'
import { QUESTION_READS } from './reads.ts'
import { SelectionFields, type SelectionValues } from './selection-fields.tsx'

interface SelectionDialogProps {
  question: Question
  selection?: Selection
  onClose: () => void
}

export function SelectionDialog({ question, selection, onClose }: SelectionDialogProps) {
  const index = selection ? question.selections.indexOf(selection) : question.selections.length
  const { form, dialog, versions } = useRowForm({
    kind: `selection-${question.id_question}`,
    title: `${selection ? 'Edit' : 'Tambah'} pilihan ${letterOf(index)}`,
    routes: selectionRoutes,
    row: selection,
    id: (row) => row.id_selection,
    schema: selectionCreate,
    values: (row) => ({
      question_id: question.id_question,
      selection_text: row?.selection_text ?? '',
      image: row && row.image !== NO_IMAGE ? row.image : '',
    }),
    // the picture is sent only when another one was chosen (spec 5) than the one that is stored
    body: ({ image, ...values }): SelectionValues =>
      image === (versions?.stored.image ?? form.formState.defaultValues?.image) ? values : { ...values, image },
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      {versions && (
        <OtherVersion
          {...versions}
          lines={({ selection_text, image }) => [
            ['Teks pilihan', typeset(selection_text)],
            ['Gambar', image ? picture(image) : ''],
          ]}
        />
      )}
      <SelectionFields form={form} />
    </FormDialog>
  )
}
