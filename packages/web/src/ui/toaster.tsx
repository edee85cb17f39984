// <Toaster /> is rendered once, in main.tsx.
import { type ComponentType, useEffect, useState } from 'react'
import { noticeClass } from './notice.ts'
import { onMessage } from './toast.ts'

const ACTS = ['pointerdown', 'keydown', 'click']

/**
 * No toast is needed before the user acts, so its code loads at the first input event, and again at the next one after a
 * failure: the sign-in page stays small. Until it is loaded, messages are shown as plain text.
 */
export function Toaster() {
  const [Toasts, show] = useState<ComponentType>()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (Toasts) return
    const fetch = () => {
      setMessage('')
      import('./toasts.tsx').then(
        ({ Toasts }) => show(() => Toasts),
        () => onMessage(({ text }) => setMessage(text)),
      )
    }
    for (const act of ACTS) window.addEventListener(act, fetch)
    return () => {
      for (const act of ACTS) window.removeEventListener(act, fetch)
    }
  }, [Toasts])
  if (Toasts) return <Toasts />
  return (
    <p role="status" className={message && noticeClass}>
      {message}
    </p>
  )
}
