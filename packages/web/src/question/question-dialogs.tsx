import { questionRoutes } from '@bank/contract/question'
import { shortAnswerRoutes } from '@bank/contract/short-answer'
import { PartDialogs } from '../item/part-dialogs.tsx'
import { RemoveDialog } from '../item/remove-dialog.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { EssayDialog } from './essay-dialog.tsx'
import type { Opened } from './opened.ts'
import { QuestionDialog } from './question-dialog.tsx'
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
    case 'essay':
      return <EssayDialog {...opened} onClose={onClose} />
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
    case 'remove-short-answer':
      return <RemoveDialog route={shortAnswerRoutes.remove} id={opened.shortAnswer.id_short_answer} onClose={onClose} />
    default:
      return <PartDialogs opened={opened} onClose={onClose} />
  }
}
