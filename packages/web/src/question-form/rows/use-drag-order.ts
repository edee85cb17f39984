import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** A row being dragged: its old index, and the index it would get if it were dropped now. */
interface Drag {
  from: number
  to: number
}

/**
 * Reorders the rows of a list by dragging with mouse, pen or finger. `grip(index)` goes onto the handle of each row,
 * which needs the class `touch-none`. The row is moved through its CSSOM style, which the CSP allows.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const held = useRef(0)
  const rows = () => [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)

  const end = () => {
    for (const row of rows()) row.style.transform = ''
    setDrag(undefined)
  }
  const landing = ({ clientY }: PointerEvent, row: HTMLElement) =>
    rows().filter((other) => other !== row && middleOf(other) < clientY).length
  const follow = (event: PointerEvent) => {
    const row = drag && rows()[drag.from]
    if (!row) return
    row.style.transform = ''
    row.style.transform = `translateY(${event.clientY - held.current - row.getBoundingClientRect().top}px)`
    const to = landing(event, row)
    if (to === drag.to) return
    rows()[to]?.scrollIntoView({ block: 'nearest' })
    setDrag({ ...drag, to })
  }

  const grip = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = event.clientY - (rows()[index]?.getBoundingClientRect().top ?? 0)
      setDrag({ from: index, to: index })
    },
    onPointerMove: follow,
    // where the pointer is now: a browser may send the last move in the same frame, before it is drawn
    onPointerUp: (event: PointerEvent) => {
      const row = drag && rows()[drag.from]
      end()
      if (!row) return
      const to = landing(event, row)
      if (to !== drag.from) onMove(drag.from, to)
    },
    onPointerCancel: end,
  })
  return { drag, grip }
}

const middleOf = (row: HTMLElement) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
