import { answerRoutes } from '@bank/contract/answer'
import { bankOf } from '@bank/contract/bank'
import { keywordRoutes } from '@bank/contract/keyword'
import { selectionRoutes } from '@bank/contract/selection'
import { shortAnswerRoutes } from '@bank/contract/short-answer'
import { statementRoutes } from '@bank/contract/statement'
import type { Removable, Removal } from '../item/opened.ts'
import { RemoveDialog } from '../item/remove-dialog.tsx'
import { ROUTES } from './banks.ts'

const REMOVE_PART = {
  selection: selectionRoutes.remove,
  picture: selectionRoutes.removeImage,
  answer: answerRoutes.remove,
  keyword: keywordRoutes.remove,
  'short-answer': shortAnswerRoutes.remove,
  statement: statementRoutes.remove,
} as const satisfies Record<Removable, object>

/** Asks before a question or a part of one is deleted. */
export function RemovalDialog({ removal, onClose }: { removal: Removal; onClose: () => void }) {
  if (removal.kind === 'remove') {
    const { id_question, code } = removal.question
    const route = ROUTES[bankOf(removal.question)].remove
    return <RemoveDialog route={route} id={id_question} name={code} onClose={onClose} />
  }
  const { part, id } = removal
  const of = part === 'picture' ? 'image' : 'data'
  return <RemoveDialog route={REMOVE_PART[part]} id={id} of={of} onClose={onClose} />
}
