import { reviewTaskRoutes } from '@bank/contract/review-task'
import type { TaskKind } from '@bank/contract/stages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { reading } from '../api/query.ts'
import { buttonClass } from '../ui/button.tsx'
import { number } from '../ui/format.ts'
import { useShortcuts } from '../ui/shortcuts.ts'
import { placeOf } from './task-kinds.ts'

/** Read at once: the next ones, and how many there are. */
const AHEAD = 100

/** The next task of a kind, without the list (key `b`); `now` is the question that is open. */
export function NextTask({ kind, now }: { kind: TaskKind; now?: number }) {
  const navigate = useNavigate()
  const list = useQuery(reading(reviewTaskRoutes.list, { query: { kind, limit: AHEAD } })).data
  const tasks = list?.data ?? []
  const others = tasks.filter(({ question_id }) => question_id !== now)
  const place = tasks.findIndex(({ question_id }) => question_id === now)
  const next = tasks.slice(place + 1).find(({ question_id }) => question_id !== now) ?? others[0]
  const to = next && placeOf(kind, next.question_id)
  useShortcuts(to ? { b: () => void navigate(to) } : {})
  if (!list) return null
  if (!to) return now === undefined ? null : <Link to="/tugas">Tidak ada tugas lain. Selamat!</Link>
  const left = list.pagination.totalData - (tasks.length - others.length)
  return (
    <Link {...to} className={buttonClass(now === undefined ? 'primary' : 'secondary')}>
      {now === undefined ? 'Mulai' : 'Berikutnya'} ({number(left)})
      <ArrowRight size={16} aria-hidden />
    </Link>
  )
}
