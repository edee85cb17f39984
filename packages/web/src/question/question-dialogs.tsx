import { answerRoutes } from '@bank/contract/answer'
import { keywordRoutes } from '@bank/contract/keyword'
import { questionRoutes } from '@bank/contract/question'
import { selectionRoutes } from '@bank/contract/selection'
import { shortAnswerRoutes } from '@bank/contract/short-answer'
import { onDemand } from '../ui/on-demand.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EssayDialog } from './essay-dialog.tsx'
import { KeywordDialog } from './keyword-dialog.tsx'
import type { Opened } from './opened.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SelectionDialog } from './selection-dialog.tsx'
import { ShortAnswerDialog } from './short-answer-dialog.tsx'

const ItemDialog = onDemand(() => import('./item-dialog.tsx'), 'ItemDialog')

interface QuestionDialogsProps {
  opened: Opened
  onClose: () => void
}

/** Every dialog that a question card can open, in one chunk that is loaded with the first of them. */
export function QuestionDialogs({ opened, onClose }: QuestionDialogsProps) {
  switch (opened.kind) {
    case 'add':
      return <QuestionDialog parent={opened.parent} onClose={onClose} />
    case 'item':
      return <ItemDialog {...opened} onClose={onClose} />
    case 'duplicate':
      return <DuplicateDialog {...opened} onClose={onClose} />
    case 'edit':
      return <QuestionDialog {...opened} onClose={onClose} />
    case 'selection':
      return <SelectionDialog {...opened} onClose={onClose} />
    case 'answer':
      return <AnswerDialog {...opened} onClose={onClose} />
    case 'essay':
      return <EssayDialog {...opened} onClose={onClose} />
    case 'keyword':
      return <KeywordDialog {...opened} onClose={onClose} />
    case 'short-answer':
      return <ShortAnswerDialog {...opened} onClose={onClose} />
    case 'remove':
      return (
        <RemoveDialog
          route={questionRoutes.remove}
          id={opened.question.id_question}
          onClose={onClose}
          name={opened.question.code}
        />
      )
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
    case 'remove-keyword':
      return <RemoveDialog route={keywordRoutes.remove} id={opened.keyword.id_keyword} onClose={onClose} />
    case 'remove-short-answer':
      return <RemoveDialog route={shortAnswerRoutes.remove} id={opened.shortAnswer.id_short_answer} onClose={onClose} />
  }
}
