import { answerRoutes } from '@bank/contract/answer'
import { selectionRoutes } from '@bank/contract/selection'
import { AnswerDialog } from './answer-dialog.tsx'
import type { OptionOpened } from './opened.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'

/** The dialogs of options and their answer, the same in both banks. */
export function OptionDialogs({ opened, onClose }: { opened: OptionOpened; onClose: () => void }) {
  switch (opened.kind) {
    case 'selection':
      return <SelectionDialog {...opened} onClose={onClose} />
    case 'answer':
      return <AnswerDialog {...opened} onClose={onClose} />
    case 'remove-selection':
      return <RemoveDialog route={selectionRoutes.remove} id={opened.selection.id_selection} onClose={onClose} />
    case 'remove-picture':
      return (
        <RemoveDialog
          route={selectionRoutes.removeImage}
          id={opened.selection.id_selection}
          of="image"
          onClose={onClose}
        />
      )
    case 'remove-answer':
      return <RemoveDialog route={answerRoutes.remove} id={opened.answer.id_answer} onClose={onClose} />
  }
}
