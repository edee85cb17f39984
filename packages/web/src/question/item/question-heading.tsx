import type { Question } from '@bank/contract/question'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { FORM_WORD, featureWord, LABEL_WORD } from '../../ui/question-words.ts'
import { StatusPill } from '../../ui/status-pill.tsx'

/** The head of a question's card: code, status and classification; `beside` stands after the status. */
export function QuestionHeading({ question, beside }: { question: Question; beside?: ReactNode }) {
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
        <h2 className="min-w-0 text-md font-bold wrap-anywhere text-ink tabular-nums">{question.code}</h2>
        <StatusPill status={question.status} />
        {beside}
        <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
          <Chip>{FORM_WORD[question.form]}</Chip>
          {question.qtn_level_name && <Chip>{question.qtn_level_name}</Chip>}
          <Chip>{LABEL_WORD[question.label]}</Chip>
          {free ? (
            <Chip tone="trial" icon={Sparkles}>
              {featureWord(free)}
            </Chip>
          ) : (
            <Chip>{featureWord(free)}</Chip>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm wrap-anywhere text-muted">{path.filter(Boolean).join(' › ')}</p>
    </header>
  )
}
