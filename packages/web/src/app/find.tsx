import { useEffect, useRef } from 'react'
import { type KeysAhead, keysAhead } from '../ui/keys-ahead.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { useOpened } from '../ui/opened.ts'
import { useShortcuts } from '../ui/shortcuts.ts'

const FindDialog = onDemand(() => import('../find/find-dialog.tsx'), 'FindDialog')

/** In the address. */
const FIND = 'cari'

/** "Cari apa saja": its dialog while it is open, and what opens it. What is typed before it is there is taken along. */
export function useFind(isOffered: boolean) {
  const { opened, open, close } = useOpened()
  const ahead = useRef<KeysAhead>(undefined)
  const isOpen = isOffered && opened?.kind === FIND
  useEffect(() => {
    if (isOpen) return () => void ahead.current?.take()
  }, [isOpen])
  const find = () => {
    ahead.current?.take()
    ahead.current = keysAhead()
    open(FIND)
  }
  useShortcuts(isOffered ? { 'Ctrl k': find } : {})
  return {
    find: isOffered ? find : undefined,
    dialog: isOpen && <FindDialog typedAhead={() => ahead.current?.take() ?? ''} onClose={close} />,
  }
}
