import { Rows4 } from 'lucide-react'
import { useState } from 'react'
import { session } from '../../api/session.ts'
import type { MenuItem } from '../../ui/opened-menu.tsx'

const keyOf = () => `soal-ringkas:${session.get()?.ac_id}`

/** Whether the lists of both banks show cards of a few lines; kept in the browser for each account. */
export function useDensity() {
  const [compact, setCompact] = useState(() => localStorage.getItem(keyOf()) !== null)
  const turn = (on: boolean) => {
    if (on) localStorage.setItem(keyOf(), 'ya')
    else localStorage.removeItem(keyOf())
    setCompact(on)
  }
  const entry: MenuItem = compact
    ? { label: 'Tampilan lengkap', icon: Rows4, onSelect: () => turn(false) }
    : { label: 'Tampilan ringkas', icon: Rows4, onSelect: () => turn(true) }
  return { compact, entry }
}
