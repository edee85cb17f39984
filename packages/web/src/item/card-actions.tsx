import type { Question } from '@bank/contract/question'
import type { Route } from '@bank/contract/route'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, History, KeyRound, ListPlus, MessageSquareText, Pencil, SquarePen, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAllowed } from '../api/allowed.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import type { MenuItem } from '../ui/opened-menu.tsx'
import type { CardOpened, OptionOpened } from './opened.ts'

interface CardActionsProps {
  question: Question
  onOpen: (opened: CardOpened) => void
  /** What may be added, by the question's type. */
  parts: readonly MenuItem[]
  /** Where else the question leads, before its discussion. */
  links?: ReactNode
  remove: Pick<Route, 'access'>
}

/** What may be done with a question of either bank; Hapus is level 1's and the last entry of the menu. */
export function CardActions({ question, onOpen, parts, links, remove }: CardActionsProps) {
  const mayRemove = useAllowed(remove)
  const navigate = useNavigate()
  return (
    <>
      {parts.map(({ label, icon, onSelect }) => (
        <Button key={label} kind="quiet" icon={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      <Button kind="quiet" icon={Pencil} onClick={() => onOpen({ kind: 'edit', question })}>
        Edit
      </Button>
      <Button kind="quiet" icon={SquarePen} onClick={() => onOpen({ kind: 'item', question })}>
        Edit lengkap
      </Button>
      {links}
      <Link to="/pembahasan/$idSoal" params={{ idSoal: String(question.id_question) }} className={buttonClass('quiet')}>
        <MessageSquareText size={16} aria-hidden />
        Pembahasan
      </Link>
      <Menu
        label={`Tindakan lain untuk ${question.code}`}
        items={[
          { label: 'Tambah kata kunci', icon: KeyRound, onSelect: () => onOpen({ kind: 'keyword', question }) },
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

/** What a multiple-choice question may be given: ever more options, and an answer while it has none. */
export function optionActions(question: Question, onOpen: (opened: OptionOpened) => void): MenuItem[] {
  const add = { label: 'Tambah pilihan', icon: ListPlus, onSelect: () => onOpen({ kind: 'selection', question }) }
  if (question.selections.length === 0 || question.answers.length > 0) return [add]
  return [add, { label: 'Tambah jawaban', icon: Check, onSelect: () => onOpen({ kind: 'answer', question }) }]
}
