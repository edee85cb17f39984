import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { selectionCreate, selectionRoutes } from '@bank/contract/selection'
import { useRowForm } from '../api/row-form.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { letterOf } from './letter.ts'
import type { Selection } from './opened.ts'
import { QUESTION_READS } from './reads.ts'
import { SelectionFields } from './selection-fields.tsx'

interface SelectionDialogProps {
  question: Question
  selection?: Selection
  onClose: () => void
}

export function SelectionDialog({ question, selection, onClose }: SelectionDialogProps) {
  const index = selection ? question.selections.indexOf(selection) : question.selections.length
  const shown = selection && selection.image !== NO_IMAGE ? selection.image : ''
  const { form, dialog } = useRowForm({
    kind: `selection-${question.id_question}`,
    title: `${selection ? 'Edit' : 'Tambah'} pilihan ${letterOf(index)}`,
    routes: selectionRoutes,
    row: selection,
    id: (row) => row.id_selection,
    schema: selectionCreate,
    values: (row) => ({
      question_id: question.id_question,
      selection_text: row?.selection_text ?? '',
      image: shown,
    }),
    // the picture is sent only when another one was chosen (spec 5)
    body: ({ image, ...values }) => (image === shown ? values : { ...values, image }),
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog {...dialog} keepOnBackdrop>
      <SelectionFields form={form} />
    </FormDialog>
  )
}
