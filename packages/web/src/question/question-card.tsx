import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import { Sparkles } from 'lucide-react'
import { RichHtml } from '../editor/rich-html.tsx'
import { Authors, Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { CardActions } from './card-actions.tsx'
import type { OpenDialog } from './opened.ts'
import { OptionList } from './option-list.tsx'
import { EssayAnswer, KeywordList, ShortAnswerList } from './part-lists.tsx'
import { featureWord, labelWord, typeWord } from './words.ts'

export function QuestionCard({ question, onOpen }: { question: Question; onOpen: OpenDialog }) {
  return (
    <Card
      rail={question.status}
      label={`Soal ${question.code}`}
      footer={<Authors creator={question.name_creator} updater={question.name_updater} />}
      actions={<CardActions question={question} onOpen={onOpen} />}
    >
      <QuestionHeading question={question} />
      <RichHtml html={question.question_text} />
      {question.qt_id === QUESTION_TYPE.essay && <EssayAnswer question={question} />}
      {question.qt_id === QUESTION_TYPE.multipleChoice && <OptionList question={question} onOpen={onOpen} />}
      {question.qt_id === QUESTION_TYPE.shortAnswer && <ShortAnswerList question={question} onOpen={onOpen} />}
      <KeywordList question={question} onOpen={onOpen} />
    </Card>
  )
}

function QuestionHeading({ question }: { question: Question }) {
  const free = question.free_trial === 'true'
  const path = [
    question.subject_name,
    question.class_name,
    question.category_name,
    question.topic_name,
    question.subtopic_name,
  ]
  return (
    <header className="mb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-md font-bold text-ink tabular-nums">{question.code}</h2>
        <StatusPill status={question.status} />
        <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
          <Chip>{typeWord(question.qt_id)}</Chip>
          {question.qtn_level_name && <Chip>{question.qtn_level_name}</Chip>}
          <Chip>{labelWord(question.label)}</Chip>
          {free ? (
            <Chip tone="trial" icon={Sparkles}>
              {featureWord(free)}
            </Chip>
          ) : (
            <Chip>{featureWord(free)}</Chip>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-muted">{path.filter(Boolean).join(' › ')}</p>
    </header>
  )
}
