// Notices while the code of a component loads or fails to load; see on-demand.tsx.
import { useEffect, useState } from 'react'
import { noticeClass } from './notice.ts'
import { text } from './text.ts'

/** Milliseconds. */
const LATE = 400

/** When the notice was last hidden: a dialog that loads another one shows it again at once, as one wait. */
let lastShown = Number.NEGATIVE_INFINITY

/** Confirms a click whose code loads slowly; not shown on a fast connection. */
export function Opening() {
  const [late, setLate] = useState(() => performance.now() - lastShown < LATE)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE)
    return () => {
      clearTimeout(timer)
      if (late) lastShown = performance.now()
    }
  }, [late])
  return (
    late && (
      <p role="status" className={noticeClass}>
        Membuka …
      </p>
    )
  )
}

interface LoadFailedProps {
  times: number
  onRetry: () => void
  /** Cancels the opening. */
  onClose: (() => void) | undefined
}

/** Retries when the browser is online again; after a new release only reloading the page helps. */
export function LoadFailed({ times, onRetry, onClose }: LoadFailedProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  const act = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick} className="font-semibold underline underline-offset-2">
      {label}
    </button>
  )
  return (
    <div role="alert" className={noticeClass}>
      Bagian ini belum dapat dibuka.
      {times > 1 ? act('Muat ulang halaman', () => window.location.reload()) : act(text.retry, onRetry)}
      {onClose && act(text.close, onClose)}
    </div>
  )
}
