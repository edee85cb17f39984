import { answerRoutes } from '@bank/contract/answer'
import type { Question } from '@bank/contract/question'
import { takesSeveral } from '@bank/contract/question-words'
import { FormDialog } from '../../form/form-dialog.tsx'
import { OtherVersion, typeset } from '../../form/other-version.tsx'
import { useRowForm } from '../../form/row-form.ts'
import { Fragment } from '../../rich/rich-html.tsx'
import { WithdrawNote } from '../../telaah/withdraw-note.tsx'
import { classes } from '../../ui/classes.ts'
import { letterOf } from '../../ui/letter.ts'
import type { Selection } from './opened.ts'
import { kindOf } from './opened-name.ts'
import { QUESTION_READS } from './reads.ts'

interface AnswerDialogProps {
  question: Question
  selection?: Selection
  onClose: () => void
}

/** Marks a correct option. The answer of a question with one is moved to it; one with several gets one more. */
export function AnswerDialog({ question, selection, onClose }: AnswerDialogProps) {
  const several = takesSeveral(question.form)
  const answer = several ? undefined : question.answers[0]
  const marked = new Set(several ? question.answers.map((row) => row.selection_id) : [])
  const { form, dialog, versions } = useRowForm({
    kind: kindOf({ kind: 'answer', question }),
    title: answer ? 'Edit jawaban' : 'Tambah jawaban',
    routes: answerRoutes,
    row: answer,
    id: (row) => row.id_answer,
    schema: answerRoutes.create.body,
    values: (row) => ({ question_id: question.id_question, selection_id: row?.selection_id ?? 0 }),
    preset: selection && { selection_id: selection.id_selection },
    refreshes: QUESTION_READS,
    onClose,
  })
  const chosen = form.watch('selection_id')
  const wordsOf = (id: unknown) => {
    const index = question.selections.findIndex((row) => row.id_selection === id)
    const row = question.selections[index]
    return row && typeset(`<b>${letterOf(index)}</b> ${row.selection_text}`)
  }

  return (
    <FormDialog {...dialog} keepOnBackdrop>
      <WithdrawNote status={question.status} />
      {versions && (
        <OtherVersion {...versions} lines={({ selection_id }) => [['Pilihan yang benar', wordsOf(selection_id)]]} />
      )}
      <fieldset className="space-y-2">
        <legend className="mb-1.5 text-sm font-semibold text-ink">Pilihan yang benar</legend>
        {question.selections.map((row, index) =>
          marked.has(row.id_selection) ? null : (
            <label
              key={row.id_selection}
              className={classes(
                'flex min-h-control items-center gap-3 rounded-control border px-3 py-1.5 text-ink',
                'has-focus-visible:outline-2 has-focus-visible:outline-brand',
                row.id_selection === chosen ? 'border-approved-rail bg-approved-soft' : 'border-line',
              )}
            >
              <input
                type="radio"
                name="selection_id"
                className="size-4.5 shrink-0 accent-approved"
                checked={row.id_selection === chosen}
                onChange={() => form.setValue('selection_id', row.id_selection, { shouldDirty: true })}
              />
              <b>{letterOf(index)}</b>
              <Fragment html={row.selection_text} />
              {row.selection_text === '' && 'Gambar'}
            </label>
          ),
        )}
      </fieldset>
    </FormDialog>
  )
}
