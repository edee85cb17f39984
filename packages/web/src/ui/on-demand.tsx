// const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')   drawn as <TopicForm fallback={...} />
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Missed, Opening } from './opening.tsx'

/**
 * A component whose code is fetched when it is drawn for the first time: dialogs, editors, charts; until then its
 * `fallback` is drawn. Not React's `lazy`, which holds back for up to 300 ms, each, what follows a fallback, and lets code
 * that does not come take the screen away: here that is said, and asked for again, while all else stands.
 */
export function onDemand<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => {
    loaded = (await load())[name]
    return loaded
  }
  return function OnDemand({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Code, show] = useState(() => loaded)
    // begins while what stands around it is still being drawn
    const [coming, ask] = useState(() => (loaded ? undefined : fetch()))
    const [missed, miss] = useState({ last: coming, times: 0 })
    useEffect(() => {
      const note = () => miss(({ times }) => ({ last: coming, times: times + 1 }))
      coming?.then((Code) => show(() => Code), note)
    }, [coming])
    // Escape calls off what is still on its way
    const { onClose } = props as { onClose?: () => void }
    useEffect(() => {
      if (Code || !onClose) return
      const hear = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
      window.addEventListener('keydown', hear)
      return () => window.removeEventListener('keydown', hear)
    }, [Code, onClose])
    if (Code) return <Code {...(props as Props & {})} />
    if (missed.times === 0 || missed.last !== coming) return fallback === undefined ? <Opening /> : fallback
    return (
      <>
        {fallback}
        <Missed times={missed.times} onRetry={() => ask(fetch())} onClose={onClose} />
      </>
    )
  }
}
