// const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')   used as <TopicForm fallback={...} />
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { LoadFailed, Opening } from './opening.tsx'

/**
 * A component whose code loads on its first render: dialogs, editors, charts; until then `fallback` is shown. Not React's
 * `lazy`, which can delay the content after each fallback by up to 300 ms and, when loading fails, removes the whole
 * screen. Here a failure shows a notice with a retry, and the rest of the screen stays.
 */
export function onDemand<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let loaded: ComponentType<Props> | undefined
  // not of one opening: some browsers keep what did not come until the page is a fresh one, which the second miss offers
  let times = 0
  const fetch = async () => {
    loaded = (await load())[name]
    return loaded
  }
  return function OnDemand({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [Code, show] = useState(() => loaded)
    // begins while what stands around it is still being drawn
    const [coming, ask] = useState(() => (loaded ? undefined : fetch()))
    const [missed, miss] = useState<typeof coming>()
    useEffect(() => {
      const note = () => {
        times += 1
        miss(coming)
      }
      coming?.then((Code) => show(() => Code), note)
    }, [coming])
    // Escape calls off what is still on its way
    const { onClose } = props as { onClose?: () => void }
    useEffect(() => {
      if (Code || !onClose) return
      const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
      window.addEventListener('keydown', closeOnEscape)
      return () => window.removeEventListener('keydown', closeOnEscape)
    }, [Code, onClose])
    if (Code) return <Code {...(props as Props & {})} />
    if (missed !== coming) return fallback === undefined ? <Opening /> : fallback
    return (
      <>
        {fallback}
        <LoadFailed times={times} onRetry={() => ask(fetch())} onClose={onClose} />
      </>
    )
  }
}
