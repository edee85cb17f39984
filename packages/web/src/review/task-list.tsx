import { type ReviewTask, reviewTaskRoutes } from '@bank/contract/review-task'
import type { TaskKind } from '@bank/contract/stages'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useList } from '../api/list.ts'
import { dueWords } from '../telaah/due-words.ts'
import { placeOf } from '../telaah/task-kinds.ts'
import { Chip } from '../ui/chip.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { dateTime } from '../ui/format.ts'
import { Paged } from '../ui/paged.tsx'
import { FORM_WORD } from '../ui/question-words.ts'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { ageWords } from './age-words.ts'
import { PassOn } from './pass-on.tsx'
import { TakeTask } from './take-task.tsx'

interface TaskListProps {
  kind: TaskKind
  page: number | undefined
  onPage: (page: number, replace?: boolean) => void
}

/** What waits for the account, due first. */
export function TaskList({ kind, page = 1, onPage }: TaskListProps) {
  const list = useList(reviewTaskRoutes.list, { kind, page })
  return (
    <Paged
      list={list}
      onPage={onPage}
      skeleton={<CardSkeleton count={2} />}
      empty={<EmptyState>Tidak ada tugas. Selamat!</EmptyState>}
    >
      {(tasks) => (
        <ul className="space-y-3">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </Paged>
  )
}

function TaskRow({ task }: { task: ReviewTask }) {
  const link = useRef<HTMLAnchorElement>(null)
  const due = task.due_on && dueWords(task.due_on)
  const isFree = task.ac_id === null
  const path = [task.subject_name, task.category_name, task.topic_name].filter(Boolean).join(' › ')
  return (
    <li className="rounded-card border border-line bg-white p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link ref={link} {...placeOf(task.kind, task.question_id)} className="font-semibold text-brand hover:underline">
          {task.code}
        </Link>
        <Chip>{FORM_WORD[task.form]}</Chip>
        {due && <Chip tone={due.tone}>{due.words}</Chip>}
        {isFree && <Chip>Belum ada yang mengambil</Chip>}
      </div>
      <p className="mt-1 line-clamp-2 text-ink wrap-anywhere">{task.begins}</p>
      <p className="mt-1 text-sm text-muted">{path}</p>
      <p className="text-sm text-muted">
        Diminta {task.name_asker ?? 'seseorang'},{' '}
        <time dateTime={task.created_at} title={dateTime(task.created_at)}>
          {ageWords(task.created_at)}
        </time>
      </p>
      <div className={classes('mt-1 flex flex-wrap items-center gap-x-1 empty:hidden', !isFree && '-ml-3.5')}>
        {isFree && <TakeTask task={task} onTaken={() => link.current?.focus()} />}
        <PassOn task={task} />
      </div>
    </li>
  )
}
