import { snpmbQuestionRoutes, statementRoutes } from '@bank/contract/snpmb'
import { PartDialogs } from '../item/part-dialogs.tsx'
import { RemoveDialog } from '../item/remove-dialog.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import type { Opened } from './opened.ts'
import { SnpmbQuestionDialog } from './question-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'

const SnpmbItemDialog = onDemand(() => import('./snpmb-item-dialog.tsx'), 'SnpmbItemDialog')

interface SnpmbDialogsProps {
  opened: Opened
  onClose: () => void
}

/** Every dialog that a card of SNPMB can open, in one chunk that is loaded with the first of them. */
export function SnpmbDialogs({ opened, onClose }: SnpmbDialogsProps) {
  switch (opened.kind) {
    case 'add':
      return <SnpmbQuestionDialog onClose={onClose} />
    case 'edit':
      return <SnpmbQuestionDialog {...opened} onClose={onClose} />
    case 'item':
      return <SnpmbItemDialog {...opened} onClose={onClose} />
    case 'statement':
      return <StatementDialog {...opened} onClose={onClose} />
    case 'remove':
      return (
        <RemoveDialog
          route={snpmbQuestionRoutes.remove}
          id={opened.question.id_question}
          onClose={onClose}
          name={opened.question.code}
        />
      )
    case 'remove-statement':
      return <RemoveDialog route={statementRoutes.remove} id={opened.statement.id} onClose={onClose} />
    default:
      return <PartDialogs opened={opened} onClose={onClose} />
  }
}
