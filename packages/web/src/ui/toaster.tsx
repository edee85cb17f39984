// <Toaster /> stands once, in main.tsx.
import { type ComponentType, useEffect, useState } from 'react'
import { noticeClass } from './notice.ts'
import { onMessage } from './toast.ts'

const ACTS = ['pointerdown', 'keydown', 'click']

/**
 * Nothing is said before somebody acts, so what shows it is fetched then, and again at the next act when it did not come:
 * the sign-in page stays light. Until it is there, what is said stands plainly.
 */
export function Toaster() {
  const [Toasts, show] = useState<ComponentType>()
  const [said, say] = useState('')
  useEffect(() => {
    if (Toasts) return
    const fetch = () => {
      say('')
      import('./toasts.tsx').then(
        ({ Toasts }) => show(() => Toasts),
        () => onMessage(({ text }) => say(text)),
      )
    }
    for (const act of ACTS) window.addEventListener(act, fetch)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, fetch)
    }
  }, [Toasts])
  if (Toasts) return <Toasts />
  return (
    <p role="status" className={said && noticeClass}>
      {said}
    </p>
  )
}
