import { number } from '../ui/format.ts'
import { ticksFor } from './monthly-scale.ts'
import './monthly-drawing.css'

export interface MonthlyRow {
  month: string
  added: number
}

interface MonthlyDrawingProps {
  rows: readonly MonthlyRow[]
  /** The month that is pointed at. */
  active: number | undefined
}

const percent = (share: number) => `${share * 100}%`
/** In a narrow drawing there is room for so many names, or for every second one, counted from both ends. */
const NAMES = 7
const yields = (index: number, last: number) => last >= NAMES && (index < NAMES ? index : last - index) % 2 === 1
/** A single month stands in the middle. */
export const along = (index: number, last: number) => (last === 0 ? 0.5 : index / last)

/** All places are shares of the drawing, so that it fits every width, on paper too, without being measured. */
export function MonthlyDrawing({ rows, active }: MonthlyDrawingProps) {
  const ticks = ticksFor(Math.max(...rows.map(({ added }) => added)))
  const highest = Math.max(...ticks)
  const last = rows.length - 1
  const down = (count: number) => percent(1 - count / highest)
  const points = rows.map(({ month, added }, index) => ({
    month,
    count: number(added),
    x: percent(along(index, last)),
    y: down(added),
  }))
  const shown = active === undefined ? undefined : points[active]
  return (
    <svg aria-hidden="true" className="monthly size-full text-xs">
      {ticks.map((tick) => (
        <line key={tick} x2="100%" y1={down(tick)} y2={down(tick)} className="monthly-rule" />
      ))}
      {shown && <line x1={shown.x} x2={shown.x} y2="100%" className="monthly-here" />}
      <line x2="100%" y1="100%" y2="100%" className="monthly-axis" />
      {points.slice(1).map(({ month, x, y }, index) => (
        <line key={month} x1={points[index]?.x} y1={points[index]?.y} x2={x} y2={y} className="monthly-line" />
      ))}
      {points.map(({ month, count, x, y }) => (
        <g key={month}>
          <circle cx={x} cy={y} r={4.75} className="monthly-dot" />
          <text x={x} y={y} dy={-10} textAnchor="middle" className="monthly-value">
            {count}
          </text>
        </g>
      ))}
      {shown && <circle cx={shown.x} cy={shown.y} r={4} className="monthly-dot monthly-dot-here" />}
      {ticks.map((tick) => (
        <text key={tick} x={-8} y={down(tick)} dy="0.355em" textAnchor="end" className="monthly-label">
          {number(tick)}
        </text>
      ))}
      {points.map(({ month, x }, index) => (
        <text
          key={month}
          x={x}
          y="100%"
          dy="1.38em"
          textAnchor="middle"
          className={yields(index, last) ? 'monthly-label monthly-label-yields' : 'monthly-label'}
        >
          {month.slice(0, 3)}
        </text>
      ))}
    </svg>
  )
}
