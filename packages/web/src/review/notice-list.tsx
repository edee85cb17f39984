import { type Notice, noticeRoutes } from '@bank/contract/notice'
import type { TaskKind } from '@bank/contract/stages'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useList } from '../api/list.ts'
import { useAction } from '../api/query.ts'
import { FLOW_READS } from '../telaah/flow-reads.ts'
import { isOfReview, noticeWords } from '../telaah/notice-words.ts'
import { placeOf } from '../telaah/task-kinds.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { dateTime } from '../ui/format.ts'
import { Paged } from '../ui/paged.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'

interface NoticeListProps {
  page: number | undefined
  onPage: (page: number, replace?: boolean) => void
}

/** What the account was told, newest first; what it has not read stands out. */
export function NoticeList({ page = 1, onPage }: NoticeListProps) {
  const list = useList(noticeRoutes.list, { page })
  const read = useAction(noticeRoutes.read, { refreshes: FLOW_READS, says: '' })
  return (
    <Paged
      list={list}
      onPage={onPage}
      skeleton={<CardSkeleton count={2} />}
      empty={<EmptyState>Belum ada pemberitahuan.</EmptyState>}
    >
      {(notices) => (
        <>
          <ul className="space-y-3">
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
          {notices.some(({ read_at }) => read_at === null) && (
            <Button className="mt-3" busy={read.isPending} onClick={() => read.mutate({ body: { all: true } })}>
              Tandai semua sudah dibaca
            </Button>
          )}
        </>
      )}
    </Paged>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const isNew = notice.read_at === null
  const question = isOfReview(notice) ? notice.data : undefined
  return (
    <li className="flex items-start gap-2.5 rounded-card border border-line bg-white p-4">
      <Bell size={16} aria-hidden className={classes('mt-0.5 shrink-0', isNew ? 'text-brand' : 'text-muted')} />
      <span className="min-w-0 break-words">
        <span className={classes(isNew && 'font-semibold')}>{noticeWords(notice)}</span>
        {isNew && <span className="sr-only"> Belum dibaca.</span>}
        <span className="block text-sm text-muted">
          {dateTime(notice.at)}
          {question && (
            <>
              {' · '}
              <Link
                {...placeOf(taskOf(notice), question.question_id)}
                className="font-semibold text-brand hover:underline"
              >
                Buka {question.code}
              </Link>
            </>
          )}
        </span>
      </span>
    </li>
  )
}

/** The task that a notice leads to. */
function taskOf({ kind, data }: Notice): TaskKind {
  if (kind === 'review-late') return data.task
  if (kind === 'review-changes') return 'perbaiki'
  return kind === 'review-check' ? 'kunci' : 'telaah'
}
