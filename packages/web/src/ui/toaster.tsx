// <Toaster /> stands once, in main.tsx.
import { lazy, Suspense, useEffect, useState } from 'react'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

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
