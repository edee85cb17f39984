import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { ListPlus } from 'lucide-react'
import { CardActions, optionActions } from '../item/card-actions.tsx'
import type { MenuItem } from '../ui/opened-menu.tsx'
import type { OpenDialog } from './opened.ts'

export const SnpmbActions = ({ question, onOpen }: { question: Question; onOpen: OpenDialog }) => (
  <CardActions
    question={question}
    onOpen={onOpen}
    parts={partsOf(question, onOpen)}
    remove={snpmbQuestionRoutes.remove}
  />
)

function partsOf(question: Question, onOpen: OpenDialog): MenuItem[] {
  if (question.qt_id !== QUESTION_TYPE.statements) return optionActions(question, onOpen)
  return [{ label: 'Tambah pernyataan', icon: ListPlus, onSelect: () => onOpen({ kind: 'statement', question }) }]
}
