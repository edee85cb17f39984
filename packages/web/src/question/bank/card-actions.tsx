import { bankOf } from '@bank/contract/bank'
import type { Question } from '@bank/contract/question'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  ClipboardCheck,
  Copy,
  Eye,
  History,
  KeyRound,
  Layers,
  MessageSquareText,
  Pencil,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { useAllowed } from '../../api/allowed.ts'
import { useOwnReview } from '../../telaah/own-review.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { number } from '../../ui/format.ts'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/opened-menu.tsx'
import { useReviewed } from '../findings/reviews.tsx'
import type { OpenDialog } from '../item/opened.ts'
import { partActionsOf } from '../item/part-actions.ts'
import { StageAction } from '../stage/stage-action.tsx'
import { ROUTES } from './banks.ts'

interface CardActionsProps {
  question: Question
  /** Further menu entries, where a question is shown in its group. */
  place?: readonly MenuItem[]
  onOpen: OpenDialog
}

/** On a phone the words alone, so that they stand in one row. */
const narrow = 'max-sm:[&>svg]:hidden'
const linkClass = classes(buttonClass('quiet'), narrow)

/** The actions on a question: three that are seen, the rest in one menu; Hapus is only for level 1 and comes last. */
export function CardActions({ question, place = [], onOpen }: CardActionsProps) {
  const bank = bankOf(question)
  const mayRemove = useAllowed(ROUTES[bank].remove)
  const navigate = useNavigate()
  const binding = useOwnReview()?.binding
  const reviewed = useReviewed(question)
  const stands = binding ? reviewed : undefined
  return (
    <>
      {stands && (
        <StageAction question={question} stage={stands.stage} revision={stands.revision} className={linkClass} />
      )}
      <Button kind="quiet" icon={Pencil} className={narrow} onClick={() => onOpen({ kind: 'edit-item', question })}>
        Edit
      </Button>
      {question.parent_id === null && <GroupLink question={question} />}
      <Link to="/pembahasan/$idSoal" params={{ idSoal: String(question.id_question) }} className={linkClass}>
        <MessageSquareText size={16} aria-hidden />
        Pembahasan
      </Link>
      <Menu
        label={`Tindakan lain untuk ${question.code}`}
        items={[
          { label: 'Edit isi saja', icon: SquarePen, onSelect: () => onOpen({ kind: 'edit', question }) },
          ...partActionsOf(question, onOpen),
          { label: 'Tambah kata kunci', icon: KeyRound, onSelect: () => onOpen({ kind: 'keyword', question }) },
          {
            label: 'Lihat seperti siswa',
            icon: Eye,
            onSelect: () => void navigate({ to: '/lihat/soal/$id', params: { id: String(question.id_question) } }),
          },
          ...(stands
            ? [
                {
                  label: 'Kartu telaah',
                  icon: ClipboardCheck,
                  onSelect: () => void navigate({ to: '/telaah/$id', params: { id: String(question.id_question) } }),
                },
              ]
            : []),
          ...(stands?.may_check
            ? [
                {
                  label: 'Periksa kunci',
                  icon: KeyRound,
                  onSelect: () =>
                    void navigate({ to: '/periksa-kunci/$id', params: { id: String(question.id_question) } }),
                },
              ]
            : []),
          ...place,
          {
            label: place.length > 0 ? 'Duplikat ke daftar soal' : 'Duplikat',
            icon: Copy,
            onSelect: () => onOpen({ kind: 'copy', question }),
          },
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

function GroupLink({ question }: { question: Question }) {
  return (
    <Link to="/group/$id" params={{ id: String(question.id_question) }} className={linkClass}>
      <Layers size={16} aria-hidden />
      Group
      {question.children > 0 && (
        <span className="rounded-full bg-quiet px-1.5 text-xs leading-5">{number(question.children)}</span>
      )}
    </Link>
  )
}
