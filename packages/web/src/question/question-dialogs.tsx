import { answerRoutes } from '@bank/contract/answer'
import { questionRoutes } from '@bank/contract/question'
import { selectionRoutes } from '@bank/contract/selection'
import { useAction } from '../api/query.ts'
import { ConfirmDelete } from '../ui/confirm-delete.tsx'
import { text } from '../ui/text.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import type { Opened } from './opened.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'

interface QuestionDialogsProps {
  opened: Opened
  onClose: () => void
}

/** Every dialog that a question card can open, in one chunk that is loaded with the first of them. */
export function QuestionDialogs({ opened, onClose }: QuestionDialogsProps) {
  switch (opened.kind) {
    case 'add':
      return <QuestionDialog onClose={onClose} />
    case 'edit':
      return <QuestionDialog question={opened.question} onClose={onClose} />
    case 'selection':
      return <SelectionDialog question={opened.question} selection={opened.selection} onClose={onClose} />
    case 'answer':
      return <AnswerDialog question={opened.question} selection={opened.selection} onClose={onClose} />
    case 'remove':
      return (
        <RemoveDialog
          route={questionRoutes.remove}
          id={opened.question.id_question}
          name={opened.question.code}
          onClose={onClose}
        />
      )
    case 'remove-selection':
      return <RemoveDialog route={selectionRoutes.remove} id={opened.selection.id_selection} onClose={onClose} />
    case 'remove-answer':
      return <RemoveDialog route={answerRoutes.remove} id={opened.answer.id_answer} onClose={onClose} />
  }
}

interface RemoveDialogProps {
  route: typeof questionRoutes.remove | typeof selectionRoutes.remove | typeof answerRoutes.remove
  id: number
  name?: string
  onClose: () => void
}

/** Asks, deletes, and closes either way: a refusal is told by its toast. */
function RemoveDialog({ route, id, name, onClose }: RemoveDialogProps) {
  const remove = useAction(route, { refreshes: [questionRoutes.main], says: text.removed })
  return (
    <ConfirmDelete
      name={name}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id } }, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}
