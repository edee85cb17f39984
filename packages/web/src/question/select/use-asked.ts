import { useEffect } from 'react'
import { useOpened } from '../../ui/opened.ts'
import type { Selection } from './selection.ts'

/** What is asked about the selected questions before it is done. It stands in the address: Back leaves it, and they stay selected. */
export function useAsked(kind: string, { select }: Selection) {
  const { opened, open, close } = useOpened()
  const isAsked = opened?.kind === kind
  const isEmpty = select === undefined
  // an address that is opened anew asks about nothing, and must not begin to once something is ticked
  useEffect(() => {
    if (isAsked && isEmpty) close()
  }, [isAsked, isEmpty, close])
  return {
    isAsked: isAsked && !isEmpty,
    /** Which of several things. */
    asked: isAsked ? opened.id : undefined,
    ask: (id?: string) => open(id ? `${kind}:${id}` : kind),
    close,
  }
}
