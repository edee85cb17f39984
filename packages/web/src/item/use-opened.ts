import { useEffect, useRef, useState } from 'react'
import { returning } from '../ui/returning.ts'

/**
 * Which dialog is open. What was typed when a session expired opens its own again, once there are rows: `reopened` says
 * which one a draft was typed in.
 */
export function useOpened<Opened>(ready: boolean, reopened: (draft: string) => Opened | undefined) {
  const [opened, open] = useState<Opened>()
  const looked = useRef(false)
  useEffect(() => {
    if (!ready || looked.current) return
    looked.current = true
    const from = returning.waiting()
    if (from) open(reopened(from.of))
  }, [ready, reopened])
  return [opened, open] as const
}
