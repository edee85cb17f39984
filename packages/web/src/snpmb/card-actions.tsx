import { QUESTION_TYPE, type Question } from '@bank/contract/question'
import { snpmbQuestionRoutes } from '@bank/contract/snpmb'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, History, ListPlus, type LucideIcon, MessageSquareText, Pencil, SquarePen, Trash2 } from 'lucide-react'
import { useAllowed } from '../api/allowed.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import type { OpenDialog, Opened } from './opened.ts'

/** What may be done with a question of SNPMB, by its type; Hapus is level 1's and the last entry of the menu. */
export function CardActions({ question, onOpen }: { question: Question; onOpen: OpenDialog }) {
  const mayRemove = useAllowed(snpmbQuestionRoutes.remove)
  const navigate = useNavigate()
  return (
    <>
      {actionsOf(question).map(({ label, icon, opens }) => (
        <Button key={label} kind="quiet" icon={icon} onClick={() => onOpen(opens)}>
          {label}
        </Button>
      ))}
      <Button kind="quiet" icon={Pencil} onClick={() => onOpen({ kind: 'edit', question })}>
        Edit
      </Button>
      <Button kind="quiet" icon={SquarePen} onClick={() => onOpen({ kind: 'item', question })}>
        Edit lengkap
      </Button>
      <Link to="/pembahasan/$idSoal" params={{ idSoal: String(question.id_question) }} className={buttonClass('quiet')}>
        <MessageSquareText size={16} aria-hidden />
        Pembahasan
      </Link>
      <Menu
        label={`Tindakan lain untuk ${question.code}`}
        items={[
          {
            label: 'Riwayat',
            icon: History,
            onSelect: () => void navigate({ to: '/history', search: { question_id: question.id_question } }),
          },
          ...(mayRemove
            ? [{ label: 'Hapus', icon: Trash2, danger: true, onSelect: () => onOpen({ kind: 'remove', question }) }]
            : []),
        ]}
      />
    </>
  )
}

interface Action {
  label: string
  icon: LucideIcon
  opens: Opened
}

function actionsOf(question: Question): Action[] {
  if (question.qt_id === QUESTION_TYPE.statements) {
    return [{ label: 'Tambah pernyataan', icon: ListPlus, opens: { kind: 'statement', question } }]
  }
  const add: Action = { label: 'Tambah pilihan', icon: ListPlus, opens: { kind: 'selection', question } }
  const marks = question.selections.length > 0 && question.answers.length === 0
  return marks ? [add, { label: 'Tambah jawaban', icon: Check, opens: { kind: 'answer', question } }] : [add]
}
