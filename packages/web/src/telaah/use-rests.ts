import { type RefObject, useEffect, useRef } from 'react'
import { REST, type TelaahProps } from './standing.ts'

/** Calls `act` at once and each time that the form around `box` rests. */
export function useRests(
  box: RefObject<HTMLElement | null>,
  watch: TelaahProps['watch'],
  act: () => void,
  onEdit?: () => void,
) {
  const latest = useRef({ watch, onEdit })
  latest.current = { watch, onEdit }
  useEffect(() => {
    let timer = setTimeout(act)
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(act, REST)
    }
    const stop = latest.current.watch(() => {
      latest.current.onEdit?.()
      later()
    })
    // an editor that opens has no marks yet
    const form = box.current?.closest('form')
    form?.addEventListener('focusin', later)
    return () => {
      clearTimeout(timer)
      stop()
      form?.removeEventListener('focusin', later)
    }
  }, [box, act])
}
