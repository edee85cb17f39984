import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useShortcuts } from '../../ui/shortcuts.ts'
import type { Selection } from './selection.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Ticks rows with boxes, which stand in `list` in the order of `ids`. By the keyboard: `x` leads to them, arrows move, Space
 * ticks, Shift with an arrow goes on ticking, Ctrl+A ticks the page.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, ids: readonly number[], selection: Selection) {
  /** The row that Tab reaches, and that a range begins at. */
  const [reached, reach] = useState(0)
  const at = Math.min(reached, ids.length - 1)
  const focus = (row: number) => list.current?.querySelectorAll('input')[row]?.focus()
  useShortcuts({ x: () => focus(at) })

  const tick = (row: number, on: boolean, toHere: boolean) => {
    const [first, last] = toHere ? [Math.min(at, row), Math.max(at, row)] : [row, row]
    selection.tick(ids.slice(first, last + 1), on)
    reach(row)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault()
      return selection.tick(ids, !ids.every(selection.isTicked))
    }
    const row = at + (STEPS[event.key] ?? 0)
    if (row === at) return
    event.preventDefault()
    if (ids[row] === undefined) return
    if (event.shiftKey) tick(row, true, true)
    reach(row)
    focus(row)
  }
  return { at, tick, onKeyDown }
}
