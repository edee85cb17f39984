import type { ReviewThread } from '@bank/contract/thread'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { ThreadCard } from './thread-card.tsx'
import './thread.css'

interface ThreadListProps<Thread extends ReviewThread> {
  threads: readonly Thread[]
  onLook?: (thread: Thread) => void
  /** Goes to the field of a thread. */
  onGo?: (thread: Thread) => void
}

/** The open threads, and behind a button those that are resolved. */
export function ThreadList<Thread extends ReviewThread>({ threads, ...on }: ThreadListProps<Thread>) {
  const id = useId()
  const [isAll, showAll] = useState(false)
  const open = threads.filter(({ resolved_at }) => resolved_at === null)
  const done = threads.filter(({ resolved_at }) => resolved_at !== null)
  return (
    <div className="space-y-3">
      {open.length === 0 && <p className="text-muted">Tidak ada catatan yang terbuka.</p>}
      <Threads label="Catatan terbuka" threads={open} {...on} />
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
      <div id={id} hidden={!isAll} className="space-y-3">
        {isAll && <Threads label="Catatan selesai" threads={done} {...on} />}
      </div>
    </div>
  )
}

const AT_ONCE = 20

function Threads<Thread extends ReviewThread>({
  label,
  threads,
  onLook,
  onGo,
}: ThreadListProps<Thread> & { label: string }) {
  const [most, setMost] = useState(AT_ONCE)
  return (
    <>
      <ul aria-label={label} className="space-y-3 empty:hidden">
        {threads.slice(0, most).map((thread, at) => (
          <li key={thread.id}>
            <ThreadCard
              thread={thread}
              focused={most > AT_ONCE && at === most - AT_ONCE}
              onLook={onLook && (() => onLook(thread))}
              onGo={onGo && thread.place !== null ? () => onGo(thread) : undefined}
            />
          </li>
        ))}
      </ul>
      {threads.length > most && (
        <MoreButton amount={threads.length - most} of="catatan" onMore={() => setMost(most + AT_ONCE)} />
      )}
    </>
  )
}
