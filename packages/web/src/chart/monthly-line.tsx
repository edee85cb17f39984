import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { number } from '../ui/format.ts'
import { along, MonthlyDrawing, type MonthlyRow } from './monthly-drawing.tsx'

interface MonthlyLineProps {
  rows: readonly MonthlyRow[]
  /** What screen readers call the drawing; the arrow keys walk along its months. */
  title: string
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** A line through the months, and the one that is pointed at in words; the values stand in a table, too. */
export function MonthlyLine({ rows, title }: MonthlyLineProps) {
  const [active, setActive] = useState<number>()
  const last = rows.length - 1
  const turnTo = (index: number) => setActive(Math.min(last, Math.max(0, index)))

  function follow({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    turnTo(Math.round(((clientX - left) / width) * last))
  }
  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    turnTo((active ?? 0) + step)
  }

  return (
    // the room around the drawing is that of its numbers and names
    <div
      role="application"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys walk along its months
      tabIndex={0}
      className="@container h-72 pt-6 pr-4 pb-7.5 pl-11"
      onFocus={() => turnTo(active ?? 0)}
      onBlur={() => setActive(undefined)}
      onKeyDown={walk}
    >
      <div
        className="relative size-full touch-pan-y"
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
      >
        <MonthlyDrawing rows={rows} active={active} />
        <div role="status">{active !== undefined && <Note row={rows[active]} at={along(active, last)} />}</div>
      </div>
    </div>
  )
}

/** Beside its month, on the side where there is more room. */
function Note({ row, at }: { row: MonthlyRow | undefined; at: number }) {
  const place = at > 0.5 ? { right: `calc(${(1 - at) * 100}% + 10px)` } : { left: `calc(${at * 100}% + 10px)` }
  return (
    <div
      style={place}
      className="pointer-events-none absolute top-1/2 border border-edge/40 bg-white p-2.5 whitespace-nowrap"
    >
      <p>{row?.month}</p>
      <p className="text-brand">Soal : {number(row?.added ?? 0)}</p>
    </div>
  )
}
