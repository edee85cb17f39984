import type { ReviewThread } from '@bank/contract/thread'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ThreadCard } from './thread-card.tsx'
import './thread.css'

interface ThreadListProps<Thread extends ReviewThread> {
  threads: readonly Thread[]
  onLook?: (thread: Thread) => void
  /** Goes to the field of a thread. */
  onGo?: (thread: Thread) => void
}

/** The open threads, and behind a button those that are resolved. */
export function ThreadList<Thread extends ReviewThread>({ threads, onLook, onGo }: ThreadListProps<Thread>) {
  const id = useId()
  const [isAll, showAll] = useState(false)
  const open = threads.filter(({ resolved_at }) => resolved_at === null)
  const done = threads.filter(({ resolved_at }) => resolved_at !== null)
  const draw = (thread: Thread) => (
    <li key={thread.id}>
      <ThreadCard
        thread={thread}
        onLook={onLook && (() => onLook(thread))}
        onGo={onGo && thread.place !== null ? () => onGo(thread) : undefined}
      />
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
