// <Telaah watch={(changed) => form.subscribe(...)} read={() => ({ question, placeOf, htmlOf })} />
// The rules are a chunk of their own, which comes when the form has rested for the first time.
import { useEffect, useState } from 'react'
import { onDemand } from '../ui/on-demand.tsx'
import { REST, type TelaahProps } from './standing.ts'

const Strip = onDemand(() => import('./telaah-strip.tsx'), 'TelaahStrip')

/** Automatic review of what is being written. It says what it finds and forbids nothing. */
export function Telaah(props: TelaahProps) {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST)
    return () => clearTimeout(timer)
  }, [])
  const room = <div className="h-control border-t border-line" />
  return rested ? <Strip fallback={room} {...props} /> : room
}
