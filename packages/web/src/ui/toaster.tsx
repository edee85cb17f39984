// <Toaster /> stands once, in main.tsx.
import { useEffect, useState } from 'react'
import { onDemand } from './on-demand.tsx'

const Toasts = onDemand(() => import('./toasts.tsx'), 'Toasts')

/** Nothing is said before somebody acts, so what shows it is fetched then: the sign-in page stays light. */
export function Toaster() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    for (const act of ['pointerdown', 'keydown', 'click']) {
      window.addEventListener(act, () => setNeeded(true), { once: true, signal: left.signal })
    }
    return () => left.abort()
  }, [])
  return needed && <Toasts fallback={null} />
}
