// <Table caption="Subjek" rows={rows} rowKey={(row) => row.id_subject} columns={[{ title: 'Nama', cell: (row) => row.subject_name }]} />
// On a phone every row is a small card: the first cell is its heading, the others show their column's title.
import type { Key, ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers are right-aligned; actions stay together at the right and have no title on a phone. */
  kind?: 'number' | 'actions'
}

interface TableProps<Row> {
  caption: string
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  columns: readonly Column<Row>[]
}

export function Table<Row>({ caption, rows, rowKey, columns }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-white">
      <table className="w-full text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-foot text-sm text-muted max-sm:sr-only">
          <tr>
            {columns.map(({ title, kind }) => (
              <th
                key={title}
                scope="col"
                className={classes('px-4 py-2.5 font-semibold first:pl-5 last:pr-5', kind && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map((row) => (
            <tr key={rowKey(row)} className="hover:bg-foot max-sm:block max-sm:px-4 max-sm:py-3">
              {columns.map(({ title, cell, kind }, index) => (
                <td key={title} className={classes('py-2 align-middle sm:px-4 sm:first:pl-5', cellClass(kind))}>
                  {index > 0 && kind !== 'actions' && (
                    <span aria-hidden className="w-32 shrink-0 font-normal text-muted sm:hidden">
                      {title}
                    </span>
                  )}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClass(kind: Column<unknown>['kind']): string {
  // Quiet buttons have inner padding: reduce the cell's, so that their text aligns with the column title.
  if (kind === 'actions') return 'whitespace-nowrap sm:pr-1.5 sm:text-right max-sm:-mx-3 max-sm:flex'
  const flow =
    'sm:last:pr-5 max-sm:flex max-sm:gap-2 max-sm:py-0.5 max-sm:wrap-anywhere first:font-semibold first:text-ink ' +
    'first:wrap-anywhere sm:first:min-w-44'
  return kind === 'number' ? `${flow} tabular-nums sm:text-right` : flow
}
