import type { Question } from '@bank/contract/question'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { BriefHtml } from '../../rich/brief-html.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FORM_WORD, LABEL_WORD } from '../../ui/question-words.ts'
import { StatusPill } from '../../ui/status-pill.tsx'
import { EditedBy } from '../editing/editors.tsx'
import { FindingsChip, StageChip, ThreadsChip } from '../findings/reviews.tsx'
import type { OpenDialog } from '../item/opened.ts'

/** The start of a question in few lines; its code leads to all of it. */
export const BriefCard = memo(function BriefCard({ question, onOpen }: { question: Question; onOpen: OpenDialog }) {
  return (
    <Card rail={question.status} label={`Soal ${question.code}`} dense>
      <header className="flex items-center gap-x-3">
        <h2 className="min-w-0 text-base font-bold tabular-nums">
          <Link
            to="/soal/$id"
            params={{ id: String(question.id_question) }}
            className="block truncate text-ink underline-offset-2 hover:underline"
          >
            {question.code}
          </Link>
        </h2>
        <StatusPill status={question.status} />
        <StageChip question={question} />
        <FindingsChip question={question} />
        <ThreadsChip question={question} />
        <span className="ml-auto flex gap-2 max-md:hidden">
          <Chip>{FORM_WORD[question.form]}</Chip>
          {question.qtn_level_name && <Chip>{question.qtn_level_name}</Chip>}
          <Chip>{LABEL_WORD[question.label]}</Chip>
        </span>
        <IconButton
          icon={Pencil}
          label={`Edit ${question.code}`}
          onClick={() => onOpen({ kind: 'edit-item', question })}
          className="-my-1 -mr-2 max-md:ml-auto"
        />
      </header>
      <EditedBy id={question.id_question} />
      <BriefHtml html={question.question_text} />
    </Card>
  )
})
