import { reviewTaskRoutes } from '@bank/contract/review-task'
import type { TaskKind } from '@bank/contract/stages'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { reading } from '../api/query.ts'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { number } from '../ui/format.ts'
import { useShortcuts } from '../ui/shortcuts.ts'
import { placeOf } from './task-kinds.ts'

/** Read at once: the next ones, and how many there are. */
const AHEAD = 100

interface NextTaskProps {
  kind: TaskKind
  /** The question that is open. */
  now?: number
  /** Whether the key `b` leads to it, which may mean something else there. */
  byKey?: boolean
}

/** The next task of a kind, without the list (key `b`). */
export function NextTask({ kind, now, byKey = true }: NextTaskProps) {
  const navigate = useNavigate()
  const { data: list, isFetchedAfterMount: isFresh } = useQuery({
    ...reading(reviewTaskRoutes.list, { query: { kind, limit: AHEAD } }),
    // what others have done meanwhile, and what was just done, is not offered again
    staleTime: 0,
  })
  const tasks = list?.data ?? []
  const others = tasks.filter(({ question_id }) => question_id !== now)
  const place = tasks.findIndex(({ question_id }) => question_id === now)
  const [wasTask, setTask] = useState(false)
  if (place >= 0 && !wasTask) setTask(true)
  const next = tasks.slice(place + 1).find(({ question_id }) => question_id !== now) ?? others[0]
  const to = next && placeOf(kind, next.question_id)
  useShortcuts(to && isFresh && byKey ? { b: () => void navigate(to) } : {})
  if (!list) return null
  if (!to)
    return wasTask ? (
      <Link to="/tugas" className={buttonClass('quiet')}>
        Tidak ada tugas lain. Selamat!
      </Link>
    ) : null
  const left = list.pagination.totalData - (tasks.length - others.length)
  return (
    <Link
      {...to}
      className={classes(buttonClass(now === undefined ? 'primary' : 'secondary'), !isFresh && 'invisible')}
    >
      {now === undefined ? 'Mulai' : 'Berikutnya'} ({number(left)})
      <ArrowRight size={16} aria-hidden />
    </Link>
  )
}
