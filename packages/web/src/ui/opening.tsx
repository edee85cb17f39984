// What stands over the page while a part of it is fetched, and when it does not come; see on-demand.tsx.
import { useEffect, useState } from 'react'
import { noticeClass } from './notice.ts'
import { text } from './text.ts'

/** Milliseconds. */
const LATE = 400

/** When it last went: a dialog that brings another on its way is one wait, not two. */
let lastShown = Number.NEGATIVE_INFINITY

/** Says that a click was heard, when what it opens comes over a slow line; a fast one is there before. */
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

interface MissedProps {
  times: number
  onRetry: () => void
  /** Calls off what was asked for. */
  onClose: (() => void) | undefined
}

/** A line that comes back mends it; after a new version was put in place, only a fresh page does. */
export function Missed({ times, onRetry, onClose }: MissedProps) {
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
