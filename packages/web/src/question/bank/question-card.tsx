import type { Question } from '@bank/contract/question'
import { memo } from 'react'
import { QuestionParts } from '../../question-form/card.tsx'
import { RichHtml } from '../../rich/rich-html.tsx'
import { Authors, Card } from '../../ui/card.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { EditedBy } from '../editing/editors.tsx'
import { FindingsChip, StageChip, ThreadsChip } from '../findings/reviews.tsx'
import { KeywordList } from '../item/keyword-list.tsx'
import type { OpenDialog } from '../item/opened.ts'
import { partMenusOf } from '../item/part-menus.tsx'
import { QuestionHeading } from '../item/question-heading.tsx'
import { CardActions } from './card-actions.tsx'

interface QuestionCardProps {
  question: Question
  /** Further menu entries, where it is shown in its group. */
  place?: readonly MenuItem[]
  onOpen: OpenDialog
}

/** Memoised: otherwise turning the page would render every card twice. */
export const QuestionCard = memo(function QuestionCard({ question, place, onOpen }: QuestionCardProps) {
  return (
    <Card
      rail={question.status}
      label={`Soal ${question.code}`}
      footer={<Authors creator={question.name_creator} updater={question.name_updater} />}
      actions={<CardActions question={question} place={place} onOpen={onOpen} />}
    >
      <QuestionHeading
        question={question}
        beside={
          <>
            <StageChip question={question} />
            <FindingsChip question={question} />
            <ThreadsChip question={question} />
          </>
        }
      />
      <EditedBy id={question.id_question} />
      <RichHtml html={question.question_text} />
      <QuestionParts question={question} menus={partMenusOf(question, onOpen)} />
      <KeywordList question={question} onOpen={onOpen} />
    </Card>
  )
})
