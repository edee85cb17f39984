import { QUESTION_TYPE, type Question, questionRoutes } from '@bank/contract/question'
import { Link } from '@tanstack/react-router'
import { Check, Layers, ListPlus } from 'lucide-react'
import { CardActions, optionActions } from '../item/card-actions.tsx'
import { buttonClass } from '../ui/button.tsx'
import { number } from '../ui/format.ts'
import type { MenuItem } from '../ui/opened-menu.tsx'
import type { OpenDialog } from './opened.ts'

export function QuestionActions({ question, onOpen }: { question: Question; onOpen: OpenDialog }) {
  return (
    <CardActions
      question={question}
      onOpen={onOpen}
      parts={partsOf(question, onOpen)}
      links={question.parent_id === null && <GroupLink question={question} />}
      remove={questionRoutes.remove}
    />
  )
}

function partsOf(question: Question, onOpen: OpenDialog): MenuItem[] {
  if (question.qt_id === QUESTION_TYPE.essay) {
    const label = question.answer ? 'Edit Jawaban' : 'Tambah Jawaban'
    return [{ label, icon: Check, onSelect: () => onOpen({ kind: 'essay', question }) }]
  }
  if (question.qt_id === QUESTION_TYPE.shortAnswer) {
    return [
      { label: 'Tambah isian singkat', icon: ListPlus, onSelect: () => onOpen({ kind: 'short-answer', question }) },
    ]
  }
  return question.qt_id === QUESTION_TYPE.multipleChoice ? optionActions(question, onOpen) : []
}

function GroupLink({ question }: { question: Question }) {
  return (
    <Link to="/group/$id" params={{ id: String(question.id_question) }} className={buttonClass('quiet')}>
      <Layers size={16} aria-hidden />
      Group
      {question.children > 0 && (
        <span className="rounded-full bg-quiet px-1.5 text-xs leading-5">{number(question.children)}</span>
      )}
    </Link>
  )
}
