import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { selectionCreate, selectionRoutes } from '@bank/contract/selection'
import { useForm } from 'react-hook-form'
import { judgedBy } from '../api/form.ts'
import { useAction } from '../api/query.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { text } from '../ui/text.ts'
import type { Selection } from './opened.ts'
import { QUESTION_READS } from './reads.ts'
import { SelectionFields, type SelectionValues } from './selection-fields.tsx'
import { letterOf } from './words.ts'

interface SelectionDialogProps {
  question: Question
  selection?: Selection
  onClose: () => void
}

export function SelectionDialog({ question, selection, onClose }: SelectionDialogProps) {
  const form = useForm<SelectionValues>({
    resolver: judgedBy(selectionCreate),
    defaultValues: {
      question_id: question.id_question,
      selection_text: selection?.selection_text ?? '',
      image: selection && selection.image !== NO_IMAGE ? selection.image : '',
    },
  })
  const refreshes = QUESTION_READS
  const create = useAction(selectionRoutes.create, { refreshes, says: text.added, form })
  const update = useAction(selectionRoutes.update, { refreshes, says: text.edited, form })

  const save = form.handleSubmit((body) => {
    if (!selection) return create.mutate({ body }, { onSuccess: onClose })
    const { selection_text, image } = body
    // the picture is sent only when another one was chosen (spec 5)
    const changed = form.formState.dirtyFields.image ? { selection_text, image } : { selection_text }
    return update.mutate({ params: { id: selection.id_selection }, body: changed }, { onSuccess: onClose })
  })

  const index = selection ? question.selections.indexOf(selection) : question.selections.length
  return (
    <FormDialog
      title={`${selection ? 'Edit' : 'Tambah'} pilihan ${letterOf(index)}`}
      form={form}
      onSubmit={save}
      onClose={onClose}
      saving={create.isPending || update.isPending}
      keepOnBackdrop
    >
      <SelectionFields form={form} />
    </FormDialog>
  )
}
