// const TopicForm = onDemand(() => import('./topic-form.tsx'), 'TopicForm')   drawn as <TopicForm fallback={...} />
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** Milliseconds. */
const LATE = 400

/** Over the page while a dialog comes over a slow line; a fast one is there before. */
function Opening() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE)
    return () => clearTimeout(timer)
  }, [])
  return (
    late && (
      <p
        role="status"
        className="fixed bottom-6 left-1/2 z-50 -translate-x-1/2 rounded-control bg-ink px-4 py-2 text-white shadow-popup"
      >
        Membuka …
      </p>
    )
  )
}

/**
 * A component whose code is fetched when it is drawn for the first time: dialogs, editors, charts; until then its
 * `fallback` is drawn. Not React's `lazy`, which holds back for up to 300 ms, each, what follows a fallback.
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
  return function OnDemand({ fallback = <Opening />, ...props }: Props & { fallback?: ReactNode }) {
    const [Code, show] = useState(() => loaded)
    // begins while what stands around it is still being drawn
    const [coming] = useState(() => (loaded ? undefined : fetch()))
    useEffect(() => {
      const fail = (error: unknown) =>
        show(() => {
          throw error // while drawing: the router says it
        })
      coming?.then((Code) => show(() => Code), fail)
    }, [coming])
    return Code ? <Code {...(props as Props & {})} /> : fallback
  }
}
