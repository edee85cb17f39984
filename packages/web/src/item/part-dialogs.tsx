import { answerRoutes } from '@bank/contract/answer'
import { keywordRoutes } from '@bank/contract/keyword'
import { selectionRoutes } from '@bank/contract/selection'
import { AnswerDialog } from './answer-dialog.tsx'
import { KeywordDialog } from './keyword-dialog.tsx'
import type { KeywordOpened, OptionOpened } from './opened.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'

interface PartDialogsProps {
  opened: OptionOpened | KeywordOpened
  onClose: () => void
}

/** The dialogs of options, their answer and keywords, the same in both banks. */
export function PartDialogs({ opened, onClose }: PartDialogsProps) {
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
    case 'keyword':
      return <KeywordDialog {...opened} onClose={onClose} />
    case 'remove-keyword':
      return <RemoveDialog route={keywordRoutes.remove} id={opened.keyword.id_keyword} onClose={onClose} />
    case 'remove-answer':
      return <RemoveDialog route={answerRoutes.remove} id={opened.answer.id_answer} onClose={onClose} />
  }
}
