// Counts by name, the last column their sum; on a phone the name is above its counts. <CountTable caption="Teks Informasi" head={['Materi', 'Mudah', 'Jumlah']}
//   rows={[{ key: 1, name: 'Ide pokok', counts: [3, 3] }]} foot={{ name: 'Jumlah', counts: [3, 3] }} />
import type { Key } from 'react'
import { classes } from './classes.ts'
import { number } from './format.ts'

interface Line {
  name: string
  counts: readonly number[]
}

interface CountTableProps {
  caption: string
  /** The title of the name column, then one title for each count. */
  head: readonly string[]
  rows: readonly (Line & { key: Key })[]
  foot?: Line
  /** Whether the last column is the sum of the others. */
  summed?: boolean
}

export function CountTable({ caption, head, rows, foot, summed = true }: CountTableProps) {
  // On a phone, tables with more columns scroll; focusable, so that the keyboard can scroll them.
  const wide = head.length > NARROW
  const scrolled = wide ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {}
  return (
    <div {...scrolled} className="overflow-x-auto rounded-card border border-line bg-white">
      <table className={classes('w-full text-left text-sm max-sm:block', wide && 'max-sm:min-w-176')}>
        <caption className="border-b border-line px-4 py-2.5 text-left text-base font-bold text-ink max-sm:block">
          {caption}
        </caption>
        <thead className="border-b border-line bg-foot text-xs text-muted max-sm:block">
          <tr className={rowClass}>
            {head.map((title, index) => (
              <th
                key={title}
                scope="col"
                className={classes(cellClass, 'font-semibold', index > 0 ? countClass : 'max-sm:sr-only')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map((row) => (
            <tr key={row.key} className={rowClass}>
              <Cells line={row} head={head} summed={summed} />
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot className="border-t border-line bg-foot font-bold max-sm:block">
            <tr className={rowClass}>
              <Cells line={foot} head={head} summed={summed} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Cells({ line, head, summed }: { line: Line; head: readonly string[]; summed: boolean }) {
  return (
    <>
      <th scope="row" className={classes(cellClass, nameClass)}>
        {line.name}
      </th>
      {line.counts.map((count, index) => (
        <td
          key={head[index + 1]}
          className={classes(
            cellClass,
            countClass,
            summed && 'last:font-bold last:text-ink',
            count === 0 && 'text-muted',
          )}
        >
          {number(count)}
        </td>
      ))}
    </>
  )
}

/** The number of columns that fit on a phone. */
const NARROW = 5

const rowClass = 'max-sm:flex max-sm:flex-wrap'
const cellClass = 'px-1 py-2 align-middle first:pl-4 last:pr-4 xl:px-2'
// On a tablet, at 200 % zoom and on paper the name gets the width that the counts leave.
const nameClass = 'font-medium text-ink wrap-anywhere sm:min-w-36 in-[tfoot]:font-bold max-sm:w-full max-sm:pb-0'
const countClass = 'w-24 text-right tabular-nums max-sm:min-w-0 max-sm:flex-1'
