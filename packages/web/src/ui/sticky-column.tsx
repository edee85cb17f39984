// A column that stays in sight beside a longer one, in the scrolling part of a dialog, where there is room for two:
// <div className="grid lg:grid-cols-[20rem_minmax(0,1fr)]"><StickyColumn label="Klasifikasi">fields</StickyColumn> ... </div>
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { SCROLLER } from './dialog.tsx'

export function StickyColumn({ label, children }: { label: string; children: ReactNode }) {
  const column = useRef<HTMLElement>(null)
  useEndInSight(column)
  return (
    <section ref={column} aria-label={label} className="min-w-0 lg:sticky lg:self-start">
      {children}
    </section>
  )
}

/** What is taller than the window around it is scrolled to its end before it stays; a scroll bar of its own would be a second one. */
function useEndInSight(column: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = column
    const scroller = current?.closest<HTMLElement>(SCROLLER)
    if (!current || !scroller) return
    const place = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(scroller)
      const room = scroller.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      current.style.top = `${Math.min(0, room - current.offsetHeight)}px`
    }
    const watcher = new ResizeObserver(place)
    for (const each of [current, scroller]) watcher.observe(each)
    return () => watcher.disconnect()
  }, [column])
}
