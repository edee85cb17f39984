import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether an element has at least this width, in pixels, as it is drawn now. */
export function useIsWide(box: RefObject<HTMLElement | null>, least: number): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWide(element.clientWidth >= least)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [box, least])
  return isWide
}
