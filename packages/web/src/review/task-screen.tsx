import { reviewTaskRoutes } from '@bank/contract/review-task'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { NextTask } from '../telaah/next-task.tsx'
import { useOwnReview } from '../telaah/own-review.ts'
import { inAddress, PARTS, type Part } from '../telaah/task-kinds.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { number } from '../ui/format.ts'
import { useListSearch } from '../ui/list-search.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { CardSkeleton } from '../ui/skeleton.tsx'
import { NoticeList } from './notice-list.tsx'
import { TaskList } from './task-list.tsx'

/** What waits for the account in the review flow, and what it was told. */
export function TaskScreen() {
  const { search, turn } = useListSearch('/shell/tugas')
  const own = useOwnReview({ anew: true })
  const shown: Part = search.bagian ?? 'telaah'
  useListAsCounted(own?.counts)
  const paged = { page: search.page, onPage: turn }
  return (
    <>
      <PageHeader
        title="Tugas saya"
        {...(own?.binding && shown !== 'kabar' && { secondary: <NextTask kind={shown} /> })}
      />
      {!own && <CardSkeleton count={1} />}
      {own && !own.binding && <EmptyState>Alur telaah tidak berlaku.</EmptyState>}
      {own?.binding && (
        <>
          <Parts shown={shown} counts={{ ...own.counts, kabar: own.counts.notices }} />
          {shown === 'kabar' ? <NoticeList {...paged} /> : <TaskList key={shown} kind={shown} {...paged} />}
        </>
      )}
    </>
  )
}

/** The list follows the numbers, which are asked every minute. */
function useListAsCounted(counts: object | undefined) {
  const queries = useQueryClient()
  const counted = JSON.stringify(counts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when they change
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: [reviewTaskRoutes.list.path] })
  }, [queries, counted])
}

function Parts({ shown, counts }: { shown: Part; counts: Readonly<Record<Part, number>> }) {
  return (
    <nav aria-label="Bagian tugas" className="mb-4 flex flex-wrap gap-2">
      {PARTS.map(({ part, label }) => (
        <Link
          key={part}
          to="/tugas"
          search={{ bagian: inAddress(part) }}
          aria-current={part === shown ? 'page' : undefined}
          className={buttonClass(part === shown ? 'primary' : 'secondary')}
        >
          {label}
          {counts[part] > 0 && ` (${number(counts[part])})`}
        </Link>
      ))}
    </nav>
  )
}
