import { useEffect, useState } from 'react'
import { loadTypeset, type Typeset } from './typeset.ts'

/** The typesetter once its chunk is loaded; `failed` if loading failed. */
export function useTypeset(wanted = true): { typeset?: Typeset; failed: boolean } {
  const [state, setState] = useState<{ typeset?: Typeset; failed: boolean }>({ failed: false })
  useEffect(() => {
    if (!wanted) return
    let stale = false
    loadTypeset().then(
      (typeset) => !stale && setState({ typeset, failed: false }),
      () => !stale && setState({ failed: true }),
    )
    return () => {
      stale = true
    }
  }, [wanted])
  return state
}
