import type { FoundQuestion } from '@bank/contract/question'
import { Cards } from '../../ui/cards.tsx'
import type { OpenDialog } from '../item/opened.ts'
import { BriefCard } from './brief-card.tsx'
import { FoundLine } from './found-line.tsx'

export interface BriefCardsProps {
  questions: FoundQuestion[]
  onOpen: OpenDialog
}

/** A page of questions in cards of few lines. */
export const BriefCards = ({ questions, onOpen }: BriefCardsProps) => (
  <Cards rows={questions} idOf={({ id_question }) => id_question} dense>
    {(question) => (
      <>
        <BriefCard question={question} onOpen={onOpen} />
        {question.matched?.context && <FoundLine text={question.matched.context} />}
      </>
    )}
  </Cards>
)
