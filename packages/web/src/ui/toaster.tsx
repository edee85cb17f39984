// <Toaster /> stands once, in main.tsx.
import { Suspense, useEffect, useState } from 'react'
import { onDemand } from './on-demand.ts'

const Toasts = onDemand(() => import('./toasts.tsx'), 'Toasts')

/** Nothing is said before somebody acts, so what shows it is fetched then: the sign-in page stays light. */
export function Toaster() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    const acts = ['pointerdown', 'keydown', 'click'] as const
    for (const act of acts) window.addEventListener(act, need, { once: true })
    return () => {
      for (const act of acts) window.removeEventListener(act, need)
    }
  }, [])
  return <Suspense>{needed && <Toasts />}</Suspense>
}
