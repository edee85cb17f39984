import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import { memo } from 'react'
import { RichHtml } from '../editor/rich-html.tsx'
import { KeywordList } from '../item/keyword-list.tsx'
import { OptionList } from '../item/option-list.tsx'
import { QuestionHeading } from '../item/question-heading.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { SnpmbActions } from './card-actions.tsx'
import type { OpenDialog } from './opened.ts'
import { StatementTable } from './statement-table.tsx'

interface SnpmbCardProps {
  question: Question
  onOpen: OpenDialog
}

/** Drawn again only for another question, as the general bank's. */
export const SnpmbCard = memo(function SnpmbCard({ question, onOpen }: SnpmbCardProps) {
  return (
    <Card
      rail={question.status}
      label={`Soal ${question.code}`}
      footer={<Authors creator={question.name_creator} updater={question.name_updater} />}
      actions={<SnpmbActions question={question} onOpen={onOpen} />}
    >
      <QuestionHeading question={question} />
      <RichHtml html={question.question_text} />
      {question.qt_id === QUESTION_TYPE.multipleChoice && <OptionList question={question} onOpen={onOpen} />}
      {question.qt_id === QUESTION_TYPE.statements && <StatementTable question={question} onOpen={onOpen} />}
      <KeywordList question={question} onOpen={onOpen} />
    </Card>
  )
})
