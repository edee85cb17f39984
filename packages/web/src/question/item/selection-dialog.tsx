import type { Question } from '@bank/contract/question'
import { NO_IMAGE } from '@bank/contract/question-parts'
import { selectionCreate, selectionRoutes } from '@bank/contract/selection'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, picture, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { PartTelaah, storedLinted, withRow } from '../../telaah/part-telaah.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { letterOf } from '../../ui/letter.ts'
import type { Selection } from './opened.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'
import { SelectionFields, type SelectionValues } from './selection-fields.tsx'

const NEW = { id_selection: 0, is_answer: false, updated_at: '' }

interface SelectionDialogProps {
  question: Question
  row?: Selection
  onClose: () => void
}

export function SelectionDialog({ question, row, onClose }: SelectionDialogProps) {
  const index = row ? question.selections.indexOf(row) : question.selections.length
  const { form, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'selection', question }),
    title: `${row ? 'Edit' : 'Tambah'} pilihan ${letterOf(index)}`,
    routes: selectionRoutes,
    row,
    id: (row) => row.id_selection,
    schema: selectionCreate,
    values: (row) => ({
      question_id: question.id_question,
      selection_text: row?.selection_text ?? '',
      image: row && row.image !== NO_IMAGE ? row.image : '',
    }),
    // the picture is sent only if it differs from the stored one (spec 5)
    body: ({ image, ...values }): SelectionValues =>
      image === (versions?.stored.image ?? form.formState.defaultValues?.image) ? values : { ...values, image },
    refreshes: QUESTION_READS,
    onClose,
  })
  return (
    <FormDialog
      {...dialog}
      keepOnBackdrop
      strip={
        <PartTelaah
          form={form}
          of={question.id_question}
          fields={{ [`selections.${index}.selection_text`]: 'selection_text' }}
          read={({ selection_text = '', image }) => ({
            ...storedLinted(question),
            selections: withRow(question.selections, index, {
              ...(row ?? NEW),
              selection_text,
              image: image || NO_IMAGE,
            }),
          })}
        />
      }
    >
      <WithdrawNote status={question.status} />
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
