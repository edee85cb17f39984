import { reviewRoutes } from '@bank/contract/review'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reading } from '../../api/query.ts'
import { number } from '../../ui/format.ts'
import { SOON } from './soon.ts'

/** The server counts no further. */
const MOST = 10_000

/** Says that what was saved last is still to be read, beside what is found by its findings. `onRead`: all is read now. */
export function UnreadNote({ onRead }: { onRead?: () => void }) {
  const counts = useQuery({
    ...reading(reviewRoutes.counts, { query: {} }),
    refetchInterval: ({ state }) => (state.data?.unread ? SOON : false),
  })
  const unread = counts.data?.unread ?? 0
  const before = useRef(unread)
  useEffect(() => {
    if (unread === 0 && before.current > 0) onRead?.()
    before.current = unread
  }, [unread, onRead])
  if (unread === 0) return null
  return (
    <p className="py-1 text-sm text-muted">
      {number(unread)}
      {unread === MOST && '+'} soal belum dibaca telaah otomatis; hasilnya belum lengkap.
    </p>
  )
}
