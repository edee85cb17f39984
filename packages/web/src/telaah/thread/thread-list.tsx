import type { ReviewThread } from '@bank/contract/thread'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ThreadCard } from './thread-card.tsx'
import './thread.css'

interface ThreadListProps {
  threads: readonly ReviewThread[]
  onLook?: (thread: ReviewThread) => void
}

/** The open threads, and behind a button those that are resolved. */
export function ThreadList({ threads, onLook }: ThreadListProps) {
  const id = useId()
  const [isAll, showAll] = useState(false)
  const open = threads.filter(({ resolved_at }) => resolved_at === null)
  const done = threads.filter(({ resolved_at }) => resolved_at !== null)
  const draw = (thread: ReviewThread) => (
    <li key={thread.id}>
      <ThreadCard thread={thread} onLook={onLook && (() => onLook(thread))} />
    </li>
  )
  return (
    <div className="space-y-3">
      {open.length === 0 && <p className="text-muted">Tidak ada catatan yang terbuka.</p>}
      <ul aria-label="Catatan terbuka" className="space-y-3 empty:hidden">
        {open.map(draw)}
      </ul>
      {done.length > 0 && (
        <Button
          kind="quiet"
          className="-mx-3.5"
          aria-expanded={isAll}
          aria-controls={id}
          onClick={() => showAll(!isAll)}
        >
          {isAll ? 'Sembunyikan' : 'Tampilkan'} {done.length} yang selesai
        </Button>
      )}
      <ul id={id} hidden={!isAll} aria-label="Catatan selesai" className="space-y-3">
        {isAll && done.map(draw)}
      </ul>
    </div>
  )
}
