// A list that is drawn in pieces: <MoreButton amount={12} of="komentar" onMore={showMore} />, and the first row that follows
// takes the focus, for the button may be gone: const row = useFocusWhenDrawn(isFirstNew)
import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { number } from './format.ts'

interface MoreButtonProps {
  /** How many are not shown yet. */
  amount: number
  of: string
  busy?: boolean
  onMore: () => void
}

export const MoreButton = ({ amount, of, busy, onMore }: MoreButtonProps) => (
  <Button kind="quiet" className="-mx-3.5" busy={busy} onClick={onMore}>
    Tampilkan lagi ({number(amount)} {of})
  </Button>
)

export function useFocusWhenDrawn<Row extends HTMLElement>(focused: boolean) {
  const row = useRef<Row>(null)
  const isFirst = useRef(focused)
  useEffect(() => {
    if (isFirst.current) row.current?.focus()
  }, [])
  return row
}
