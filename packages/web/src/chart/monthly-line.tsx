import { CartesianGrid, LabelList, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { number } from '../ui/format.ts'

interface MonthlyLineProps {
  rows: readonly { month: string; added: number }[]
  /** What screen readers call the drawing; the arrow keys walk along its months. */
  title: string
}

const ink = { fontSize: 12, fill: 'var(--color-muted)' }
const shown = (count: unknown) => number(Number(count))

/** A line through the months, each point with its number; its values stand in a table, too. */
export function MonthlyLine({ rows, title }: MonthlyLineProps) {
  return (
    <div className="h-72">
      <ResponsiveContainer>
        <LineChart data={[...rows]} title={title} margin={{ top: 24, right: 16, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="month"
            tickFormatter={(month: string) => month.slice(0, 3)}
            tick={ink}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-edge)' }}
            interval="preserveStartEnd"
          />
          <YAxis allowDecimals={false} tick={ink} tickFormatter={shown} tickLine={false} axisLine={false} width={44} />
          <Tooltip formatter={(count) => [shown(count), 'Soal']} isAnimationActive={false} />
          <Line
            dataKey="added"
            stroke="var(--color-brand)"
            strokeWidth={2.5}
            dot={{ r: 3.5, fill: 'var(--color-brand)' }}
            isAnimationActive={false}
          >
            <LabelList
              dataKey="added"
              position="top"
              offset={10}
              formatter={shown}
              fontSize={12}
              fill="var(--color-ink)"
            />
          </Line>
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
